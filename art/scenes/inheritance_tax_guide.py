"""The inheritance guide: a large house, a small one, and the key between them."""
from math import cos, pi, sin

from mathutils import Matrix

from model.board import board, patch
from model.geometry import group, plate, rectangle
from model.houses import cottage, foursquare
from model.materials import roofed
from model.trees import bushes, round_tree, spruce


def build():
    board(22, 13.8, y=-0.5)
    patch(rectangle(-10.4, -4.2, 1.6, 5.9), "lawn")
    patch(rectangle(2.2, -4.2, 10.4, 5.9), "lawn")
    patch(rectangle(-10.5, -6.9, 10.5, -4.6), "path")
    with roofed("cedar"), group(-4.4, 1.2, 0.06):
        foursquare()
    with roofed("slate"), group(6.2, 0.9, 0.06, scale=0.62):
        cottage(width=6.6)
    round_tree(-9.2, -2.0, 3.6, seed=5, leaf="leaf-2")
    spruce(1.7, 4.7, 6.6, seed=2, spread=1.25)
    round_tree(9.2, 3.4, 3.0, seed=8)
    round_tree(3.3, 3.4, 2.0, seed=5, leaf="leaf-2")
    bushes([(8.9, -1.4), (8.4, -2.3)], 0.5)
    with group(0.6, -5.75, 0.06, scale=0.9, turn=3):
        _key()


def _key():
    """A wooden house key on the path."""
    ring = [(cos(2 * pi * i / 40) * 1.15, sin(2 * pi * i / 40) * 1.15) for i in range(40)]
    hole = [(cos(2 * pi * i / 40) * 0.68, sin(2 * pi * i / 40) * 0.68) for i in range(40)]
    # Each piece is slightly above the next, so no two share a face.
    lift = [Matrix.Translation((0, 0, 0.22 + 0.015 * i)) for i in range(4)]
    plate(ring, 0.24, "wood-dark", lift[2], [hole], bevel=0.0)
    shaft = [(1.0, -0.2), (5.4, -0.2), (5.4, 0.2), (1.0, 0.2)]
    plate(shaft, 0.24, "wood-dark", lift[1], bevel=0.04)
    for x, depth in ((3.9, 0.62), (4.45, 0.42), (4.95, 0.7)):
        plate(rectangle(x, -0.2 - depth, x + 0.38, -0.1), 0.22, "wood-dark", lift[0], bevel=0.03)
    plate(rectangle(1.3, -0.36, 1.6, 0.36), 0.26, "wood-dark", lift[3], bevel=0.05)


VIEW = {"azimuth": -27, "elevation": 31}
