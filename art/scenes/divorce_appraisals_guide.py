"""The divorce appraisals guide: 100 Sample Street between two appraisals that don't agree, each spouse's on an easel of its own."""
from model.board import board, patch, paving
from model.dimension import number
from model.geometry import box, group, rectangle, rod
from model.sample_house import DOOR, sample_house
from model.trees import leafy_bushes, leafy_tree, spruce

HALF, FOOT, TOP = 5.1, 1.4, 11.6  # half the width of a sheet, and the heights of its lower and upper edge


def build():
    board(38.4, 19.4, y=0.4)
    patch(rectangle(-18.7, -5.3, 18.7, 9.6), "lawn")
    with group(-2.4, 3.2, 0.06, scale=0.86):
        sample_house()
        paving(DOOR - 1.0, -9.8, DOOR + 1.0, -8.8, 2, 1, height=0.1)
        paving(8.1, -9.8, 13.5, -4.9, 2, 3, height=0.1)
        leafy_bushes([(4.5, -6.5), (5.6, -6.6), (6.6, -6.5)], 0.6)
        spruce(-2.6, 8.0, 9.4, seed=2)
        leafy_tree(5.2, 8.2, 8.8, seed=8)
    for side, amount in ((-1, "$470,000"), (1, "$495,000")):
        with group(side * 13.5, -5.4, turn=side * -6):
            _appraisal(amount)


def _appraisal(amount):
    """A page of a report on an easel: what it is, what it says the house is worth, and lines of text."""
    for side in (-1, 1):
        rod((side * 4.4, 0.1, 0), (side * 0.9, 1.2, TOP + 1.1), 0.2, "wood")
    rod((0, 4.4, 0), (0, 1.2, TOP + 0.6), 0.2, "wood")
    box(-HALF + 0.2, -0.75, FOOT - 0.4, HALF - 0.2, 0.5, FOOT - 0.02, "wood", 0.04)
    box(-HALF, -0.2, FOOT, HALF, 0, TOP, "card", 0.03)
    number(0, -0.2 + 0.017, "appraisal", TOP - 2.5, 2.6, standing=True)
    number(0, -0.2 + 0.017, amount, TOP - 5.8, 3.35, standing=True)
    for i, end in enumerate((HALF - 0.9, HALF - 0.9, HALF - 1.6, 0.6)):
        low = TOP - 7.4 - 0.8 * i
        box(-HALF + 0.9, -0.21, low, end, -0.1, low + 0.22, "engraved", 0)


VIEW = {"azimuth": -5, "elevation": 28}
