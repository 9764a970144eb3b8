"""Inheritance: 100 Sample Street twice, equally high, on its old basis, in sand. Given, what is above it may be taxed, hatched; inherited, it is the step-up, in green."""
from model.board import patch
from model.geometry import box, group, rectangle
from model.hatch import hatch
from model.letters import letters
from model.row import SIDE, VIEW, bare_board  # noqa: F401
from model.sample_house import sample_house
from model.trees import leafy_bushes, leafy_tree

METERS = 1 / 80_000  # of a block, for a dollar
GIVEN, INHERITED = 120_000, 480_000  # the basis, as in the example of content/services/inheritance.md
FRONT, BACK, HALF = -5.4, 3.9, 7.3
LETTERS = 1.72  # the size of those on the blocks


def build():
    bare_board()
    # Words a little smaller than in the other three pictures, so that the longer line fits.
    for x, text in ((-8.4, f"basis if given\n${GIVEN:,}"), (7.3, f"basis if inherited\n${INHERITED:,}")):
        letters(x, -10.6, text, size=2.85, name=0.66)
    split, top = GIVEN * METERS, INHERITED * METERS
    for x, given in ((-SIDE, True), (SIDE, False)):
        with group(x):
            box(-HALF, FRONT, -0.02, HALF, BACK, split, "sand", 0.06)
            if given:
                hatch(-HALF, FRONT, split, HALF, BACK, top)
                # Small, so that most of the hatch is seen around it.
                box(-5.5, FRONT - 0.2, split + 0.36, 5.5, FRONT + 0.2, top - 0.5, "card", 0.03)
                for z, text in ((2.54, f"${INHERITED - GIVEN:,}"), (0.94, "may be taxed")):
                    letters(-0.15, FRONT - 0.2 + 0.017, text, split + z, LETTERS, standing=True)
            else:
                box(-HALF, FRONT, split - 0.02, HALF, BACK, top, "leaf-1", 0.06)
                for z, text in ((2.54, f"${INHERITED - GIVEN:,}"), (0.94, "step-up")):
                    letters(0, FRONT + 0.017, text, split + z, LETTERS, "card", standing=True)
        with group(x, 0, top):
            patch(rectangle(-HALF + 0.3, FRONT + 0.3, HALF - 0.3, BACK - 0.3), "lawn", 0.05)
            with group(-1.7, 0.0, 0.04, scale=0.54):
                sample_house()
            leafy_bushes([(0.8, -3.6), (1.6, -3.6), (-4.9, -3.7), (-4.2, -3.7), (-3.5, -3.7)], 0.38)
            leafy_tree(-5.2, 3.2, 3.9, seed=8, size=0.4)
