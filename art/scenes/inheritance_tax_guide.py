"""The inheritance guide: a house alone, and a like one on what else counts in an estate, against a wall that is hatched above the threshold."""
from mathutils import Matrix

from model.board import board, patch
from model.cutting import clip
from model.dimension import number
from model.geometry import box, frame, group, plate, rectangle
from model.houses import cottage
from model.materials import roofed
from model.trees import leafy_bushes, leafy_tree, spruce

THRESHOLD = 5.4
WALL, LEFT, RIGHT, TOP = 5.0, -12.2, 12.2, 10.4  # where the wall stands, and how far it reaches
BLOCK, FRONT = 2.6, -4.4  # height of each block that the right house stands on, and where they begin


def build():
    board(26, 12.9, y=0.1)
    patch(rectangle(-12.0, -5.7, -2.4, 4.6), "lawn")
    _wall()
    with roofed("slate"), group(-7.6, 0.6, 0.06, scale=0.72):
        cottage()
    leafy_bushes([(-9.8, -2.4), (-9.0, -2.5), (-6.2, -2.4), (-5.4, -2.5)], 0.4)
    leafy_tree(-4.0, -1.6, 3.0, seed=4, size=0.34)
    with group(5.2):
        _estate()


def _wall():
    """Plain up to the threshold, set back above it and hatched."""
    box(LEFT, WALL, -0.02, RIGHT, WALL + 0.5, THRESHOLD, "card", 0.03)
    box(LEFT + 0.05, WALL + 0.2, THRESHOLD - 0.05, RIGHT - 0.05, WALL + 0.5, TOP, "card-warm", 0.03)
    box(LEFT - 0.06, WALL - 0.28, THRESHOLD - 0.01, RIGHT + 0.06, WALL + 0.52, THRESHOLD + 0.24, "wood-dark", 0.03)
    matrix = frame((0, WALL + 0.2, 0), (1, 0, 0), (0, 0, 1))
    low, high, lean, gap = THRESHOLD + 0.3, TOP - 0.1, 1.0, 1.1
    x = LEFT - (high - low) * lean
    while x < RIGHT:
        strip = [(x, low), (x + 0.28, low), (x + 0.28 + (high - low) * lean, high), (x + (high - low) * lean, high)]
        turned = clip([(y, x) for x, y in strip], LEFT + 0.15, RIGHT - 0.15)
        if len(turned) > 2:
            plate([(x, y) for y, x in turned], 0.06, "brass", matrix @ Matrix.Translation((0, 0, 0.04)), bevel=0)
        x += gap
    box(-11.5, WALL - 0.06, THRESHOLD + 1.3, -1.9, WALL + 0.3, THRESHOLD + 3.8, "card", 0.03)
    number(-6.7, WALL - 0.06 + 0.017, "may be taxed", THRESHOLD + 1.95, 2.1, standing=True)


def _estate():
    """What else counts, as blocks that carry the house."""
    for i, (name, mats) in enumerate((("savings", "stone"), ("life insurance", "card"))):
        low, in_by = BLOCK * i, 0.25 * i
        box(-6.2 + in_by, FRONT + in_by, low - 0.02, 6.2 - in_by, 4.3 - in_by, low + BLOCK - 0.06, mats, 0.06)
        box(-6.0 + in_by, FRONT + in_by + 0.2, low + BLOCK - 0.1, 6.0 - in_by, 4.1 - in_by, low + BLOCK, "wood-dark", 0)
        number(0, FRONT + in_by + 0.017, name, low + 0.72, 2.3, standing=True)
    top = 2 * BLOCK
    patch(rectangle(-5.8, FRONT + 0.4, 5.8, 3.9), "lawn", top + 0.05)
    with group(-0.6, 0.3, top + 0.04, scale=0.72), roofed("cedar"):
        cottage()
    leafy_bushes([(-2.8, -2.7), (-2.0, -2.8), (0.8, -2.7), (1.6, -2.8)], 0.4, z=top)
    spruce(-4.6, 2.6, 4.4, seed=2, spread=1.2, z=top)
    leafy_tree(4.0, -1.0, 3.0, seed=8, z=top, size=0.34)


VIEW = {"azimuth": -30, "elevation": 16}
