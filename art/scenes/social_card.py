"""The background of share cards: a tall house on the right, empty paper on the left for text."""
from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import group, rectangle
from model.houses import foursquare
from model.trees import bushes, round_tree, spruce

VIEW = {"azimuth": 34, "elevation": 31, "margins": (0.5, 0.058, 0.03, 0.023), "ratio": 1200 / 630}


def build():
    board(10.6, 13.8, y=-0.1)
    patch(rectangle(-4.9, -5.5, 0.6, -4.4), "lawn")
    patch(rectangle(2.8, -5.5, 4.9, -4.4), "lawn")
    patch(rectangle(-4.9, -4.4, 4.9, 6.4), "lawn")
    paving(0.7, -5.6, 2.7, -4.5, 2, 1)
    with group(0, 1.0, 0.06):
        foursquare()
    spruce(-1.0, 5.9, 10.2, seed=2, spread=1.7)
    spruce(3.4, 5.7, 4.4, seed=8, spread=1.1)
    round_tree(-4.1, -3.0, 2.9, seed=4, leaf="leaf-2")
    round_tree(4.2, -3.9, 2.6, seed=6)
    bushes([(4.3, -1.6), (4.4, -0.7)], 0.45)
    dimension((-3.7, -6.15), (3.7, -6.15))
