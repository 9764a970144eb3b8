"""Inheritance: one house seen from above, as on a site plan; its lot is scored into three equal shares."""
from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import box, group, rectangle
from model.houses import cottage
from model.trees import bushes, round_tree, spruce

SHARE = 6.6  # width of each


def build():
    board(21.4, 15.6, y=-0.9)
    for i, lawn in enumerate(("lawn", "lawn-deep", "lawn")):
        left = (i - 1.5) * SHARE
        patch(rectangle(left + 0.11, -6.6, left + SHARE - 0.11, 6.2), lawn, 0.12)
    for x in (-SHARE / 2, SHARE / 2):
        box(x - 0.07, -7.35, 0, x + 0.07, 6.1, 0.15, "brass", 0.02)
    dimension((-1.5 * SHARE, -7.4), (1.5 * SHARE, -7.4), width=0.2)
    paving(-0.8, -6.7, 0.8, -3.2, 2, 3, height=0.18)
    with group(0, 0.8, 0.1):
        cottage(width=8.8, depth=6.0)
    spruce(-8.1, 3.6, 5.4, seed=2, spread=1.5)
    spruce(-6.0, 0.2, 3.4, seed=4, spread=1.2, leaf="leaf-2")
    spruce(7.6, 4.2, 4.4, seed=5, spread=1.4)
    round_tree(-7.9, -4.4, 3.0, seed=3)
    round_tree(7.4, -0.6, 3.4, seed=6, leaf="leaf-2")
    round_tree(8.2, -4.8, 2.4, seed=8)
    bushes([(-2.6, -3.1), (-1.8, -3.2), (1.9, -3.2), (2.7, -3.1)], 0.45)


VIEW = {"azimuth": 0, "elevation": 54}
