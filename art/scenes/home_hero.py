"""Home: the most detailed house on its plot, measured along its front."""
from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import rectangle
from model.houses import craftsman
from model.parts import fence
from model.trees import bushes, hedge, round_tree, spruce


def build():
    board(24, 17.6, x=2.2, y=-1.4)
    patch(rectangle(-9.2, -8.7, -2.6, -4.4), "lawn")
    patch(rectangle(0.0, -8.7, 5.1, -5.1), "lawn")
    patch(rectangle(-9.2, 4.4, 13.6, 6.6), "lawn")
    patch(rectangle(-9.2, -3.8, -6.2, 3.8), "lawn")
    patch(rectangle(11.2, -8.7, 13.6, 3.8), "lawn")
    paving(-2.3, -8.8, -0.4, -6.75, 2, 3)
    paving(5.7, -8.8, 10.1, -3.1, 2, 4)
    patch(rectangle(0.4, -4.9, 5.1, -3.9), "soil", 0.1)
    craftsman()
    bushes([(0.95, -4.4), (1.9, -4.45), (2.9, -4.4), (3.9, -4.45), (4.8, -4.4)], 0.46)
    hedge(-9.2, 6.7, 13.6, 6.7, 1.0)
    fence(-9.4, -8.8, -2.6, -8.8, 0.9)
    fence(-9.4, -8.8, -9.4, 6.4, 0.9, first_post=False)
    spruce(-7.4, 5.0, 8.4, seed=2)
    spruce(-4.4, 5.6, 6.4, seed=5, leaf="leaf-2")
    spruce(11.4, 5.3, 5.4, seed=8, leaf="leaf-2")
    round_tree(-7.4, -2.6, 4.2, seed=4, leaf="leaf-2")
    round_tree(12.2, -7.0, 3.2, seed=6)
    round_tree(12.5, -1.6, 2.8, seed=7, leaf="leaf-2")
    bushes([(-5.9, -6.9), (-5.9, -5.9), (-5.85, -4.9)], 0.4)
    dimension((-5.5, -9.3), (10.4, -9.3))
