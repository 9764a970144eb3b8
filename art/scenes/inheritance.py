"""Inheritance: three generations of roofs in a row."""
from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import group, rectangle
from model.houses import cottage, foursquare, modern
from model.trees import bushes, cone_tree, poplar, round_tree, wire_tree


def build():
    board(35, 13.6, y=-1.2)
    patch(rectangle(-16.8, -5.6, 16.8, 4.9), "lawn")
    patch(rectangle(-16.9, -7.6, 16.9, -5.9), "path")
    for x in (-10.4, 1.75, 11.4):
        paving(x - 0.75, -5.9, x + 0.75, -4.2, 2, 2, height=0.09)
    with group(-10.4, 0.4, 0.06):
        cottage(width=6.8, depth=5.4)
    with group(0.0, 0.6, 0.06):
        foursquare()
    with group(11.0, 0.3, 0.06):
        modern()
    wire_tree(-14.9, 1.4, 6.4, seed=2)
    wire_tree(-5.6, 3.4, 5.2, seed=5)
    round_tree(5.6, 3.2, 4.2, seed=4)
    round_tree(-5.6, -3.6, 2.6, seed=5, leaf="leaf-2")
    poplar(16.0, 3.6, 4.8, seed=6)
    cone_tree(16.0, -3.2, 2.6, seed=7)
    bushes([(-13.0, -3.2), (-12.2, -3.3), (-8.2, -3.3)], 0.45)
    dimension((-10.4, -6.75, 0.7), (11.0, -6.75, 0.7), post=0.7)


VIEW = {"azimuth": 23, "margins": (0.02, 0.03, 0.03, 0.03)}
