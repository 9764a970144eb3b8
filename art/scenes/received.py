"""Request received: the mailbox of 100 Sample Street with its flag up, where the lawn meets the walk."""
from math import cos, pi, sin

from mathutils import Matrix

from model.board import board, patch, paving
from model.letters import letters
from model.geometry import box, frame, group, plate, rectangle, rod
from model.trees import hedge, leafy_bushes, leafy_tree

HALF, SIDE, LENGTH, FOOT = 0.62, 0.72, 2.3, 2.1  # half the width of the box, its straight side, its length and its height above ground


def build():
    board(15.4, 14.0)
    patch(rectangle(-7.1, -3.0, 7.1, 6.4), "lawn")
    paving(-7.1, -6.2, 7.1, -3.2, 5, 1)
    hedge(-1.6, 5.5, 6.6, 5.5, 1.5, 1.2)
    leafy_tree(-4.3, 3.4, 6.4, seed=4, size=0.5)
    leafy_bushes([(-0.4, -1.9), (3.2, -1.7)], 0.6)
    with group(1.4, -0.6, 0.05, scale=2):
        _mailbox()


def _mailbox():
    """On a wooden post, its door to the left, its flag and number to the front."""
    box(-0.17, -0.17, 0, 0.17, 0.17, FOOT - 0.16, "wood", 0.03)
    box(-LENGTH / 2 + 0.1, -HALF + 0.08, FOOT - 0.17, LENGTH / 2 - 0.1, HALF - 0.08, FOOT - 0.01, "wood", 0.03)
    arch = [(-HALF, 0), (HALF, 0)] + [(HALF * cos(pi * i / 24), SIDE + HALF * sin(pi * i / 24)) for i in range(25)]
    plate(arch, LENGTH, "card", frame((LENGTH / 2, 0, FOOT), (0, 1, 0), (0, 0, 1)), bevel=0.03)
    wider = [(x * 1.05, y * 1.03 - 0.02) for x, y in arch]
    plate(wider, 0.12, "roof-1", frame((-LENGTH / 2 + 0.02, 0, FOOT), (0, 1, 0), (0, 0, 1)), bevel=0.03)
    letters(-0.3, -HALF + 0.011, "100", FOOT + 0.17, 0.85, thick=0.03, standing=True)
    x, y = 0.72, -HALF - 0.06
    rod((x, y + 0.07, FOOT + 0.5), (x, y - 0.05, FOOT + 0.5), 0.1, "brass", sides=20)
    box(x - 0.05, y - 0.03, FOOT + 0.45, x + 0.05, y + 0.03, FOOT + 1.9, "flag", 0.01)
    box(x, y - 0.02, FOOT + 1.45, x + 0.55, y + 0.02, FOOT + 1.88, "flag", 0.01)


VIEW = {"azimuth": -24, "elevation": 19}
