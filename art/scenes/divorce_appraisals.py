"""Divorce: one house cut in two along its ridge; its halves stand apart and level, furnished differently, and before each, its equity."""
from math import pi

from mathutils import Matrix

from model.board import board, patch
from model.bodies import gable_body
from model.cutting import halve
from model.dimension import number
from model.geometry import box, group, plate, rectangle, rod
from model.materials import roofed
from model.parts import chimney
from model.trees import leafy_bush, leafy_bushes, leafy_tree, spruce

LENGTH, WIDTH, EAVE, PITCH = 7.6, 11.4, 5.1, 37
GROUND, UPPER = 0.5, 2.95  # height of the floors
FRONT = -2.6  # where the front is cut off
APART = 2.0  # how far each half stands from the middle


def build():
    for side, furnish in ((-1, _left), (1, _right)):
        with group(side * 5.7):
            board(9.8, 13.2, y=-2.2)
            patch(rectangle(-4.4, -3.5, 4.4, 4.0), "lawn")
            # Half of what is left today, as in the example of content/buyout.yaml.
            for y, text, size in ((-4.6, "equity", 2.0), (-7.2, "$110,000", 2.4)):
                number(0, y, text, size=size, longer=1.6, upright=True)
        with group() as parts, roofed("cedar"):
            _house()
        halve(parts, FRONT, keep_right=True)
        for part in parts:
            part.matrix_world = Matrix.Rotation(pi / 2, 4, "Z")
        halve(parts, 0.0, keep_right=side > 0)
        for part in parts:
            part.matrix_world = Matrix.Translation((side * APART, 0, 0.06))
        with group(side * APART, 0, 0.06):
            furnish()
    spruce(-9.4, 2.0, 6.4, seed=3)
    leafy_tree(9.3, 1.6, 5.6, seed=5, size=0.42)
    leafy_bushes([(-9.2, -2.6), (-8.4, -3.0), (8.6, -2.8)], 0.5)


def _house():
    """Its front is on the left until it is turned."""
    rows = [(x, sill, 1.2, 1.3, "window") for x in (-1.7, 1.7) for sill in (1.3, 3.6)]
    gable_body(LENGTH, WIDTH, EAVE, PITCH, {"front": rows, "back": rows}, overhang=0.4, rake=0.4, floor=True, seed=2)
    x, y = LENGTH / 2 - 0.15, WIDTH / 2 - 0.15
    box(-x, -y, UPPER - 0.2, x, y, UPPER, "card", 0)
    chimney(1.2, 2.6, EAVE + 1.2, EAVE + 4.0, 0.8, 0.7)


def _table(x0, y0, x1, y1, floor, height=0.8):
    box(x0, y0, floor + height - 0.1, x1, y1, floor + height, "wood", 0.02)
    for x in (x0 + 0.1, x1 - 0.2):
        for y in (y0 + 0.1, y1 - 0.2):
            box(x, y, floor, x + 0.1, y + 0.1, floor + height - 0.05, "wood", 0)


def _left():
    """A sofa and a lamp below, a double bed above."""
    z = GROUND
    plate(rectangle(-4.9, -2.7, -0.8, -0.2), 0.05, "card-warm", Matrix.Translation((0, 0, z + 0.06)))
    box(-4.7, -0.9, z, -1.7, 0.2, z + 0.55, "leaf-2", 0.1)
    box(-4.7, -0.1, z, -1.7, 0.3, z + 1.25, "leaf-2", 0.1)
    for x in (-4.85, -1.95):
        box(x, -1.0, z, x + 0.4, 0.3, z + 0.85, "leaf-2", 0.1)
    _table(-3.9, -2.3, -2.4, -1.6, z, 0.4)
    rod((-0.9, -1.3, z), (-0.9, -1.3, z + 1.3), 0.06, "wood-dark")
    rod((-0.9, -1.3, z + 1.2), (-0.9, -1.3, z + 1.75), 0.45, "lit", tip=0.26)
    z = UPPER
    box(-4.2, -2.3, z, -1.2, 0.3, z + 0.45, "wood-dark", 0.03)
    box(-4.15, -2.25, z + 0.4, -1.25, 0.1, z + 0.75, "leaf-4", 0.1)
    for x in (-4.0, -2.6):
        box(x, -0.7, z + 0.72, x + 1.2, 0.05, z + 1.0, "card", 0.08)
    box(-4.3, 0.25, z, -1.1, 0.45, z + 1.3, "wood", 0.03)


def _right():
    """A table with chairs below, shelves of books and a desk above."""
    z = GROUND
    _table(0.8, -2.3, 3.6, -0.9, z, 0.85)
    for x in (1.1, 2.5):
        for y in (-2.75, -0.6):
            box(x, y, z, x + 0.7, y + 0.5, z + 0.5, "brick", 0.03)
    box(4.3, -2.6, z, 5.3, 1.6, z + 1.0, "card-warm", 0.03)
    box(4.25, -2.65, z + 1.0, 5.35, 1.65, z + 1.12, "wood-dark", 0.02)
    z = UPPER
    for level in range(3):
        low = z + 0.1 + 0.6 * level
        for i in range(8):
            box(2.6 + i * 0.27, -0.1, low, 2.81 + i * 0.27, 0.3, low + 0.36 + 0.05 * ((i + level) % 3),
                ("slate-1", "brick", "card-warm", "leaf-2")[(i * 3 + level) % 4], 0.01)
        box(2.5, -0.2, low - 0.09, 4.9, 0.4, low, "wood", 0)
    _table(0.6, -2.2, 2.6, -1.2, z, 0.8)
    box(1.0, -1.6, z + 0.8, 1.9, -1.46, z + 1.4, "slate-3", 0.02)
    leafy_bush(5.1, -1.6, 0.4, 3, z=z + 0.3)


VIEW = {"azimuth": -18, "elevation": 19}
