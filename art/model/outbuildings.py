"""Outbuildings: a barn, a shed, a garage, a greenhouse."""
from math import atan2, cos, hypot, sin, tan

from mathutils import Vector

from model.bodies import gable_body
from model.geometry import box, frame, group, plate, rectangle
from model.roofs import hip_roof, ridge, slope
from model.walls import wall


def barn(style="seams"):
    """A gambrel barn with its large doors at the front."""
    width, depth, eave = 6.4, 8.4, 3.1
    half, knee_x, knee_y, top_y = width / 2, 2.1, 5.1, 6.3
    outline = [(-half, 0), (half, 0), (half, eave), (knee_x, knee_y), (0, top_y), (-knee_x, knee_y), (-half, eave)]
    wall("front", width, depth, outline, [(0, 0.05, 2.6, 2.7, "garage"), (0, 3.75, 1.2, 1.1, "window")])
    wall("back", width, depth, outline)
    for side in ("left", "right"):
        wall(side, width, depth, rectangle(-depth / 2, 0, depth / 2, eave),
             [(shift, 1.2, 0.9, 0.9, "window") for shift in (-2.4, 0, 2.4)])
    length = depth + 1.0
    steep, flat = Vector((half - knee_x, 0, knee_y - eave)), Vector((knee_x, 0, top_y - knee_y))
    for sign in (-1, 1):
        u = (0, sign, 0)
        for start, rise, extra in (((half, eave), steep, 0.35), ((knee_x, knee_y), flat, 0.12)):
            way = Vector((-sign * rise.x, 0, rise.z)).normalized()
            origin = Vector((sign * start[0], -sign * length / 2, start[1])) - way * extra
            slope(origin, u, way, rectangle(0, 0, length, rise.length + extra), style)
    ridge((0, -length / 2, top_y + 0.24), (0, length / 2, top_y + 0.24))
    box(-0.55, -0.55, top_y, 0.55, 0.55, top_y + 0.95, "card", 0.03)
    with group(0, 0, top_y + 0.95):
        hip_roof(1.1, 1.1, 0, 40, overhang=0.2, style="plain")


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


def greenhouse():
    """A greenhouse: glass between white bars on a brick base."""
    width, depth, eave = 5.0, 3.0, 1.9
    box(-width / 2, -depth / 2, 0, width / 2, depth / 2, 0.55, "brick", 0.03)
    rise = 1.35
    box(-width / 2 + 0.12, -depth / 2 + 0.12, 0.5, width / 2 - 0.12, depth / 2 - 0.12, eave, "pane", 0)
    half = depth / 2 - 0.1
    for x in (width / 2 - 0.12, -width / 2 + 0.22):
        plate([(-half, 0), (half, 0), (0, rise)], 0.1, "pane", frame((x, 0, eave), (0, 1, 0), (0, 0, 1)), bevel=0)
    p = atan2(rise, depth / 2)
    for sign in (-1, 1):
        matrix = frame((sign * width / 2, sign * depth / 2, eave), (-sign, 0, 0), (0, -sign * cos(p), sin(p)))
        plate(rectangle(0.1, 0, width - 0.1, hypot(rise, depth / 2)), 0.06, "pane", matrix, bevel=0)
        for i in range(8):
            x = (width - 0.08) * i / 7
            box(x, -0.05, -0.02, x + 0.08, hypot(rise, depth / 2), 0.06, "card", 0, matrix)
            box(x, 0, 0, x + 0.08, 0.08, 0.1, "card", 0, matrix)
        for i in range(8):
            x = -width / 2 + (width - 0.08) * i / 7
            box(x, sign * depth / 2 - 0.06, 0.5, x + 0.08, sign * depth / 2 + 0.03, eave, "card", 0)
        box(-width / 2, sign * depth / 2 - 0.06, eave - 0.05, width / 2, sign * depth / 2 + 0.05, eave + 0.06, "card", 0.015)
    for i in range(5):
        y = -depth / 2 + 0.02 + (depth - 0.12) * i / 4
        top = eave + rise * (1 - abs(y + 0.04) / (depth / 2))
        for x in (width / 2, -width / 2):
            box(x - 0.05, y, 0.5, x + 0.04, y + 0.08, top, "card", 0)
    box(-width / 2 - 0.05, -0.06, eave + rise - 0.04, width / 2 + 0.05, 0.06, eave + rise + 0.09, "card", 0.015)
