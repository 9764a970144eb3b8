"""Contact: the front door of 100 Sample Street, a little open, with warm light in the gap, behind its porch at the end of a short walk."""
from math import cos, radians, sin, tan

from mathutils import Matrix

from model.board import board, patch, paving
from model.bodies import cross_gable
from model.geometry import box, frame, group, plate, rectangle, rod
from model.letters import letters
from model.parts import column, steps
from model.roofs import slope
from model.trees import leafy_bush, leafy_bushes
from model.walls import WALL, window

HALF, EAVE, BACK = 4.7, 2.85, 2.55  # half the width of the wall, its height, and how deep the slice is
DOOR, TALL, WIDE, AJAR = 0.0, 2.15, 1.3, 27  # the door's middle, height and width, and how far it is open, in degrees
PORCH, DEEP, FOOT, PITCH = 5.0, 2.1, 0.36, 27


def build():
    board(15.4, 11.4, y=-1.55)
    # Larger than a house elsewhere, because it is seen close up.
    with group(scale=1.35):
        for outline in (rectangle(-5.3, -5.0, -1.2, 2.7), rectangle(1.2, -5.0, 5.3, 2.7)):
            patch(outline)
        paving(-1.1, -5.0, 1.1, -2.95, 1, 3)
        _wall()
        _door()
        _porch()
        for x, y in ((-1.15, -0.6), (1.9, -1.0)):
            _pot(x, y)
        box(0.95, -0.06, 1.2, 2.25, 0.01, 1.98, "roof-3", 0.02)
        letters(1.56, -0.095, "100", 1.38, 0.68, mats="brass", thick=0.06, standing=True)
        leafy_bushes([(-4.2, -0.95), (-3.3, -0.95), (3.3, -0.9), (4.2, -1.0)], 0.55)


def _wall():
    """A slice of the house: its front, a window on either side, and a strip of its roof."""
    matrix = frame((0, 0, 0), (1, 0, 0), (0, 0, 1))
    holes = [rectangle(DOOR - WIDE / 2, FOOT, DOOR + WIDE / 2, FOOT + TALL)]
    windows = [(-3.55, 1.05, 1.5, 1.35), (3.55, 1.05, 1.5, 1.35)]
    holes += [rectangle(x - w / 2, low, x + w / 2, low + h) for x, low, w, h in windows]
    plate(rectangle(-HALF, 0, HALF, EAVE), WALL, "scored", matrix, holes, 0.02)
    for each in windows:
        window(matrix, *each)
    box(-HALF - 0.08, -0.1, 0, HALF + 0.08, 0.3, 0.28, "stone", 0.03)
    for x in (-HALF, HALF):
        box(x - 0.11, -0.11, 0, x + 0.11, 0.3, EAVE - 0.1, "card", 0.02)
    # A room behind the door, as bright as a lamp makes it.
    box(DOOR - 1.2, 1.1, FOOT, DOOR + 1.2, 1.2, EAVE, "lit", 0)
    for x in (-1.3, 1.2):
        box(DOOR + x, 0.2, FOOT, DOOR + x + 0.1, 1.2, EAVE, "lit", 0)
    box(DOOR - 1.25, 0.16, FOOT - 0.1, DOOR + 1.25, 1.15, FOOT, "lit", 0)
    rise = tan(radians(PITCH))
    end = [(0, 0), (0, EAVE), (-BACK, EAVE + BACK * rise), (-BACK, 0)]
    plate(end, WALL, "scored", frame((-HALF + 0.01, 0.02, 0), (0, -1, 0), (0, 0, 1)))
    p = radians(PITCH)
    slope((-HALF - 0.5, -0.6, EAVE - 0.6 * rise), (1, 0, 0), (0, cos(p), sin(p)), rectangle(0, 0, 2 * HALF + 1, (BACK + 0.65) / cos(p)), seed=5)


def _door():
    """The leaf, hung on the left and swung into the room, in its frame."""
    x0, x1, top = DOOR - WIDE / 2, DOOR + WIDE / 2, FOOT + TALL
    matrix = frame((0, 0, 0), (1, 0, 0), (0, 0, 1))
    outline = [(x0 - 0.15, FOOT), (x1 + 0.15, FOOT), (x1 + 0.15, top + 0.18), (x0 - 0.15, top + 0.18)]
    plate(outline, 0.1, "card", matrix @ Matrix.Translation((0, 0, 0.07)), [rectangle(x0, FOOT + 0.001, x1, top)], 0.015)
    with group(x0 + 0.02, 0.06, FOOT, turn=AJAR):
        width = WIDE - 0.04
        box(0, 0, 0.02, width, 0.09, TALL - 0.02, "leaf-1", 0.012)
        for low, high in ((0.2, 0.95), (1.08, TALL - 0.2)):
            for left, right in ((0.14, width / 2 - 0.06), (width / 2 + 0.06, width - 0.14)):
                box(left, -0.03, low, right, 0.02, high, "leaf-2", 0.02)
        rod((width - 0.12, 0, 1.02), (width - 0.12, -0.14, 1.02), 0.055, "brass", sides=16)
    patch([(x0 + 0.0, -1.05), (x1, -1.05), (x1, -0.35), (x0, -0.35)], "string", FOOT + 0.08, 0.02)


def _porch():
    """The deck with two posts, its gable with the roof over it, and its steps."""
    half, front = PORCH / 2, -DEEP
    box(-half, front, 0, half, 0, FOOT - 0.1, "stone", 0.03)
    box(-half - 0.1, front - 0.1, FOOT - 0.1, half + 0.1, 0, FOOT, "card", 0.03)
    for x in (-half + 0.3, half - 0.3):
        box(x - 0.28, front + 0.07, FOOT, x + 0.28, front + 0.63, FOOT + 0.75, "brick", 0.03)
        box(x - 0.34, front + 0.01, FOOT + 0.75, x + 0.34, front + 0.69, FOOT + 0.85, "card", 0.02)
        column(x, front + 0.35, FOOT + 0.85, EAVE - 0.1)
    box(-half - 0.05, front + 0.1, EAVE - 0.32, half + 0.05, front + 0.6, EAVE - 0.02, "card", 0.03)
    for side in (-1, 1):
        box(side * half - 0.15, front + 0.2, EAVE - 0.3, side * half + 0.15, 0, EAVE - 0.02, "card", 0.03)
    gable = [(-half, -0.1), (half, -0.1), (half, 0), (0, half * tan(radians(PITCH))), (-half, 0)]
    plate(gable, WALL, "scored", frame((0, front + 0.25, EAVE + 0.03), (1, 0, 0), (0, 0, 1)))
    cross_gable(0, front + 0.25, PORCH, BACK, EAVE, PITCH, overhang=0.45, rake=0.5, seed=3)
    steps(0, front - 0.1, 2.0, 2, rise=0.12, mats="card")


def _pot(x, y):
    rod((x, y, FOOT), (x, y, FOOT + 0.5), 0.22, "brick", sides=20, tip=0.3)
    rod((x, y, FOOT + 0.44), (x, y, FOOT + 0.54), 0.33, "brick", sides=20)
    leafy_bush(x, y, 0.38, seed=int(x * 10), z=FOOT + 0.4)


VIEW = {"azimuth": -20, "elevation": 12}
