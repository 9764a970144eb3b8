"""Inheritance: one house on two dates, each time on a block of sand as high as its basis: low if it was given, high if it was inherited."""
from model.board import board, patch, paving
from model.bodies import gable_body, hood
from model.dimension import number
from model.geometry import box, group, rectangle
from model.materials import roofed
from model.parts import steps
from model.trees import leafy_bushes, leafy_tree, sapling, spruce

METERS = 1 / 52_000  # of a block, for a dollar
FRONT, BACK, HALF = -5.2, 4.6, 6.1


def build():
    board(28.6, 16.2, y=-2.4)
    with _block(-6.9, 120_000, "given"):
        spruce(-4.2, 1.6, 2.2, seed=2)
        sapling(4.3, -3.5, 2.0, seed=4)
    with _block(6.9, 480_000, "inherited"):
        spruce(-4.3, 1.9, 7.6, seed=2, spread=1.35)
        leafy_tree(4.0, -3.2, 4.0, seed=4, size=0.36)
        leafy_bushes([(-1.9, -2.7), (-1.1, -2.8), (2.2, -2.8)], 0.45)


def _block(x, dollars, how):
    """A block with the house on it and a word before it; returns the group on its top."""
    top = dollars * METERS
    with group(x):
        box(-HALF, FRONT, -0.02, HALF, BACK, top, "sand", 0.06)
        # Both in one size, at one distance from the top, and flush: letters that stand out have a shadow, which smears them.
        number(0, FRONT + 0.017, f"basis ${dollars:,}", top - 1.92, 2.35, standing=True)
        number(0, FRONT - 2.6, how, size=2.4, longer=1.7, upright=True)
        patch(rectangle(-HALF + 0.3, FRONT + 0.3, HALF - 0.3, BACK - 0.3), "lawn", top + 0.05)
        with group(0.5, 0.6, top + 0.04), roofed("slate"):
            _house()
    return group(x, 0, top)


def _house():
    """Two stories, with the gable to the side."""
    gable_body(7.2, 5.4, 4.9, 40, {
        "front": [(-2.3, 1.0, 1.3, 1.5, "window"), (0, 0.32, 1.1, 2.15, "door"), (2.3, 1.0, 1.3, 1.5, "window"),
                  (-2.3, 3.2, 1.2, 1.3, "window"), (0, 3.2, 1.0, 1.3, "window"), (2.3, 3.2, 1.2, 1.3, "window")],
        "right": [(-1.3, 1.0, 1.2, 1.5, "window"), (1.3, 1.0, 1.2, 1.5, "window"),
                  (-1.3, 3.2, 1.1, 1.3, "window"), (1.3, 3.2, 1.1, 1.3, "window"), (0, 5.4, 0.9, 1.0, "window")],
        "left": [(0, 1.0, 1.2, 1.5, "window"), (0, 3.2, 1.1, 1.3, "window")],
    }, seed=3)
    hood(0, -2.7, 2.0)
    steps(0, -2.75, 1.5, 2)


VIEW = {"azimuth": 22, "elevation": 22}
