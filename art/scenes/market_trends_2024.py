"""Market trends: a street whose houses rise like the bars of a chart, from the county's date of value to the date of death."""
from model.board import board, patch, paving
from model.bodies import gable_body, hood
from model.dimension import dimension, number
from model.geometry import group, rectangle
from model.materials import roofed
from model.parts import steps
from model.trees import leafy_tree, spruce

EAVES = (5.1, 5.4, 5.7, 6.0, 6.3, 6.6)
ROOFS = ("slate", "cedar", "roof")
PITCH, WIDTH, DEPTH = 43, 4.0, 5.4


def build():
    board(28.6, 15.4, y=-3.0)
    patch(rectangle(-13.8, -4.5, 13.8, 4.2), "lawn")
    paving(-13.8, -5.8, 13.8, -4.7, 24, 1)
    for x, date in ((-10.9, "Jan 1"), (11.1, "Aug 1")):
        number(x, -8.1, date, size=2.6, longer=1.5)
    dimension((-7.4, -8.1), (7.6, -8.1), "7 months", 0.06, size=2.6)
    for i, eave in enumerate(EAVES):
        x = -11.4 + i * 4.56
        with roofed(ROOFS[i % 3]), group(x, 0.2, 0.06):
            with group(turn=-90):
                gable_body(DEPTH, WIDTH, eave, PITCH, {"right": _front(eave), "front": _side(eave), "back": ()},
                           style="seams" if i % 2 else "courses", overhang=0.3, rake=0.35, seed=i)
            hood(-0.85, -DEPTH / 2, 1.5, eave=2.5, reach=0.8)
            steps(-0.85, -DEPTH / 2 - 0.05, 1.2, 2)
    for i in range(7):
        x = -13.65 + i * 4.56
        leaves = ("leaf-3", "leaf-4") if i % 2 else ("leaf-2", "leaf-3")
        leafy_tree(x, -3.7, 2.3 + 0.25 * (i % 3), 0.74, seed=i, leaves=leaves, size=0.28)
    spruce(-13.2, 2.6, 5.6, seed=1)


def _floors(eave):
    """Sill heights of the upper floors that fit under an eave."""
    return [sill for sill in (3.5, 5.9) if sill + 1.5 <= eave]


def _front(eave):
    upper = [(shift, sill, 0.95, 1.1, "window") for sill in _floors(eave) for shift in (-0.85, 0.85)]
    return [(-0.85, 0.3, 0.95, 2.0, "door"), (0.85, 1.1, 1.0, 1.2, "window"), (0, eave + 0.2, 0.8, 0.9, "window"), *upper]


def _side(eave):
    return [(shift, sill, 0.9, 1.2, "window") for shift in (-1.3, 1.3) for sill in (1.1, *_floors(eave))]


VIEW = {"azimuth": -17, "elevation": 24}
