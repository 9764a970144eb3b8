"""Inheritance: 100 Sample Street twice, equally high. Inherited, it stands on its basis, in sand; given, on a lower one, and what may be taxed is hatched."""
from model.board import board, patch
from model.geometry import box, group, rectangle
from model.hatch import hatch
from model.letters import letters
from model.sample_house import sample_house
from model.trees import leafy_bushes, leafy_tree, spruce

METERS = 1 / 46_000  # of a block, for a dollar
GIVEN, INHERITED = 120_000, 480_000  # the basis, as in the example of content/step-up.yaml
FRONT, BACK, HALF = -5.4, 4.6, 7.0


def build():
    board(31.2, 16.6, y=-3.2)
    top = INHERITED * METERS
    with group(-7.5):
        split = GIVEN * METERS
        box(-HALF, FRONT, -0.02, HALF, BACK, split, "sand", 0.06)
        letters(0, FRONT + 0.017, f"${GIVEN:,}", 0.55, 2.6, standing=True)
        hatch(-HALF, FRONT, split, HALF, BACK, top)
        box(-6.4, FRONT - 0.2, split + 2.3, 6.4, FRONT + 0.2, split + 5.5, "card", 0.03)
        letters(0, FRONT - 0.2 + 0.017, "may be taxed", split + 3.4, 2.12, standing=True)
    with group(7.5):
        box(-HALF, FRONT, -0.02, HALF, BACK, top, "sand", 0.06)
        letters(0, FRONT + 0.017, f"basis\n${INHERITED:,}", top / 2 - 1.7, 2.8, standing=True)
    for x, how in ((-7.5, "given"), (7.5, "inherited")):
        letters(x, FRONT - 3.0, how, size=2.6)
        with group(x, 0, top):
            patch(rectangle(-HALF + 0.3, FRONT + 0.3, HALF - 0.3, BACK - 0.3), "lawn", 0.05)
            with group(-1.7, 0.1, 0.04, scale=0.57):
                sample_house()
            leafy_bushes([(1.2, -3.9), (1.9, -3.9), (-4.8, -4.0), (-4.0, -4.0), (-3.2, -4.0)], 0.38)
            spruce(0.9, 3.9, 6.4, seed=2)
            leafy_tree(-4.6, 3.4, 5.6, seed=8, size=0.36)


VIEW = {"azimuth": 20, "elevation": 20}
