"""Divorce: one house divided cleanly along a brass survey line."""
from model.board import board, patch, paving
from model.cutting import halve
from model.dimension import dimension
from model.geometry import group, rectangle
from model.houses import cottage
from model.trees import bushes, round_tree, spruce, wire_tree

GAP = 1.7  # half the distance between the halves


def build():
    board(19, 14, y=-0.6)
    for side in (-1, 1):
        x0, x1 = sorted((side * 8.6, side * 1.15))
        patch(rectangle(x0, -7.0, x1, 5.8), "lawn")
    paving(-0.95, -7.1, 0.95, 5.9, 1, 9, height=0.05)
    for side in (-1, 1):
        with group() as parts:
            cottage(width=8.4, depth=6.2, floor=True, brick_chimney=side < 0)
        halve(parts, 0.0, keep_right=side > 0)
        for part in parts:
            part.location.x += side * GAP
            part.location.z += 0.06
    _survey_line()
    wire_tree(-8.0, 2.0, 5.4, seed=3)
    spruce(7.4, 4.4, 6.6, seed=4)
    round_tree(-7.5, -4.4, 2.6, seed=3)
    round_tree(7.2, -3.6, 3.3, seed=5)
    bushes([(-4.9, -3.7), (-4.0, -3.8), (4.0, -3.8), (4.9, -3.7)], 0.45)


def _survey_line():
    """A brass inlay in the ground with a taut line above it, from edge to edge of the plot.

    All of it stays low: posts and a wire above the ridge would look like a gallows.
    """
    patch(rectangle(-0.17, -7.1, 0.17, 5.9), "brass", height=0.1)
    dimension((0, -6.5, 0.85), (0, 5.3, 0.85), post=0.8, radius=0.09)
