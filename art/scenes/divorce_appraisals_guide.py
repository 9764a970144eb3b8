"""The divorce appraisals guide: a house with its roof lifted on four brass rods, ready to be measured room by room."""
from math import radians, tan

from mathutils import Matrix

from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import box, frame, group, plate, rectangle, rod
from model.parts import chimney, steps
from model.roofs import gable_roof
from model.trees import bushes, round_tree, spruce
from model.walls import wall

HEIGHT, LIFT = 2.5, 4.6


def build():
    board(19.6, 15.2, y=-0.6)
    patch(rectangle(-9.2, -6.6, 9.2, 6.5), "lawn")
    paving(-0.9, -6.7, 0.7, -4.9, 2, 2, height=0.09)
    width, depth = 12.0, 8.4
    box(-width / 2 - 0.1, -depth / 2 - 0.1, 0, width / 2 + 0.1, depth / 2 + 0.1, 0.22, "stone")
    box(-width / 2 + 0.1, -depth / 2 + 0.1, 0.2, width / 2 - 0.1, depth / 2 - 0.1, 0.3, "wood", bevel=0)
    half, deep = width / 2, depth / 2
    wall("front", width, depth, rectangle(-half, 0, half, HEIGHT), [
        (-4.0, 1.0, 1.7, 1.1, "window", (3, 1)), (-0.1, 0.3, 1.1, 1.95, "door"), (3.6, 1.0, 2.2, 1.1, "window", (3, 1))])
    wall("right", width, depth, rectangle(-deep, 0, deep, HEIGHT), [(-1.9, 1.0, 1.7, 1.1, "window"), (2.2, 1.0, 1.4, 1.1, "window")])
    wall("back", width, depth, rectangle(-half, 0, half, HEIGHT), [(-3.4, 1.0, 1.7, 1.1, "window"), (3, 1.0, 1.7, 1.1, "window")])
    wall("left", width, depth, rectangle(-deep, 0, deep, HEIGHT), [(0, 1.0, 1.7, 1.1, "window")])
    for place, (x0, y0, x1, y1) in enumerate(_partitions(half, deep)):
        # Each slightly lower than the next, so walls that meet don't share a face.
        box(x0, y0, 0.3, x1, y1, HEIGHT - 0.004 * (place + 1), "card", 0.02)
    _furnish()
    steps(-0.1, -deep - 0.1, 1.8, 2, rise=0.13)
    bushes([(2.2, -4.9), (3.2, -5.0), (4.2, -4.9), (5.2, -5.0), (-3.4, -4.9), (-4.5, -5.0)], 0.42)
    round_tree(-7.9, -1.6, 3.0, seed=3)
    spruce(-8.0, 4.6, 6.4, seed=2)
    round_tree(8.0, -5.0, 2.6, seed=5, leaf="leaf-2")
    spruce(7.9, 4.8, 4.6, seed=6, leaf="leaf-2")
    _lifted_roof(width, depth)
    dimension((-half, -7.3), (half, -7.3))


def _lifted_roof(width, depth):
    """The roof, held above the walls by a thin brass rod at each corner."""
    x, y = width / 2 - 0.1, depth / 2 - 0.1
    for corner in ((-x, -y), (x, -y), (x, y), (-x, y)):
        rod((*corner, HEIGHT - 0.05), (*corner, HEIGHT + LIFT + 0.1), 0.06, "brass")
    with group(0, 0, HEIGHT + LIFT):
        gable_roof(width, depth, 0, 28, overhang=0.5, rake=0.4)
        for x in (-width / 2 + 0.2, width / 2):
            rise = depth / 2 * tan(radians(28))
            plate([(-depth / 2, 0), (depth / 2, 0), (0, rise)], 0.2, "scored", frame((x, 0, 0), (0, 1, 0), (0, 0, 1)))
        chimney(-3.0, 0.6, 1.6, 3.2, 0.9, 0.75)


def _partitions(half, deep):
    """Interior walls with gaps for the doors."""
    t = 0.09
    return [
        (-half + 0.2, -0.6 - t, -3.6, -0.6 + t), (-2.5, -0.6 - t, 1.3, -0.6 + t),
        (1.3 - t, -deep + 0.2, 1.3 + t, -1.8), (1.3 - t, -0.7, 1.3 + t, deep - 0.2),
        (-2.0 - t, -0.6, -2.0 + t, 1.1), (-2.0 - t, 2.3, -2.0 + t, deep - 0.2),
        (1.3, 1.0 - t, 2.8, 1.0 + t), (4.0, 1.0 - t, half - 0.2, 1.0 + t),
    ]


def _furnish():
    """Just enough furniture to tell a bedroom from a kitchen."""
    z = 0.3
    box(-5.3, 1.3, z, -3.2, 3.0, z + 0.42, "card-warm", 0.06)
    box(-5.3, 1.3, z + 0.4, -4.8, 3.0, z + 0.62, "card", 0.08)
    box(3.6, 2.0, z, 5.5, 3.6, z + 0.42, "leaf-4", 0.06)
    box(5.0, 2.0, z + 0.4, 5.5, 3.6, z + 0.62, "card", 0.08)
    box(-1.7, 3.2, z, 1.0, 3.85, z + 0.85, "card", 0.03)
    box(-1.72, 3.18, z + 0.85, 1.02, 3.87, z + 0.92, "wood-dark", 0.02)
    box(-0.9, 0.9, z + 0.66, 0.5, 1.8, z + 0.74, "wood-dark", 0.02)
    for x in (-0.8, 0.35):
        for y in (1.0, 1.65):
            box(x, y, z, x + 0.08, y + 0.08, z + 0.68, "wood-dark", 0)
    box(-5.2, -3.2, z, -4.4, -1.2, z + 0.4, "leaf-3", 0.08)
    box(-5.5, -3.2, z, -5.15, -1.2, z + 0.8, "leaf-3", 0.08)
    plate(rectangle(-4.1, -3.1, -2.2, -1.4), 0.05, "paper-3", Matrix.Translation((0, 0, z + 0.06)))
    box(-3.6, -2.6, z, -2.7, -1.9, z + 0.36, "wood-dark", 0.03)
    box(3.6, -2.9, z + 0.66, 5.2, -1.9, z + 0.76, "wood-dark", 0.02)
    for x in (3.7, 5.0):
        for y in (-2.8, -2.1):
            box(x, y, z, x + 0.1, y + 0.1, z + 0.7, "wood-dark", 0)


# The camera is higher than in other scenes, to see into the rooms.
VIEW = {"azimuth": 21, "elevation": 33}
