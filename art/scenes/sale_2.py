"""Sale 2 near 100 Sample Street, on a lot of the same size: larger, with a wing toward the street and a garage of three doors."""
from math import radians, tan

from model.board import patch, paving
from model.bodies import cross_gable, gable_body, porch
from model.geometry import box, group, rectangle
from model.lot import VIEW, bare_lot  # noqa: F401
from model.materials import roofed
from model.parts import chimney
from model.trees import leafy_bushes, leafy_tree
from model.walls import wall

# 14.0 by 12.4 meters and a wing of 6.1 by 3.5 are 2,100 square feet.
WIDTH, DEPTH, X, Y = 14.0, 12.4, -1.7, 1.3
WING, REACH, WING_X = 6.1, 3.5, -3.95
EAVE, PITCH = 2.9, 27
DOOR = 2.6
GARAGE, GARAGE_DEPTH, GARAGE_X, GARAGE_FRONT = 9.3, 7.4, 10.03, -5.2


def build():
    bare_lot()
    for outline in (rectangle(-9.1, -9.9, X + DOOR - 1.1, 8.1), rectangle(X + DOOR + 1.1, -9.9, 5.5, -4.8), rectangle(X + DOOR - 1.1, -4.8, 15.3, 8.1)):
        patch(outline)
    paving(X + DOOR - 1.0, -9.9, X + DOOR + 1.0, -7.8, 1, 2)
    paving(5.6, -9.9, 14.9, GARAGE_FRONT - 0.1, 3, 2)
    with roofed("slate"):
        with group(X, Y):
            _house()
        _garage()
    leafy_bushes([(3.7, -6.0), (4.7, -6.1)], 0.6)
    leafy_bushes([(-8.1, -9.2), (-7.0, -9.2), (-5.9, -9.2), (-4.7, -9.2), (-3.6, -9.2)], 0.5)
    leafy_tree(-6.6, 7.2, 10.4, seed=8, size=1.3)


def _house():
    front = -DEPTH / 2
    gable_body(WIDTH, DEPTH, EAVE, PITCH, {
        "front": [(0.2, 1.0, 1.7, 1.4, "window"), (DOOR, 0.5, 1.15, 2.1, "door"), (5.3, 1.0, 2.2, 1.4, "window", (3, 2))],
        "left": [(-3.4, 1.0, 1.9, 1.4, "window"), (2.6, 1.0, 1.9, 1.4, "window"), (0, EAVE + 0.9, 1.5, 1.1, "window")],
    }, overhang=0.6, rake=0.5, seed=2)
    porch(DOOR - 1.25, front, 5.2, 1.9, eave=2.85, pitch=PITCH)
    with group(WING_X, front - REACH / 2 + 0.1):
        half, deep = WING / 2, REACH / 2 + 0.1
        box(-half - 0.08, -deep - 0.08, 0, half + 0.08, deep, 0.3, "stone", 0.03)
        gable = [(-half, 0), (half, 0), (half, EAVE), (0, EAVE + half * tan(radians(PITCH))), (-half, EAVE)]
        wall("front", WING, 2 * deep, gable, [(0, 1.0, 3.2, 1.5, "window", (4, 2))])
        for side, openings in (("left", [(0, 1.0, 1.5, 1.4, "window")]), ("right", ())):
            wall(side, WING, 2 * deep, rectangle(-deep, 0, deep, EAVE), openings)
    cross_gable(WING_X, front - REACH, WING, front + 3.7, EAVE, PITCH, overhang=0.5, rake=0.5, seed=4)
    chimney(3.6, 1.8, EAVE + 1.6, EAVE + 4.2, 1.2, 1.0)


def _garage():
    with group(GARAGE_X, GARAGE_FRONT + GARAGE_DEPTH / 2, turn=90):
        gable_body(GARAGE_DEPTH, GARAGE, 2.6, PITCH, {"left": [(x, 0.05, 2.45, 2.2, "garage") for x in (-2.95, 0, 2.95)]},
                   overhang=0.42, rake=0.5, plinth=0.12, seed=9)
