"""Estate settlement: an ordinary house, its garage and a shed, each with a numbered brass tag."""
from model.board import board, patch, paving
from model.dimension import dimension, tag
from model.geometry import group, rectangle
from model.houses import cottage
from model.outbuildings import garage, shed
from model.trees import bushes, hedge, round_tree, spruce


def build():
    board(21.6, 15.4, y=-0.5)
    patch(rectangle(-10.2, -6.4, 3.2, 6.8), "lawn")
    patch(rectangle(8.9, -6.4, 10.2, 6.8), "lawn")
    patch(rectangle(3.4, 4.2, 8.7, 6.8), "lawn")
    paving(3.6, -6.5, 8.5, -1.0, 2, 3)
    paving(-4.5, -6.5, -2.9, -3.3, 2, 3, height=0.1)
    with group(-3.7, 1.6, 0.06):
        cottage(width=8.0, depth=6.0)
    with group(6.1, 1.8, 0.06):
        garage()
    with group(-8.2, -2.4, 0.06):
        shed()
    for x, y, number in ((0.3, -4.3, 1), (6.1, -4.3, 2), (-8.0, -5.2, 3)):
        tag(x, y, number, 0.07)
    hedge(-10.2, 6.9, 3.2, 6.9, 0.9)
    spruce(-8.9, 5.0, 6.6, seed=2)
    spruce(3.2, 5.6, 5.0, seed=6, leaf="leaf-2")
    round_tree(-9.2, 1.6, 3.0, seed=4)
    round_tree(9.4, -4.6, 2.6, seed=5, leaf="leaf-2")
    bushes([(-1.9, -2.3), (-1.1, -2.3), (-0.3, -2.2)], 0.42)
    dimension((-10.2, -7.3), (10.2, -7.3))
