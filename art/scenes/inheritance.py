"""Inheritance: three generations of roofs in a row."""
from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import group, rectangle
from model.houses import cottage, foursquare, modern
from model.trees import bushes, poplar, round_tree, spruce, wire_tree


def build():
    board(32.6, 14.2, y=-1.4)
    patch(rectangle(-15.7, -5.6, 15.7, 5.2), "lawn")
    patch(rectangle(-15.7, -8.0, 15.7, -5.9), "path")
    for x in (-9.7, 10.9):
        paving(x - 0.75, -5.9, x + 0.75, -4.2, 2, 2, height=0.09)
    with group(-9.7, 0.4, 0.06):
        cottage(width=6.8, depth=5.4)
    with group(0.0, 0.6, 0.06):
        foursquare()
    with group(10.2, 0.3, 0.06):
        modern()
    wire_tree(-14.2, -0.4, 5.4, seed=2)
    spruce(-5.1, 4.6, 7.6, seed=5, spread=1.3)
    poplar(4.9, 4.9, 6.4, seed=5)
    round_tree(-5.1, -3.9, 2.7, seed=3, leaf="leaf-2")
    spruce(14.5, 4.2, 4.8, seed=6, spread=1.2, leaf="leaf-2")
    round_tree(14.8, -4.4, 2.5, seed=6)
    bushes([(-12.3, -3.2), (-11.5, -3.3), (-7.5, -3.3)], 0.45)
    dimension((-9.7, -7.0, 0.7), (10.2, -7.0, 0.7), post=0.7)


VIEW = {"azimuth": 17, "margins": (0.02, 0.03, 0.03, 0.03)}
