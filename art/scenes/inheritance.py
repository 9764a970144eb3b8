"""Inheritance: 100 Sample Street twice, equally high. Given, it stands on its old basis, in sand, and what may be taxed is hatched; inherited, all of it is basis."""
from model.board import board, patch
from model.geometry import box, group, rectangle
from model.hatch import hatch
from model.letters import letters
from model.sample_house import sample_house
from model.trees import leafy_bushes, leafy_tree

METERS = 1 / 45_000  # of a block, for a dollar
GIVEN, INHERITED = 120_000, 480_000  # the basis, as in the example of content/transfers.yaml
FRONT, BACK, HALF = -4.6, 5.4, 8.6


def build():
    board(37.6, 19.0, y=-4.0)
    split, top = GIVEN * METERS, INHERITED * METERS
    for x, how, basis in ((-9.1, "given", GIVEN), (9.1, "inherited", INHERITED)):
        with group(x):
            high = basis * METERS
            box(-HALF, FRONT, -0.02, HALF, BACK, high, "sand", 0.06)
            letters(0, FRONT + 0.017, f"basis ${basis:,}", high / 2 - 0.78, 2.3, standing=True)
            letters(0, FRONT - 4.4, how, size=3.0)
            if high < top:
                hatch(-HALF, FRONT, split, HALF, BACK, top)
                box(-5.9, FRONT - 0.2, split + 1.1, 5.9, FRONT + 0.2, top - 1.1, "card", 0.03)
                letters(0, FRONT - 0.2 + 0.017, f"may be taxed\n${INHERITED - GIVEN:,}", split + 2.15, 2.45, standing=True)
        with group(x, 0, top):
            patch(rectangle(-HALF + 0.3, FRONT + 0.3, HALF - 0.3, BACK - 0.3), "lawn", 0.05)
            with group(-2.0, 1.1, 0.04, scale=0.66):
                sample_house()
            leafy_bushes([(1.3, -3.3), (2.1, -3.3), (-5.6, -3.4), (-4.7, -3.4), (-3.8, -3.4)], 0.42)
            leafy_tree(-5.4, 4.5, 4.8, seed=8, size=0.42)


VIEW = {"azimuth": 13, "elevation": 17}
