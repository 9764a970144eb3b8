"""The base of share cards: a tall house at the right, empty paper at the left for words."""
from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import group, rectangle
from model.houses import foursquare
from model.trees import bushes, round_tree, spruce, wire_tree

RATIO = 1200 / 630
VIEW = {"azimuth": 34, "margins": (0.54, 0.015, 0.05, 0.06)}


def build():
    board(12.0, 13.0, y=-1.0)
    patch(rectangle(-5.6, -7.1, 0.6, -4.4), "lawn")
    patch(rectangle(2.8, -7.1, 5.6, -4.4), "lawn")
    patch(rectangle(-5.6, -4.4, 5.6, 5.1), "lawn")
    paving(0.8, -7.2, 2.6, -6.0, 2, 2)
    with group(0, 1.0, 0.06):
        foursquare()
    spruce(-4.4, 3.9, 8.6, seed=2)
    spruce(4.6, 4.0, 6.6, seed=8, spread=1.3)
    wire_tree(-4.7, -1.4, 4.2, seed=4)
    round_tree(4.7, -3.4, 2.7, seed=6)
    bushes([(4.5, -1.6), (4.6, -0.7), (-4.6, -3.6)], 0.45)
    dimension((-3.7, -6.5, 0.75), (3.7, -6.5, 0.75), post=0.7)
