"""100 Sample Street: one story of 50 by 38 feet with three bedrooms, and a garage for two cars beside it.

The house of the sample report. Every picture of it is built here, with these measures.
"""
from math import cos, radians, sin, tan

from model.bodies import cross_gable, gable_body, porch
from model.geometry import box, group, rectangle
from model.parts import chimney
from model.roofs import COURSE, ridge, slope
from model.walls import wall

FOOT = 0.3048
WIDTH, DEPTH = 50 * FOOT, 38 * FOOT
MEASURES = ("50 ft", "38 ft")
EAVE, PITCH = 2.9, 27
DOOR = 1.9  # where the front door is, along the front
_GABLE, _GABLE_WIDTH = -5.15, 4.6  # the bedroom's gable in the front
_OVERHANG, _RAKE = 0.6, 0.5
_HALF, _DEEP = WIDTH / 2, DEPTH / 2


def sample_house(lit=False):
    """The whole house, its main part centered on the origin; with one window lit if wanted."""
    box(-_HALF - 0.08, -_DEEP - 0.08, 0, _HALF + 0.08, _DEEP + 0.08, 0.3, "stone", 0.03)
    walls(EAVE, gables=True, lit=lit)
    roof()
    porch(DOOR - 1.25, -_DEEP, 5.4, 1.9, eave=2.85, pitch=PITCH)
    garage()


def walls(height, gables=False, lit=False):
    """The four walls with their windows and the door, up to the eaves or with their gables."""
    rise = DEPTH / 2 * tan(radians(PITCH)) if gables else 0
    left, right = _GABLE - _GABLE_WIDTH / 2, _GABLE + _GABLE_WIDTH / 2
    peak = height + (_GABLE_WIDTH / 2 * tan(radians(PITCH)) if gables else 0)
    bump = [(right, height), (_GABLE, peak), (left, height)] if gables else []
    front = [(-_HALF, 0), (_HALF, 0), (_HALF, height), *bump, (-_HALF, height)]
    end = [(-_DEEP, 0), (_DEEP, 0), (_DEEP, height), *([(0, height + rise)] if gables else []), (-_DEEP, height)]
    top = [(0, height + 1.05, 1.4, 1.1, "window")] if gables else []
    wall("front", WIDTH, DEPTH, front, [
        (_GABLE, 1.0, 2.5, 1.4, "lit" if lit else "window", (3, 2)), (-0.75, 1.0, 1.9, 1.4, "window", (3, 2)),
        (DOOR, 0.5, 1.15, 2.1, "door"), (5.4, 1.0, 2.3, 1.4, "window", (3, 2))])
    wall("right", WIDTH, DEPTH, end, [(3.9, 1.0, 1.5, 1.4, "window"), *top])
    wall("back", WIDTH, DEPTH, rectangle(-_HALF, 0, _HALF, height), [(-4.6, 1.0, 2.1, 1.3, "window"), (1.0, 1.4, 0.9, 0.9, "window"), (5.2, 1.0, 1.7, 1.3, "window")])
    wall("left", WIDTH, DEPTH, end, [(-3.3, 1.0, 1.7, 1.4, "window"), (3.2, 1.0, 1.7, 1.4, "window"), *top])
    for x in (-_HALF, _HALF):
        for y in (-_DEEP, _DEEP):
            box(x - 0.11, y - 0.11, 0, x + 0.11, y + 0.11, height - 0.1, "card", 0.02)


def roof():
    """The roof with its ridge along the front, the bedroom's gable running into it, and the chimney."""
    p = radians(PITCH)
    length = WIDTH + 2 * _RAKE
    run = (DEPTH / 2 + _OVERHANG) / cos(p)
    step = run / round(run / COURSE)
    low = EAVE - _OVERHANG * tan(p)
    back = (length / 2, _DEEP + _OVERHANG, low)
    slope(back, (-1, 0, 0), (0, -cos(p), sin(p)), rectangle(0, 0, length, run), seed=2)
    # Where the bedroom's gable stands, the front slope begins two courses higher.
    front, v, notch = (-length / 2, -_DEEP - _OVERHANG, low), (0, cos(p), sin(p)), 2 * step
    slope(front, (1, 0, 0), v, rectangle(0, notch, length, run), seed=5)
    slope(front, (1, 0, 0), v, rectangle(_GABLE + _GABLE_WIDTH / 2 + length / 2, 0, length, notch), seed=3)
    peak = EAVE + DEPTH / 2 * tan(p) + 0.15 / cos(p)
    ridge((-length / 2, 0, peak), (length / 2, 0, peak))
    cross_gable(_GABLE, -_DEEP, _GABLE_WIDTH, -_DEEP + 2.9, EAVE, PITCH, overhang=0.4, rake=0.5, seed=4)
    chimney(4.2, 1.5, EAVE + 1.6, peak + 1.2, 1.1, 0.9)


def garage():
    """The garage on the right, lower than the gable's window and set back from the front."""
    with group(_HALF + 3.16, -1.3):
        with group(turn=90):
            gable_body(6.8, 6.2, 2.5, PITCH, {
                "left": [(0, 0.05, 4.9, 2.15, "garage")],
                "front": [(-1.4, 1.1, 1.3, 1.1, "window"), (1.4, 1.1, 1.3, 1.1, "window")],
            }, overhang=0.45, rake=0.5, plinth=0.12, seed=9)
