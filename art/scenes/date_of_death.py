"""Date of death: the house then, tinted like an old photograph, and the same house now; both named."""
from model.board import board, patch, paving
from model.dimension import number
from model.geometry import group, rectangle
from model.houses import foursquare
from model.materials import sepia
from model.trees import bushes, round_tree, spruce


def build():
    board(23, 14, y=-1.6)
    with sepia():
        _lot(-5.7, 0.55)
    _lot(5.7, 1.0)
    number(-5.7, -7.3, "THEN", size=2.3, thick=0.35, standing=True)
    number(5.7, -7.3, "NOW", size=2.3, thick=0.35, standing=True)


def _lot(x, growth):
    """The house on its lawn, and the same trees, fully grown at 1."""
    patch(rectangle(x - 5.2, -6.1, x + 5.2, 4.9), "lawn")
    paving(x + 0.6, -6.2, x + 2.4, -5.9, 2, 1)
    with group(x, 0.9, 0.06):
        foursquare()
    round_tree(x + 4.4, -2.2, 4.4 * growth, seed=3)
    spruce(x - 4.3, 3.6, 8.4 * growth, seed=8)
    bushes([(x - 2.8, -3.9), (x - 1.9, -4.0)], 0.6 * growth)


VIEW = {"azimuth": -9, "elevation": 16}
