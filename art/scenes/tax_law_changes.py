"""Changes in tax law: a house, and Washington's top rate before and since July 1, 2026, as stacks with a sheet for each percent."""
from math import radians

from mathutils import Matrix

from model.board import board, patch
from model.dimension import number
from model.geometry import box, group, plate, rectangle
from model.houses import modern
from model.materials import roofed
from model.trees import leafy_bushes, leafy_tree, spruce

SHEET = 0.22
FRONT = -3.6


def build():
    board(25.4, 16.0, x=0.2, y=-2.0)
    patch(rectangle(-11.9, -5.2, -2.2, 5.4), "lawn")
    with roofed("slate"), group(-7.0, 0.9, 0.06, scale=0.92):
        modern()
    leafy_tree(-2.6, 3.6, 5.2, seed=3, size=0.4)
    spruce(-10.9, 4.2, 5.6, seed=2)
    leafy_bushes([(-11.0, -2.7), (-10.2, -2.9), (-3.5, -2.8)], 0.5)
    _stack(2.0, 35, "before")
    _stack(9.0, 20, "now")


def _stack(x, percent, when):
    """Sheets that lie a little askew, their number on a plate at the front, and below it, when it holds."""
    for i in range(percent):
        turn, shift = ((i * 7) % 5 - 2) * 0.5, ((i * 5) % 7 - 3) * 0.035
        matrix = Matrix.Translation((x + shift, shift / 2, SHEET * (i + 1))) @ Matrix.Rotation(radians(turn), 4, "Z")
        plate(rectangle(-2.9, FRONT, 2.9, 3.4), SHEET - 0.03, ("paper", "card", "paper-3", "paper-2")[i % 4], matrix, bevel=0.02)
    top = SHEET * percent
    box(x - 2.7, FRONT - 0.3, top - 3.3, x + 2.7, FRONT + 0.1, top - 0.4, "card", 0.03)
    number(x, FRONT - 0.3 + 0.017, f"{percent}%", top - 2.85, 3.0, standing=True)
    number(x, -6.9, when, size=2.9, longer=1.6, upright=True)


VIEW = {"azimuth": -18, "elevation": 25}
