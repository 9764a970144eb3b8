"""The divorce appraisals guide: 100 Sample Street before two appraisals that don't agree, each spouse's on an easel of its own; in front, the value that a judge may find."""
from model.board import board, patch, paving
from model.geometry import box, group, rectangle, rod
from model.letters import letters
from model.sample_house import DOOR, sample_house
from model.trees import leafy_bushes, leafy_tree, spruce

FOUND = "$478,000"  # as in content/resources/divorce-appraisals-guide.md
HALF, FOOT, TOP = 6.2, 1.9, 11.0  # half the width of a sheet, and the heights of its lower and upper edge


def build():
    board(31.0, 24.0, y=-3.6)
    patch(rectangle(-14.9, -10.6, 14.9, 7.8), "lawn")
    with group(-2.4, -2.6, 0.06, scale=0.78):
        sample_house()
        paving(DOOR - 1.0, -9.6, DOOR + 1.0, -8.8, 2, 1, height=0.1)
        paving(8.1, -9.6, 13.5, -4.9, 2, 3, height=0.1)
        leafy_bushes([(4.5, -6.5), (5.6, -6.6), (6.6, -6.5)], 0.6)
    for side, amount in ((-1, "$470,000"), (1, "$495,000")):
        with group(side * 7.9, 3.4, turn=side * -5):
            _appraisal(amount)
    letters(0, -13.3, f"judge {FOUND}", size=2.4)
    leafy_tree(-13.2, -4.4, 5.0, seed=8, size=0.42)
    spruce(13.4, -4.0, 5.6, seed=2)


def _appraisal(amount):
    """A page of a report on an easel: what it is, what it says the house is worth, and lines of text."""
    for side in (-1, 1):
        rod((side * 5.0, 0.1, 0), (side * 1.0, 1.2, TOP + 1.1), 0.2, "wood")
    rod((0, 4.0, 0), (0, 1.2, TOP + 0.6), 0.2, "wood")
    box(-HALF + 0.2, -0.75, FOOT - 0.4, HALF - 0.2, 0.5, FOOT - 0.02, "wood", 0.04)
    box(-HALF, -0.2, FOOT, HALF, 0, TOP, "card", 0.03)
    letters(0, -0.2 + 0.017, f"appraisal\n{amount}", TOP - 5.2, 2.5, standing=True)
    for i, end in enumerate((HALF - 0.7, HALF - 0.7, 1.6)):
        low = FOOT + 2.6 - 0.8 * i
        box(-HALF + 0.7, -0.21, low, end, -0.1, low + 0.22, "engraved", 0)


VIEW = {"azimuth": -7, "elevation": 25}
