"""Walls with a roof: plain gabled bodies, wings, porches and door hoods."""
from math import cos, radians, sin, tan

from model.geometry import box, frame, group, plate, rectangle, rod
from model.parts import column, railing, steps
from model.roofs import gable_roof, ridge, slope
from model.walls import SIDES, WALL, wall


def gable_body(width, depth, eave, pitch, openings=None, style="courses", overhang=0.5, rake=0.45,
               plinth=0.3, seed=0, floor=False):
    """Four walls, a plinth and a gabled roof with its ridge along x."""
    openings = openings or {}
    rise = depth / 2 * tan(radians(pitch))
    if plinth:
        box(-width / 2 - 0.08, -depth / 2 - 0.08, 0, width / 2 + 0.08, depth / 2 + 0.08, plinth, "stone", 0.03)
    for side in SIDES:
        if side in ("front", "back"):
            outline = rectangle(-width / 2, 0, width / 2, eave)
        else:
            half = depth / 2
            outline = [(-half, 0), (half, 0), (half, eave), (0, eave + rise), (-half, eave)]
        wall(side, width, depth, outline, openings.get(side, ()))
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * width / 2, sy * depth / 2
            box(x - 0.11, y - 0.11, 0, x + 0.11, y + 0.11, eave - 0.1, "card", 0.02)
    if floor:
        inset = 0.13  # keeps the floor from coinciding with the faces of the doors
        x, y = width / 2 - inset, depth / 2 - inset
        box(-x, -y, plinth, x, y, plinth + 0.2, "card")
        box(-x, -y, eave - 0.2, x, y, eave, "card")
    gable_roof(width, depth, eave, pitch, overhang, rake, style, seed)
    return eave + rise


def cross_gable(x, y_front, width, y_back, eave, pitch, style="courses", overhang=0.4, rake=0.5, seed=0):
    """The roof of a wing that runs from the front into the main roof, with its ridge along y."""
    depth = y_back - y_front
    rise = width / 2 * tan(radians(pitch))
    with group(x, (y_front + y_back) / 2):
        p = radians(pitch)
        length = depth + rake
        run = (width / 2 + overhang) / cos(p)
        low = eave - overhang * tan(p)
        slope((-(width / 2 + overhang), depth / 2, low), (0, -1, 0), (cos(p), 0, sin(p)),
              rectangle(0, 0, length, run), style, seed=seed)
        slope((width / 2 + overhang, -depth / 2 - rake, low), (0, 1, 0), (-cos(p), 0, sin(p)),
              rectangle(0, 0, length, run), style, seed=seed + 1)
        top = eave + rise + 0.15 / cos(p)
        ridge((0, -depth / 2 - rake, top), (0, depth / 2, top), style)


def porch(x, y, width, depth, foot=0.5, eave=2.95, pitch=27):
    """A deck under its own gable, with columns, railings and steps."""
    front = y - depth
    box(x - width / 2, front, 0, x + width / 2, y, foot - 0.1, "stone", 0.03)
    box(x - width / 2 - 0.1, front - 0.1, foot - 0.1, x + width / 2 + 0.1, y, foot, "card", 0.03)
    half = width / 2
    spots = (-half + 0.3, 0.2, half - 0.3)
    for spot in spots:
        box(x + spot - 0.28, front + 0.07, foot, x + spot + 0.28, front + 0.63, foot + 0.75, "brick", 0.03)
        box(x + spot - 0.34, front + 0.01, foot + 0.75, x + spot + 0.34, front + 0.69, foot + 0.85, "card", 0.02)
        column(x + spot, front + 0.35, foot + 0.85, eave - 0.1)
    railing(x - half + 0.55, x - 0.1, front + 0.35, foot)
    box(x - half - 0.05, front + 0.1, eave - 0.32, x + half + 0.05, front + 0.6, eave - 0.02, "card", 0.03)
    for side in (-1, 1):
        box(x + side * half - 0.15, front + 0.2, eave - 0.3, x + side * half + 0.15, y, eave - 0.02, "card", 0.03)
    rise = half * tan(radians(pitch))
    plate([(-half, 0), (half, 0), (0, rise)], WALL, "scored", frame((x, front + 0.25, eave - 0.03), (1, 0, 0), (0, 0, 1)))
    cross_gable(x, front + 0.25, width, y + 2.6, eave, pitch, overhang=0.45, rake=0.5, seed=3)
    steps(x + 1.25, front - 0.1, 1.9, 3, mats="card")


def hood(x, y, width, eave=2.72, pitch=34, reach=1.0):
    """A small gable over a door, on two brackets."""
    half = width / 2
    plate([(-half, 0), (half, 0), (0, half * tan(radians(pitch)))], 0.12, "card",
          frame((x, y - reach + 0.2, eave), (1, 0, 0), (0, 0, 1)))
    cross_gable(x, y - reach + 0.1, width, y + 0.4, eave, pitch, overhang=0.16, rake=0.16, seed=2)
    for side in (-1, 1):
        rod((x + side * (half - 0.12), y, eave - 0.75), (x + side * (half - 0.12), y - reach + 0.3, eave - 0.02), 0.06, "card", sides=8)
