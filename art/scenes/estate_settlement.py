"""Estate settlement: 100 Sample Street, and before it on two signs, what needs its value and by when."""
from model.board import board, patch, paving
from model.letters import letters
from model.geometry import box, group, rectangle
from model.sample_house import DOOR, sample_house
from model.trees import hedge, leafy_bushes, leafy_tree, spruce


def build():
    board(31.4, 26.2, x=1.0, y=-2.7)
    patch(rectangle(-14.2, -7.9, 16.2, 9.8), "lawn")
    with group(-3.6, 2.8, 0.06, scale=0.9):
        sample_house()
        paving(DOOR - 1.0, -11.8, DOOR + 1.0, -8.9, 2, 2, height=0.1)
        paving(8.1, -11.8, 13.5, -4.9, 3, 4, height=0.1)
        leafy_bushes([(4.5, -6.5), (5.6, -6.6), (6.6, -6.5)], 0.6)
        leafy_bushes([(-7.0, -6.6), (-5.9, -6.5), (-4.8, -6.6), (-3.7, -6.5)], 0.52)
    hedge(-13.9, 9.4, 15.9, 9.4, 1.1)
    spruce(-12.0, 7.2, 7.6, seed=2)
    leafy_tree(12.6, 6.6, 6.4, seed=8)
    # As in content/deadlines.yaml.
    _sign(-8.2, "inventory", "3 months")
    _sign(8.6, "estate tax", "9 months")


def _sign(x, what, when):
    with group(x, -14.6):
        for post in (-4.6, 4.6):
            box(post - 0.16, 0.02, 0, post + 0.16, 0.32, 6.2, "wood", 0.03)
        box(-6.2, -0.2, 0.3, 6.2, 0, 6.0, "card", 0.04)
        letters(0, -0.2 + 0.017, f"{what}\n{when}", 1.15, 2.65, standing=True)


VIEW = {"azimuth": -16, "elevation": 29}
