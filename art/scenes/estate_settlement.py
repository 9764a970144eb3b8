"""Estate settlement: a house, its garage and its shed, tagged 1, 2 and 3 from left to right and named."""
from model.board import board, patch, paving
from model.dimension import number, tag
from model.geometry import group, rectangle
from model.houses import ranch
from model.materials import roofed
from model.outbuildings import garage, shed
from model.trees import hedge, leafy_bushes, leafy_tree, spruce


def build():
    board(28.4, 17.4, x=1.2, y=-1.6)
    patch(rectangle(-12.4, -6.7, 3.0, 6.6), "lawn")
    patch(rectangle(8.4, -6.7, 14.8, 6.6), "lawn-deep")
    patch(rectangle(3.2, 3.7, 8.2, 6.6), "lawn")
    paving(3.2, -6.8, 8.2, -1.6, 2, 3)
    paving(-7.8, -6.8, -6.2, -2.2, 2, 3, height=0.1)
    with roofed("cedar"):
        with group(-5.8, 1.8, 0.06):
            ranch()
        with group(5.7, 1.0, 0.06):
            garage()
        with group(11.6, 1.6, 0.06, scale=1.3):
            shed(style="courses")
    for x, text, name in ((-9.8, "1", "house"), (5.7, "2", "garage"), (11.6, "3", "shed")):
        tag(x, -4.4, text, 0.07, size=3)
        number(x + 0.4, -8.3, name, size=2.0)
    hedge(-12.4, 6.6, 14.8, 6.6, 0.9)
    spruce(-10.6, 5.2, 6.4, seed=2, spread=1.5)
    spruce(2.6, 5.2, 5.4, seed=6, leaf="leaf-2", spread=1.3)
    leafy_tree(9.4, 5.0, 4.4, seed=4, size=0.4)
    leafy_bushes([(-4.4, -3.3), (-3.5, -3.4), (-2.6, -3.3)], 0.45)


VIEW = {"azimuth": -20, "elevation": 32}
