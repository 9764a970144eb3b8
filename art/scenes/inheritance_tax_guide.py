"""The inheritance guide: 100 Sample Street on what else counts in an estate; what rises above the threshold is hatched in brass."""
from model.board import board, patch
from model.hatch import hatch
from model.letters import letters
from model.geometry import box, group, rectangle
from model.sample_house import sample_house
from model.trees import leafy_bushes, leafy_tree, spruce

BLOCK, ABOVE = 3.0, 4.3  # heights of a block, and of what is above the threshold
THRESHOLD = 2 * BLOCK
LEFT, RIGHT, FRONT, BACK = -8.2, 8.2, -4.6, 4.8
SIGN = 19.0  # where the threshold's wall ends


def build():
    board(30.0, 12.6, x=5.4, y=-0.5)
    for i, (name, mats) in enumerate((("savings", "stone"), ("life insurance", "card"))):
        low = BLOCK * i
        box(LEFT, FRONT, low - 0.02, RIGHT, BACK, low + BLOCK - 0.05, mats, 0.06)
        letters(0, FRONT + 0.017, name, low + 0.9, 2.35, standing=True)
    _above()
    _threshold()


def _above():
    """The hatched part, and the house on it."""
    top = THRESHOLD + ABOVE
    hatch(LEFT, FRONT, THRESHOLD, RIGHT, BACK, top)
    box(-6.4, FRONT - 0.2, THRESHOLD + 0.85, 6.4, FRONT + 0.2, top - 0.75, "card", 0.03)
    letters(0, FRONT - 0.2 + 0.017, "may be taxed", THRESHOLD + 1.65, 2.15, standing=True)
    patch(rectangle(LEFT + 0.3, FRONT + 0.3, RIGHT - 0.3, BACK - 0.3), "lawn", top + 0.05)
    with group(-1.9, 0.5, top + 0.04, scale=0.6):
        sample_house()
        leafy_bushes([(4.5, -6.5), (5.6, -6.6), (6.6, -6.5)], 0.6)
        leafy_bushes([(-7.0, -6.6), (-5.9, -6.5), (-4.8, -6.6), (-3.7, -6.5)], 0.52)
    spruce(-5.6, 4.0, 6.2, seed=2, z=top)
    leafy_tree(6.6, 3.6, 4.8, seed=8, z=top, size=0.4)


def _threshold():
    """A wall as high as the threshold beside the stack, measured in brass; its upper edge runs on across the stack."""
    box(RIGHT + 0.6, FRONT - 0.02, -0.02, SIGN, FRONT + 0.6, THRESHOLD, "card", 0.04)
    box(LEFT - 0.1, FRONT - 0.22, THRESHOLD - 0.12, SIGN + 0.1, FRONT + 0.1, THRESHOLD + 0.14, "brass", 0.03)
    leafy_bushes([(12.4, FRONT - 0.6), (13.5, FRONT - 0.5), (18.3, FRONT - 0.6)], 0.6)
    x = RIGHT + 1.15
    box(x - 0.14, FRONT - 0.14, 0.02, x + 0.14, FRONT + 0.1, THRESHOLD, "brass", 0.02)
    box(x - 0.7, FRONT - 0.15, 0.02, x + 0.7, FRONT + 0.1, 0.26, "brass", 0.02)
    letters(x + 5.0, FRONT - 0.02 + 0.017, "threshold", THRESHOLD - 2.4, 2.2, standing=True)


VIEW = {"azimuth": -18, "elevation": 17}
