"""Date of death: 100 Sample Street then, in full color and with a window lit, and now, pale behind it; before each, its value."""
from model.board import board, patch, paving
from model.dimension import number
from model.geometry import group, rectangle
from model.lot import lawns
from model.materials import pale
from model.sample_house import DOOR, VALUE, sample_house
from model.trees import leafy_bushes, leafy_tree, spruce



def build():
    board(32.6, 17.6, x=1.3, y=-1.9)
    _lot(-8.3, -0.5, 0.75, lit=True)
    number(-7.4, -8.8, f"then {VALUE}", size=2.6, mats="word", longer=1.6, upright=True)
    with pale():
        _lot(7.4, 1.5, 1.0)
        # As in content/step-up.yaml.
        number(8.6, -6.8, "now $500,000", size=2.6, mats="word", longer=1.6, upright=True)


def _lot(x, y, growth, lit=False):
    """The house on its lawn, and the same trees, fully grown at 1."""
    with group(x, y, 0.01, scale=0.62):
        lawns(-9.2, -9.6, 15.0, 7.4, drive=(8.0, 13.6))
        paving(DOOR - 1.0, -9.6, DOOR + 1.0, -8.9, 2, 1)
        paving(8.1, -9.6, 13.5, -4.9, 2, 3)
        sample_house(lit)
        leafy_tree(-5.4, 6.6, 11.0 * growth, seed=8, size=0.6)
        spruce(5.0, 6.8, 12.0 * growth, seed=2)
        leafy_bushes([(4.5, -6.5), (5.7, -6.5), (6.8, -6.5)], 0.7)
        leafy_bushes([(-7.0, -6.6), (-5.9, -6.6), (-4.6, -6.6), (-3.5, -6.6)], 0.6)


VIEW = {"azimuth": -10, "elevation": 26}
