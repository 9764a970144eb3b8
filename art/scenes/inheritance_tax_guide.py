"""The inheritance guide: everything an estate owns, stacked, against a wall that is hatched above the threshold."""
from math import cos, pi, sin

from mathutils import Matrix

from model.board import board, patch
from model.cutting import clip
from model.geometry import box, frame, group, plate, rectangle, rod
from model.houses import cottage, craftsman
from model.materials import roofed
from model.trees import leafy_bush, leafy_bushes, leafy_tree, spruce

THRESHOLD = 5.4
WALL, LEFT, RIGHT, TOP = 5.0, -12.2, 12.2, 10.4  # where the wall stands, and how far it reaches
SAVINGS, LAND = 3.3, 1.5  # height of what the house stands on


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


def _estate():
    """Savings at the foot, land on them, the house on top."""
    _safe(-5.7, -3.9, -0.7, 4.2)
    _coins()
    with group(0, 0, SAVINGS):
        box(-6.2, -4.4, 0.01, 6.2, 4.7, LAND - 0.55, "stone", 0.05)
        box(-6.3, -4.5, LAND - 0.54, 6.3, 4.8, LAND - 0.06, "soil", 0.05)
        patch(rectangle(-6.15, -4.35, 6.15, 4.65), "lawn-deep", LAND)
        for i in range(13):
            for k in range(3):
                leafy_bush(4.5 + 0.55 * k, -3.9 + 0.6 * i, 0.22, i * 3 + k, ("leaf-3", "leaf-4"), LAND)
        with group(-2.5, 0.8, LAND + 0.02, scale=0.6), roofed("cedar"):
            craftsman()
        spruce(-5.2, 4.0, 4.6, seed=2, spread=1.2, z=LAND)
        leafy_tree(2.2, 3.7, 3.6, seed=8, z=LAND, size=0.38)


def _safe(x0, y0, x1, y1):
    """A strongbox with its door, a dial and a handle to the front."""
    box(x0, y0, 0, x1, y1, SAVINGS, "slate-1", 0.08)
    middle = (x0 + x1) / 2
    box(x0 + 0.45, y0 - 0.14, 0.35, x1 - 0.45, y0 + 0.1, SAVINGS - 0.3, "slate-2", 0.06)
    z = SAVINGS / 2
    rod((middle - 0.5, y0 - 0.1, z), (middle - 0.5, y0 - 0.34, z), 0.5, "card", sides=28)
    rod((middle - 0.5, y0 - 0.3, z), (middle - 0.5, y0 - 0.44, z), 0.2, "slate-3", sides=20)
    for i in range(3):
        angle = pi / 2 + 2 * pi * i / 3
        rod((middle + 0.85, y0 - 0.28, z), (middle + 0.85 + 0.55 * cos(angle), y0 - 0.28, z + 0.55 * sin(angle)), 0.08, "card")


def _coins():
    """Columns of coins as high as the safe."""
    count = 11
    thick = SAVINGS / count
    for place, (x, y) in enumerate(((0.6, -3.2), (2.4, -3.4), (4.2, -3.1), (5.3, -1.5), (3.3, -1.4), (1.5, -1.2), (5.2, 1.6), (0.6, 3.2))):
        for i in range(count):
            shift = 0.07 * sin(place * 2.4 + i * 1.9)
            rod((x + shift, y, thick * i), (x + shift, y, thick * (i + 1) - 0.03), 0.82 - 0.05 * (i % 2), "brass", sides=32)


VIEW = {"azimuth": -30, "elevation": 16}
