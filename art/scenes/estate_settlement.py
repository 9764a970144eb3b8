"""Estate settlement: 100 Sample Street, its value before it, and on two signs, what needs that value and by when."""
from model.board import board, patch, paving
from model.dimension import number
from model.geometry import box, group, rectangle
from model.sample_house import DOOR, VALUE, sample_house
from model.trees import hedge, leafy_bushes, leafy_tree, spruce


def build():
    board(31.4, 26.0, x=1.0, y=-2.6)
    patch(rectangle(-14.2, -10.4, 16.2, 9.8), "lawn")
    with group(-3.6, 2.8, 0.06, scale=0.9):
        sample_house()
        paving(DOOR - 1.0, -14.6, DOOR + 1.0, -8.9, 2, 4, height=0.1)
        paving(8.1, -14.6, 13.5, -4.9, 3, 5, height=0.1)
        leafy_bushes([(4.5, -6.5), (5.6, -6.6), (6.6, -6.5)], 0.6)
        leafy_bushes([(-7.0, -6.6), (-5.9, -6.5), (-4.8, -6.6), (-3.7, -6.5)], 0.52)
    hedge(-13.9, 9.4, 15.9, 9.4, 1.1)
    spruce(-12.0, 7.2, 7.6, seed=2)
    leafy_tree(12.6, 6.6, 6.4, seed=8)
    # As in content/deadlines.yaml.
    _sign(-10.0, "inventory", "3 months")
    _sign(12.3, "estate tax", "9 months")
    number(1.0, -12.9, VALUE, size=4.2, longer=1.3, upright=True)


def _sign(x, what, when):
    with group(x, -9.2, 0.05):
        for post in (-2.7, 2.7):
            box(post - 0.16, 0.02, 0, post + 0.16, 0.32, 4.6, "wood", 0.03)
        box(-3.7, -0.2, 0.5, 3.7, 0, 4.4, "card", 0.04)
        for low, text in ((2.7, what), (1.0, when)):
            number(0, -0.2 + 0.017, text, low, 2.1, standing=True)


VIEW = {"azimuth": -16, "elevation": 29}
