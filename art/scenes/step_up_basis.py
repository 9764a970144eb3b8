"""Step-up in basis: thin card steps lead up to a house; a tall brass dimension measures the rise."""
from model.board import board, patch
from model.geometry import box, group, rectangle
from model.houses import cottage
from model.materials import repainted
from model.trees import bushes, round_tree

STEPS, RISE, TREAD = 13, 0.3, 0.36
TOP = STEPS * RISE
LEFT, RIGHT, FRONT, BACK = -1.7, 10.9, -4.4, 4.7


def build():
    board(23.2, 11.4, y=-0.2)
    for i in range(STEPS):
        # A sheet over a narrower core leaves a line of shadow.
        x, low = LEFT + TREAD * i, RISE * i
        box(x + 0.09, FRONT + 0.09, low, RIGHT - 0.09, BACK - 0.09, low + RISE * 0.3, "wood-dark", 0)
        box(x, FRONT, low + RISE * 0.28, RIGHT, BACK, low + RISE, ("card", "paper-3")[i % 2], 0.025)
    patch(rectangle(LEFT + TREAD * STEPS + 0.1, FRONT + 0.3, RIGHT - 0.3, BACK - 0.3), "lawn", TOP + 0.05)
    with group(6.9, 0.5, TOP, scale=0.86):
        cottage()
    bushes([(4.4, -1.9), (5.1, -2.0), (8.9, -2.0)], 0.38, z=TOP)
    round_tree(9.6, -2.7, 2.2, seed=4, z=TOP)
    with repainted(everything="ghost"):
        with group(-6.9, 0.5, 0.0, scale=0.86):
            cottage()
        round_tree(-9.8, -2.7, 1.4, seed=4)
    _rise()


def _rise():
    """A dimension line upright against the cut edge of the steps."""
    x, y = 5.6, FRONT - 0.07
    box(x - 0.11, y, 0.05, x + 0.11, y + 0.14, TOP, "brass", 0.02)
    for z in (0.1, TOP - 0.02):
        box(x - 0.75, y - 0.02, z - 0.11, x + 0.75, y + 0.14, z + 0.11, "brass", 0.02)


VIEW = {"azimuth": -19, "elevation": 25}
