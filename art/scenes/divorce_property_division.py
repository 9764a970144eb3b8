"""Dividing property: one house on two dates, and before each, the half that one owner pays the other."""
from model.board import board, patch, paving
from model.dimension import number
from model.geometry import group, rectangle
from model.houses import cottage
from model.materials import roofed
from model.trees import leafy_bushes, leafy_tree, sapling, spruce


def build():
    board(27, 19.6, y=-3.6)
    _lot(-6.5, "separation", "$85,000")
    _lot(6.5, "today", "$110,000")
    sapling(-2.3, -3.0, 2.2, seed=3)
    spruce(-11.2, 4.2, 4.4, seed=2)
    leafy_tree(10.7, -3.0, 4.0, seed=3, size=0.36)
    spruce(1.8, 4.2, 7.4, seed=2)
    leafy_bushes([(8.3, -2.9), (9.2, -2.8), (3.6, -2.9), (4.4, -2.8)], 0.5)


def _lot(x, when, amount):
    """The house on its lawn, and two lines on the board, as in the example of content/buyout.yaml."""
    patch(rectangle(x - 6.1, -5.2, x + 6.1, 5.8), "lawn")
    paving(x - 0.7, -5.3, x + 0.7, -3.9, 2, 2, height=0.1)
    with group(x, 0.6, 0.06, scale=1.12), roofed("cedar"):
        cottage()
    number(x, -6.9, when, size=2.3, longer=1.6, upright=True)
    number(x, -10.3, amount, size=3.4, longer=1.6, upright=True)


VIEW = {"azimuth": -16, "elevation": 26}
