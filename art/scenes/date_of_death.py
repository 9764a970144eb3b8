"""Date of death: the house then, in full color and with its lights on, and the same house now, pale behind it; before each, its value."""
from model.board import board, patch, paving
from model.dimension import number
from model.geometry import group, rectangle
from model.houses import foursquare
from model.materials import pale
from model.trees import leafy_bushes, leafy_tree, spruce


def build():
    board(24.6, 20.8, y=-3.4)
    _lot(-6.0, -0.8, 0.85, lit=True)
    _value(-6.0, "then", "$480,000")
    with pale():
        _lot(6.2, 0.9, 1.0)
        _value(6.2, "now", "$500,000")


def _value(x, when, amount):
    """Two lines on the board, as in the example of content/step-up.yaml."""
    for y, text in ((-8.5, when), (-11.6, amount)):
        number(x, y, text, size=2.4, mats="word", longer=1.75, upright=True)


def _lot(x, y, growth, lit=False):
    """The house on its lawn, and the same trees, fully grown at 1."""
    patch(rectangle(x - 5.4, y - 6.1, x + 5.4, y + 5.4), "lawn")
    paving(x + 0.6, y - 6.2, x + 2.4, y - 5.9, 2, 1)
    with group(x, y + 0.9, 0.06):
        foursquare(lit=lit)
    leafy_tree(x + 4.6, y - 2.4, 4.8 * growth, seed=3, size=0.42)
    spruce(x - 4.4, y + 4.0, 9.0 * growth, seed=8)
    leafy_bushes([(x - 3.0, y - 4.0), (x - 1.9, y - 4.1), (x - 0.8, y - 4.0)], 0.55)


VIEW = {"azimuth": -9, "elevation": 23}
