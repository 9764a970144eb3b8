"""Step-up in basis: a house on its old basis, a block of sand, and on the step-up, a stair of card measured in brass."""
from model.board import board, patch
from model.dimension import number
from model.geometry import box, group, rectangle
from model.houses import ranch
from model.materials import roofed
from model.trees import leafy_bushes, leafy_tree

BASIS, STEPS = 1.7, 9
RISE, TREAD = BASIS / 3, 0.62  # the step-up is three times the old basis
TOP = BASIS + STEPS * RISE
LEFT, RIGHT, FRONT, BACK = -7.6, 9.6, -5.2, 5.0


def build():
    board(20, 12.6, x=0.6, y=-0.4)
    box(LEFT - 1.2, FRONT - 0.15, -0.02, RIGHT, BACK + 0.1, BASIS, "sand", 0.05)
    for i in range(STEPS):
        # A sheet over a narrower core leaves a line of shadow.
        x, low = LEFT + TREAD * i, BASIS + RISE * i
        box(x + 0.09, FRONT + 0.09, low - 0.01, RIGHT - 0.1, BACK - 0.09, low + RISE * 0.26, "wood-dark", 0)
        box(x, FRONT, low + RISE * 0.25, RIGHT - 0.02, BACK, low + RISE, ("card", "card-warm")[i % 2], 0.025)
    start = LEFT + TREAD * STEPS
    patch(rectangle(start - 0.1, FRONT + 0.3, RIGHT - 0.35, BACK - 0.3), "lawn", TOP + 0.05)
    with group(3.9, 0.9, TOP + 0.04, scale=0.92), roofed("slate"):
        ranch()
    leafy_bushes([(-0.3, -2.6), (0.4, -2.7), (5.2, -3.9), (6.9, -3.9)], 0.42, z=TOP)
    leafy_tree(-1.2, 3.9, 3.8, seed=4, z=TOP, size=0.36)
    number(3.2, FRONT - 0.17, "$120,000", (BASIS - 1.05) / 2 + 0.06, 1.5, standing=True)
    _rise(8.2)
    box(-1.1, FRONT - 0.14, BASIS + 1.3, 7.3, FRONT + 0.05, BASIS + 3.8, "card", 0.03)
    number(3.1, FRONT - 0.17, "+$360,000", BASIS + 1.95, 1.9, standing=True)


def _rise(x):
    """A dimension line upright against the cut edge of the steps."""
    y = FRONT - 0.07
    box(x - 0.11, y, BASIS + 0.02, x + 0.11, y + 0.14, TOP, "brass", 0.02)
    for z in (BASIS + 0.13, TOP - 0.02):
        box(x - 0.6, y - 0.02, z - 0.11, x + 0.6, y + 0.14, z + 0.11, "brass", 0.02)


VIEW = {"azimuth": -24, "elevation": 25}
