"""Divorce: one house opened like a book along a brass line, so that both halves show the same section."""
from math import radians

from mathutils import Matrix

from model.board import board, patch
from model.cutting import halve
from model.dimension import dimension
from model.geometry import box, group, rectangle
from model.houses import cottage
from model.trees import round_tree, spruce

WIDTH, DEPTH, OPEN = 8.4, 6.2, 64


def build():
    board(20.6, 11, y=-0.5)
    for side in (-1, 1):
        x0, x1 = sorted((side * 9.6, side * 0.5))
        patch(rectangle(x0, -5.5, x1, 4.5), "lawn")
        with group() as parts:
            cottage(width=WIDTH, depth=DEPTH, floor=True, brick_chimney=False)
            _room(side)
        halve(parts, 0.0, keep_right=side > 0)
        hinge = Matrix.Translation((side * 0.6, DEPTH / 2 - 0.2, 0.06)) @ Matrix.Rotation(radians(side * OPEN), 4, "Z")
        for part in parts:
            part.matrix_world = hinge @ Matrix.Translation((0, -DEPTH / 2, 0))
        round_tree(side * 8.5, -4.1, 2.6, seed=4 + side)
        spruce(side * 8.8, 3.7, 4.6, seed=3)
    dimension((0, -5.3), (0, 2.2), width=0.22)


def _room(side):
    """A wall behind the cut, and the same bed and table in both halves."""
    x = side * 2.4
    box(min(x, x + side * 0.15), -DEPTH / 2 + 0.2, 0.5, max(x, x + side * 0.15), DEPTH / 2 - 0.2, 2.65, "card-warm", 0)
    near, far = sorted((side * 0.7, side * 2.2))
    box(near, 0.5, 0.5, far, 2.6, 0.9, "leaf-3", 0.06)
    box(near + 0.1, 1.9, 0.9, far - 0.1, 2.5, 1.05, "card", 0.06)
    box(near, 2.62, 0.5, far, 2.75, 1.5, "wood", 0.02)
    box(near, -2.3, 1.1, far, -1.1, 1.2, "wood", 0.02)
    for x in (near + 0.1, far - 0.2):
        for y in (-2.2, -1.3):
            box(x, y, 0.5, x + 0.1, y + 0.1, 1.1, "wood", 0)


VIEW = {"azimuth": 0, "elevation": 25}
