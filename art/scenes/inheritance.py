"""Inheritance: 100 Sample Street on two dates, each time on a block of sand as high as its basis: low if it was given, high if it was inherited."""
from model.board import board, patch
from model.dimension import number
from model.geometry import box, group, rectangle
from model.sample_house import sample_house
from model.trees import leafy_bushes, leafy_tree, sapling, spruce

METERS = 1 / 62_000  # of a block, for a dollar
FRONT, BACK, HALF = -5.8, 4.6, 7.2


def build():
    board(31.6, 15.6, y=-2.4)
    # As in the example of content/step-up.yaml.
    with _block(-7.7, 120_000, "given"):
        sapling(-5.9, -4.4, 1.8, seed=4)
    with _block(7.7, 480_000, "inherited"):
        spruce(0.9, 3.9, 6.4, seed=2)
        leafy_tree(-4.6, 3.4, 5.6, seed=8, size=0.36)
        leafy_bushes([(1.2, -3.9), (1.9, -3.9), (-4.8, -4.0), (-4.0, -4.0), (-3.2, -4.0)], 0.38)


def _block(x, dollars, how):
    """A block with the house on it and a word before it; returns the group on its top."""
    top = dollars * METERS
    with group(x):
        box(-HALF, FRONT, -0.02, HALF, BACK, top, "sand", 0.06)
        # Both in one size, at one distance from the top, and flush: letters that stand out have a shadow, which smears them.
        number(0, FRONT + 0.017, f"basis ${dollars:,}", top - 1.62, 2.3, standing=True)
        number(0, FRONT - 2.3, how, size=2.5, longer=1.6, upright=True)
        patch(rectangle(-HALF + 0.3, FRONT + 0.3, HALF - 0.3, BACK - 0.3), "lawn", top + 0.05)
        with group(-1.7, 0.1, top + 0.04, scale=0.57):
            sample_house()
    return group(x, 0, top)


VIEW = {"azimuth": 22, "elevation": 22}
