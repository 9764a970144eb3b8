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
VALUE = "$480,000"  # value.amount in content/sample-report.yaml
EAVE, PITCH = 2.9, 27
DOOR = 1.9  # where the front door is, along the front
# Windows and door of each side: middle, sill, width and height as seen from outside.
FRONT = ((-5.15, 1.0, 2.5, 1.4), (-0.75, 1.0, 1.9, 1.4), (DOOR, 0.5, 1.15, 2.1), (5.4, 1.0, 2.3, 1.4))
RIGHT = ((3.9, 1.0, 1.5, 1.4),)
BACK = ((-5.6, 1.0, 1.9, 1.3), (-2.4, 1.0, 1.7, 1.3), (0.9, 1.4, 0.9, 0.9), (5.0, 1.0, 2.1, 1.3))
LEFT = ((-3.3, 1.0, 1.7, 1.4), (3.2, 1.0, 1.7, 1.4))
_GABLE, _GABLE_WIDTH = -5.15, 4.6  # the bedroom's gable in the front
_PORCH = DOOR - 1.25
_OVERHANG, _RAKE = 0.6, 0.5
_HALF, _DEEP = WIDTH / 2, DEPTH / 2


def sample_house(lit=False):
    """The whole house, its main part centered on the origin; with one window lit if wanted."""
    box(-_HALF - 0.08, -_DEEP - 0.08, 0, _HALF + 0.08, _DEEP + 0.08, 0.3, "stone", 0.03)
    walls(lit)
    roof()
    porch(_PORCH, -_DEEP, 5.4, 1.9, eave=2.85, pitch=PITCH)
    garage()


def walls(lit):
    """The four walls with their gables, their windows and the door."""
    slope_of = tan(radians(PITCH))
    left, right = _GABLE - _GABLE_WIDTH / 2, _GABLE + _GABLE_WIDTH / 2
    bump = [(right, EAVE), (_GABLE, EAVE + _GABLE_WIDTH / 2 * slope_of), (left, EAVE)]
    front = [(-_HALF, 0), (_HALF, 0), (_HALF, EAVE), *bump, (-_HALF, EAVE)]
    end = [(-_DEEP, 0), (_DEEP, 0), (_DEEP, EAVE), (0, EAVE + _DEEP * slope_of), (-_DEEP, EAVE)]
    # The right one is lower, because the roof reaches over it as seen from the right.
    left_top, right_top = ((0, EAVE + up, 1.4, 1.1, "window") for up in (1.05, 0.6))
    bedroom, living, door, dining = FRONT
    wall("front", WIDTH, DEPTH, front, [
        (*bedroom, "lit" if lit else "window", (3, 2)), (*living, "window", (3, 2)), (*door, "door"), (*dining, "window", (3, 2))])
    wall("right", WIDTH, DEPTH, end, [*((*each, "window") for each in RIGHT), right_top])
    wall("back", WIDTH, DEPTH, rectangle(-_HALF, 0, _HALF, EAVE), [(*each, "window") for each in BACK])
    wall("left", WIDTH, DEPTH, end, [*((*each, "window") for each in LEFT), left_top])
    for x in (-_HALF, _HALF):
        for y in (-_DEEP, _DEEP):
            box(x - 0.11, y - 0.11, 0, x + 0.11, y + 0.11, EAVE - 0.1, "card", 0.02)


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
