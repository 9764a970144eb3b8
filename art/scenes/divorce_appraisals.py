"""Divorce: one house cut in two along its ridge; the halves stand apart on boards of their own, furnished differently, and before each, what it comes to."""
from math import radians

from mathutils import Matrix

from model.board import board, patch
from model.bodies import gable_body
from model.cutting import halve
from model.dimension import number
from model.geometry import ball, box, group, plate, rectangle, rod
from model.materials import roofed
from model.parts import steps
from model.trees import bushes, round_tree, spruce

WIDTH, DEPTH, EAVE, PITCH = 8.4, 6.8, 5.1, 38
GROUND, UPPER = 0.5, 2.95  # height of the floors
OPEN, APART = 56, 2.5


def build():
    for side, furnish in ((-1, _left), (1, _right)):
        with group(side * 6.35):
            board(10.4, 13.3, y=-1.95)
            patch(rectangle(-4.7, -3.6, 4.7, 4.2), "lawn")
            # Half of what is left today, as in the example of content/buyout.yaml.
            number(0, -5.85, "$110,000", size=2.4, longer=2.0, upright=True)
        with group() as parts, roofed("cedar"):
            _house()
            furnish()
        halve(parts, 0.0, keep_right=side > 0)
        hinge = Matrix.Translation((side * APART, 1.0, 0.06)) @ Matrix.Rotation(radians(side * OPEN), 4, "Z")
        for part in parts:
            part.matrix_world = hinge @ Matrix.Translation((0, -DEPTH / 2, 0))
    spruce(-10.4, 0.9, 5.6, seed=3, spread=1.1)
    round_tree(10.7, 0.2, 3.6, seed=5, leaf="leaf-2")
    bushes([(-10.2, -2.9), (-10.5, -2.1)], 0.5)
    bushes([(10.3, -2.9)], 0.55)


def _house():
    with group(turn=-90):
        gable_body(DEPTH, WIDTH, EAVE, PITCH, {
            "right": [(-2.1, 0.5, 1.1, 2.15, "door"), (2.1, 1.3, 1.4, 1.4, "window"),
                      (-2.1, 3.7, 1.2, 1.3, "window"), (2.1, 3.7, 1.2, 1.3, "window")],
            "front": [(-1.5, 1.3, 1.2, 1.3, "window"), (1.6, 3.7, 1.2, 1.3, "window")],
            "back": [(-1.5, 1.3, 1.2, 1.3, "window"), (1.6, 3.7, 1.2, 1.3, "window")],
        }, overhang=0.4, rake=0.4, floor=True, seed=2)
    x, y = WIDTH / 2 - 0.15, DEPTH / 2 - 0.15
    box(-x, -y, UPPER - 0.2, x, y, UPPER, "card", 0)
    steps(-2.1, -DEPTH / 2 - 0.05, 1.5, 2)


def _table(x0, y0, x1, y1, floor, height=0.8):
    box(x0, y0, floor + height - 0.1, x1, y1, floor + height, "wood", 0.02)
    for x in (x0 + 0.1, x1 - 0.2):
        for y in (y0 + 0.1, y1 - 0.2):
            box(x, y, floor, x + 0.1, y + 0.1, floor + height - 0.05, "wood", 0)


def _left():
    """Living room below, a double bed above."""
    z = GROUND
    plate(rectangle(-3.0, -2.2, -0.4, 1.2), 0.05, "card-warm", Matrix.Translation((0, 0, z + 0.06)))
    box(-3.7, -2.1, z, -2.7, 1.0, z + 0.5, "leaf-3", 0.08)
    box(-3.9, -2.1, z, -3.55, 1.0, z + 1.1, "leaf-3", 0.08)
    _table(-1.9, -1.2, -0.9, 0.2, z, 0.5)
    rod((-1.3, 2.2, z), (-1.3, 2.2, z + 1.4), 0.05, "wood-dark")
    rod((-1.3, 2.2, z + 1.3), (-1.3, 2.2, z + 1.8), 0.4, "card-warm", tip=0.22)
    z = UPPER
    box(-3.6, -0.6, z, -0.8, 1.8, z + 0.45, "wood-dark", 0.03)
    box(-3.5, -0.5, z + 0.4, -0.85, 1.7, z + 0.75, "leaf-4", 0.1)
    for y in (-0.35, 0.75):
        box(-3.5, y, z + 0.72, -2.9, y + 0.85, z + 0.92, "card", 0.08)
    box(-3.8, -0.7, z, -3.6, 1.9, z + 1.3, "wood", 0.03)
    for x, y, size in ((-2.0, -0.6, 0.8), (-1.6, 0.5, 0.6), (-2.1, 0.5, 0.5)):
        box(x, y, EAVE, x + size, y + size, EAVE + size * 0.8, "wood", 0.03)


def _right():
    """Kitchen and table below, a desk and shelves of books above."""
    z = GROUND
    box(2.6, -2.4, z, 3.6, 2.9, z + 0.95, "card", 0.03)
    box(2.5, -2.45, z + 0.95, 3.65, 2.95, z + 1.05, "wood-dark", 0.02)
    _table(0.5, -1.5, 1.7, 0.9, z, 0.85)
    for y in (-1.0, 0.1):
        box(0.75, y, z, 1.25, y + 0.5, z + 0.5, "brick", 0.03)
    z = UPPER
    for x in (1.2, 2.5):
        for level in range(3):
            low = z + 0.08 + 0.62 * level
            for i in range(5):
                box(x - 0.5 + i * 0.22, 2.55, low, x - 0.32 + i * 0.22, 2.9, low + 0.4 + 0.05 * ((i + level) % 3),
                    ("slate-1", "brick", "card-warm", "leaf-2")[(i * 3 + level) % 4], 0.01)
            box(x - 0.62, 2.5, low - 0.08, x + 0.62, 3.0, low, "wood", 0)
    _table(0.7, -1.9, 1.8, 0.6, z)
    box(1.1, -1.0, z + 0.8, 1.25, -0.1, z + 1.35, "slate-3", 0.02)
    ball((1.3, 0.25, z + 1.0), 0.2, "leaf-3", detail=2, facets=True)


VIEW = {"azimuth": 0, "elevation": 19}
