"""About: a house, and in front of it the floor plan an appraiser draws."""
from itertools import count

from model.board import board, patch
from model.dimension import dimension
from model.geometry import box, group, rectangle
from model.houses import cottage
from model.trees import bushes, round_tree, spruce

WIDTH, DEPTH = 8.8, 6.2  # of the house and of its plan
PLAN = (0.0, -6.7)  # center of the plan


def build():
    board(18.6, 19.8, y=-2.5)
    patch(rectangle(-8.7, -1.4, 8.7, 7.0), "lawn")
    patch(rectangle(-1.0, -2.4, 1.0, -1.4), "path")
    with group(0, 2.9, 0.06):
        cottage(width=WIDTH, depth=DEPTH, floor=True)
    _sheet()
    with group(*PLAN, 0.16):
        _plan()
    bushes([(-4.0, -0.9), (-3.1, -1.0), (3.1, -1.0), (4.0, -0.9)], 0.45)
    spruce(-7.2, 5.4, 7.0, seed=4, spread=1.4)
    round_tree(-7.1, 1.0, 3.2, seed=3)
    round_tree(6.9, 1.4, 3.4, seed=5, leaf="leaf-2")


def _sheet():
    """Two sheets of paper, the upper one slightly askew."""
    x, y = PLAN
    with group(x + 0.3, y - 0.1, 0, turn=-2.2):
        patch(rectangle(-7.0, -5.0, 7.2, 4.2), "paper-3", height=0.07)
    with group(x, y, 0.06):
        patch(rectangle(-7.0, -5.0, 7.2, 4.2), "card", height=0.08)


def _plan():
    """The walls as an inked plan: thick lines, thin at windows, open at doors."""
    half, deep = WIDTH / 2, DEPTH / 2
    layers = count(1)

    def line(x0, y0, x1, y1, thick):
        # Each slightly lower than the last, so lines that meet don't share a face.
        top = 0.1 - 0.001 * next(layers)
        box(x0 - thick, y0 - thick, 0, x1 + thick, y1 + thick, top, "roof-3", 0.012)

    for y, windows, door in ((-deep, ((-3.3, -1.9), (1.9, 3.3)), (-0.55, 0.55)), (deep, ((-2.6, -1.2), (1.6, 3.0)), None)):
        for start, end in windows:
            line(start, y, end, y, 0.045)
        ends = sorted([-half, half, *[x for window in windows for x in window], *(door or ())])
        for start, end in zip(ends[::2], ends[1::2]):
            line(start, y, end, y, 0.12)
    for side in (-half, half):
        line(side, -1.9, side, -0.9, 0.045)
        line(side, -deep, side, -1.9, 0.12)
        line(side, -0.9, side, deep, 0.12)
    for x0, y0, x1, y1 in (
        (-half, 0.5, -2.6, 0.5), (-1.7, 0.5, 1.6, 0.5), (2.5, 0.5, half, 0.5),
        (0.9, 0.5, 0.9, 1.3), (0.9, 2.2, 0.9, deep),
        (-1.2, -deep, -1.2, -1.5), (-1.2, -0.6, -1.2, 0.5),
    ):
        line(x0, y0, x1, y1, 0.09)
    dimension((-half, -deep - 1.1), (half, -deep - 1.1))
    dimension((half + 1.3, -deep), (half + 1.3, deep))


VIEW = {"azimuth": 24, "elevation": 36}
