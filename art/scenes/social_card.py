"""The background of share cards: a tall house on the right, empty paper on the left for text."""
from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import group, rectangle
from model.houses import foursquare
from model.trees import bushes, round_tree, spruce, wire_tree

RATIO = 1200 / 630
VIEW = {"azimuth": 34, "elevation": 31, "margins": (0.515, 0.01, 0.03, 0.04), "reach": 0.25}


def build():
    board(10.6, 13.8, y=-0.1)
    patch(rectangle(-4.9, -6.4, 0.6, -4.4), "lawn")
    patch(rectangle(2.8, -6.4, 4.9, -4.4), "lawn")
    patch(rectangle(-4.9, -4.4, 4.9, 6.4), "lawn")
    paving(0.6, -6.5, 2.4, -5.4, 2, 2)
    with group(0, 1.0, 0.06):
        foursquare()
    spruce(-1.0, 5.9, 10.2, seed=2, spread=1.7)
    spruce(4.2, 5.6, 4.4, seed=8, spread=1.1)
    wire_tree(-4.3, -2.6, 3.6, seed=4)
    round_tree(4.2, -3.9, 2.6, seed=6)
    bushes([(4.3, -1.6), (4.4, -0.7)], 0.45)
    dimension((-3.7, -5.9, 0.7), (3.7, -5.9, 0.7), post=0.7)
