"""Outbuildings: a shed and a garage."""
from math import atan2, cos, sin, tan

from model.bodies import gable_body
from model.geometry import group, rectangle
from model.roofs import slope
from model.walls import wall


def shed(style="seams"):
    width, depth = 3.0, 2.4
    half = depth / 2
    side = [(-half, 0), (half, 0), (half, 2.0), (-half, 2.7)]
    wall("front", width, depth, rectangle(-width / 2, 0, width / 2, 2.7), [(-0.5, 0.05, 1.0, 1.9, "door"), (0.8, 1.0, 0.8, 0.8, "window")])
    wall("right", width, depth, side)
    wall("left", width, depth, [(-x, y) for x, y in side])
    p = atan2(0.7, depth)
    slope((width / 2 + 0.3, half + 0.35, 2.0 - 0.35 * tan(p)), (-1, 0, 0), (0, -cos(p), sin(p)),
          rectangle(0, 0, width + 0.6, (depth + 0.7) / cos(p)), style)


def garage(style="courses"):
    with group(turn=90):
        gable_body(5.4, 4.8, 2.6, 36, {"left": [(0, 0.05, 3.2, 2.1, "garage")], "front": [(0.8, 1.1, 1.2, 1.0, "window")]},
                   style=style, plinth=0.1, seed=4)
