"""Sale 1 near 100 Sample Street, on a lot of the same size: a little smaller, with the same garage, and run down: a faded roof with patches, bare soil, a fence that leans."""
from math import cos, radians, sin, tan

from mathutils import Matrix

from model.bodies import gable_body, hood
from model.board import patch, paving
from model.geometry import box, frame, group, rectangle
from model.lot import VIEW, bare_lot  # noqa: F401
from model.materials import repainted
from model.parts import chimney, steps
from model.roofs import COURSE
from model.sample_house import FOOT, garage
from model.trees import spruce

WIDTH, DEPTH = 50 * FOOT, 36 * FOOT  # 1,800 square feet
EAVE, PITCH, OVERHANG, RAKE = 2.8, 26, 0.6, 0.5
DOOR = 1.9
WORN = {"scored": "scored-worn", "roof_1": "faded-1", "roof_2": "faded-2", "roof_3": "faded-3"}
# New shingles: the lowest course, how many, and where they begin and end along the roof.
PATCHES = (("slate-3", 2, 5, -5.6, -2.2), ("slate-3", 8, 3, 0.2, 2.6), ("cedar-3", 4, 4, 4.4, 7.0))


def build():
    bare_lot()
    for outline in (rectangle(-9.1, -9.9, DOOR - 1.1, 8.1), rectangle(DOOR + 1.1, -9.9, 8.0, -4.8),
                    rectangle(DOOR - 1.1, -4.8, 15.3, 8.1), rectangle(13.6, -9.9, 15.3, -4.8)):
        patch(outline, "soil")
    paving(DOOR - 0.9, -9.9, DOOR + 0.9, -6.6, 1, 3)
    paving(8.1, -9.9, 13.5, -4.9, 2, 3)
    with repainted(**WORN):
        _house()
        garage()
    _patches()
    _fence()
    spruce(9.4, 7.2, 9.0, seed=7)


def _house():
    front = [(-4.9, 1.0, 2.3, 1.4, "window", (3, 2)), (-1.2, 1.0, 1.7, 1.4, "window"), (DOOR, 0.42, 1.15, 2.1, "door", "brick"),
             (5.2, 1.0, 2.1, 1.4, "window", (3, 2))]
    gable_body(WIDTH, DEPTH, EAVE, PITCH, {"front": front, "left": [(-3.0, 1.0, 1.7, 1.4, "window"), (3.0, 1.0, 1.7, 1.4, "window")]},
               overhang=OVERHANG, rake=RAKE, seed=4)
    y = -DEPTH / 2
    hood(DOOR, y, 2.4, eave=2.66, pitch=30, reach=1.2)
    box(DOOR - 1.1, y - 1.0, 0, DOOR + 1.1, y, 0.42, "stone", 0.03)
    steps(DOOR, y - 0.95, 1.6, 2, rise=0.18, mats="stone")
    chimney(-3.4, 1.2, EAVE + 1.6, EAVE + 3.6, 1.1, 0.9)
    # Shutters; one is gone, and one hangs.
    for x, lean in ((-6.4, 0), (-3.4, 13), (3.8, 0)):
        matrix = frame((x, y - 0.13, 2.45), (1, 0, 0), (0, 0, 1)) @ Matrix.Rotation(radians(lean), 4, "Z")
        box(-0.34, -1.55, -0.03, 0.34, 0.05, 0.05, "slate-3", 0.02, matrix)


def _patches():
    """Shingles replaced in other colors, each course of them a little longer or shorter than the next."""
    p = radians(PITCH)
    run = (DEPTH / 2 + OVERHANG) / cos(p)
    step = run / round(run / COURSE)
    matrix = frame((0, -DEPTH / 2 - OVERHANG, EAVE - OVERHANG * tan(p)), (1, 0, 0), (0, cos(p), sin(p)))
    for mats, first, count, x0, x1 in PATCHES:
        for i in range(count):
            out = 0.35 * ((i * 2 + first) % 3)
            box(x0 - out, (first + i) * step + 0.004, 0.1, x1 + 0.5 - out, (first + i + 1) * step, 0.272 - 0.003 * i, mats, 0.015, matrix)


def _fence():
    """Boards on two rails along the street, its bays leaning to either side, with gaps."""
    for x, lean, missing in ((-8.9, -5, (3,)), (-6.6, 8, ()), (-4.3, -3, (1, 4)), (-2.0, 12, (2,))):
        matrix = frame((x, -9.5, 0.02), (1, 0, 0), (0, 0, 1)) @ Matrix.Rotation(radians(-lean / 2.5), 4, "Z")
        for level in (0.35, 0.95):
            box(0, level, -0.12, 2.25, level + 0.14, -0.02, "wood-dark", 0.01, matrix)
        for i in range(5):
            if i not in missing:
                leaning = matrix @ Matrix.Translation((0.22 + 0.44 * i, 0, 0)) @ Matrix.Rotation(radians(-lean * (i % 2)), 4, "Z")
                box(-0.16, -0.05, -0.02, 0.16, 1.35 + 0.06 * (i % 2), 0.07, "card-warm", 0.015, leaning)
