"""Dividing property: one plot with a hedge through the middle and a house on either side."""
from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import group, rectangle
from model.houses import cottage
from model.materials import roofed
from model.parts import fence
from model.trees import hedge, leafy_bushes, leafy_tree, spruce


def build():
    board(23, 17, y=-1.8)
    patch(rectangle(-10.9, -7.1, -0.6, 6.1), "lawn")
    patch(rectangle(0.6, -7.1, 10.9, 6.1), "lawn-deep")
    hedge(0, -4.6, 0, 6.0, 1.25, thick=0.8, leaf="leaf-1")
    for side in (-1, 1):
        paving(side * 5.8 - 0.7, -7.2, side * 5.8 + 0.7, -4.2, 2, 4, height=0.1)
        with roofed("slate" if side < 0 else "cedar"), group(side * 5.8, 0.4, 0.06, scale=0.92):
            cottage(width=6.2, depth=5.2, style="courses" if side < 0 else "seams", seed=side, brick_chimney=side < 0)
        for x0, x1 in ((side * 10.9, side * 6.8), (side * 4.8, side * 0.1)):
            fence(x0, -7.2, x1, -7.2, 0.85)
    spruce(-2.6, 4.8, 6.4, seed=2)
    spruce(8.9, 4.6, 4.6, seed=4, leaf="leaf-2")
    leafy_tree(-9.4, -4.4, 3.0, seed=3, size=0.32)
    leafy_tree(9.4, -4.6, 3.0, seed=5, leaves=("leaf-3", "leaf-4"), size=0.32)
    leafy_bushes([(-8.3, -2.7), (-7.5, -2.8), (7.8, -2.8), (8.6, -2.7)], 0.42)
    for near, far in ((-10.7, -0.75), (0.75, 10.7)):
        dimension((near, -8.8), (far, -8.8), "33 ft")


VIEW = {"azimuth": -25, "elevation": 31}
