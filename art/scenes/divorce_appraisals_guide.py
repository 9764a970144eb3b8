"""The divorce appraisals guide: 100 Sample Street with its roof lifted, so that its rooms can be measured."""
from mathutils import Matrix

from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import box, plate, rectangle
from model.parts import steps
from model.sample_house import DEPTH, DOOR, EAVE, MEASURES, WIDTH, garage, lifted_roof, partitions, walls
from model.trees import leafy_bushes, leafy_tree

HALF, DEEP, FLOOR = WIDTH / 2, DEPTH / 2, 0.3


def build():
    board(29.6, 22.0, x=1.8, y=-1.8)
    patch(rectangle(-9.7, -9.4, 16.2, 8.8), "lawn")
    paving(DOOR - 1.0, -9.5, DOOR + 1.0, -8.4, 2, 1, height=0.09)
    paving(8.0, -9.5, 13.6, -4.9, 3, 2, height=0.09)
    box(-HALF - 0.1, -DEEP - 0.1, 0, HALF + 0.1, DEEP + 0.1, 0.22, "stone")
    box(-HALF + 0.1, -DEEP + 0.1, 0.2, HALF - 0.1, DEEP - 0.1, FLOOR, "wood", bevel=0)
    walls(EAVE)
    for place, (x0, y0, x1, y1) in enumerate(partitions()):
        # Each slightly lower than the last, so walls that meet don't share a face.
        box(x0 - 0.09, y0 - 0.09, FLOOR, x1 + 0.09, y1 + 0.09, EAVE - 0.004 * (place + 1), "card", 0.02)
    _furnish()
    box(DOOR - 3.95, -DEEP - 1.9, 0, DOOR + 1.45, -DEEP, 0.4, "stone", 0.03)
    box(DOOR - 4.05, -DEEP - 2.0, 0.4, DOOR + 1.55, -DEEP + 0.01, 0.5, "card", 0.03)
    steps(DOOR, -DEEP - 2.0, 1.9, 3)
    garage(overhang=0.24)
    lifted_roof(7.4)
    leafy_bushes([(4.6, -6.6), (5.6, -6.7), (6.6, -6.6), (-7.0, -6.6), (-6.0, -6.7), (-5.0, -6.6), (-4.0, -6.7)], 0.5)
    leafy_tree(-8.9, 7.2, 4.8, seed=3)
    leafy_tree(14.4, 6.0, 6.2, seed=5)
    dimension((-HALF, -11.1), (HALF, -11.1), MEASURES[0], width=0.24, tick=1.4, size=2.5)
    dimension((-11.3, -DEEP), (-11.3, DEEP), MEASURES[1], width=0.24, tick=1.4, size=2.5)


def _furnish():
    """Just enough furniture to tell a bedroom from a kitchen."""
    z = FLOOR
    for x, y, blanket in ((-6.9, 2.6, "card-warm"), (-6.9, -4.6, "leaf-4"), (1.4, 3.2, "leaf-3")):
        box(x, y, z, x + 2.1, y + 1.7, z + 0.42, blanket, 0.06)
        box(x, y, z + 0.4, x + 0.5, y + 1.7, z + 0.62, "card", 0.08)
    box(-2.1, 4.6, z, -0.4, 5.45, z + 0.6, "card", 0.1)
    box(4.6, 4.8, z, 7.3, 5.45, z + 0.85, "card", 0.03)
    box(4.58, 4.78, z + 0.85, 7.32, 5.47, z + 0.92, "wood-dark", 0.02)
    box(4.5, -3.3, z + 0.66, 6.5, -2.1, z + 0.76, "wood-dark", 0.02)
    for x in (4.6, 6.3):
        for y in (-3.2, -2.3):
            box(x, y, z, x + 0.1, y + 0.1, z + 0.7, "wood-dark", 0)
    plate(rectangle(-2.4, -4.2, 0.4, -1.6), 0.05, "paper-3", Matrix.Translation((0, 0, z + 0.06)))
    box(-2.2, -1.5, z, 0.2, -0.9, z + 0.42, "leaf-2", 0.08)
    box(-2.2, -0.95, z, 0.2, -0.65, z + 0.85, "leaf-2", 0.08)
    box(-1.6, -3.3, z, -0.4, -2.5, z + 0.38, "wood-dark", 0.03)


# The camera is higher than in other scenes, to see into the rooms.
VIEW = {"azimuth": -18, "elevation": 38}
