"""Estate settlement: a main house and everything that belongs to it, each item staked."""
from model.board import board, patch
from model.dimension import dimension, stake
from model.geometry import group, rectangle
from model.houses import foursquare
from model.outbuildings import barn, garage, greenhouse, shed
from model.parts import fence
from model.trees import hedge, round_tree, spruce, wire_tree


def build():
    board(34, 25, y=-1.5)
    patch(rectangle(-16.4, -13.5, -4.4, -4.4), "lawn")
    patch(rectangle(-16.4, -3.2, 16.4, 10.4), "lawn")
    patch(rectangle(5.4, -13.5, 16.4, -4.4), "lawn-deep")
    patch(rectangle(-4.1, -13.6, -1.2, -3.3), "path")
    patch(rectangle(-1.2, -6.0, 5.0, -3.3), "path")
    with group(-8.6, 2.4, 0.06):
        foursquare()
    with group(4.0, 4.2, 0.06, turn=0):
        barn()
    with group(12.2, 2.0, 0.06):
        garage()
    with group(2.2, -9.2, 0.06):
        shed()
    with group(-10.6, -8.6, 0.06):
        greenhouse()
    for i in range(3):
        for j in range(3):
            round_tree(7.4 + i * 3.4, -11.4 + j * 2.6, 2.5, seed=3 * i + j, leaf="leaf-3" if (i + j) % 2 else "leaf-2", fruit=9)
    for x, y in ((-4.0, -2.4), (0.2, -1.4), (9.0, -1.4), (0.2, -11.2), (-7.4, -10.9), (5.2, -11.9)):
        stake(x, y)
    hedge(-16.2, 10.3, 16.2, 10.3, 1.0)
    fence(-16.4, -13.6, -4.4, -13.6, 0.95)
    spruce(-15.0, 4.4, 7.6, seed=2, spread=1.3)
    spruce(15.0, 8.2, 7.2, seed=4)
    spruce(-1.4, 8.4, 6.8, seed=6, leaf="leaf-2")
    wire_tree(-14.6, -1.6, 5.6, seed=3)
    dimension((6.2, -13.2, 0.75), (15.6, -13.2, 0.75), post=0.7)
