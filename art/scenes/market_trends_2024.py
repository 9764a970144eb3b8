"""Market trends: a street with a lot for each month from the county's date of value to the date of death, whose houses rise like the bars of a chart."""
from model.board import board, patch, paving
from model.bodies import gable_body, hood
from model.letters import letters
from model.geometry import box, group, rectangle
from model.materials import roofed
from model.parts import steps
from model.trees import leafy_tree

EAVES = (5.1, 5.35, 5.6, 5.85, 6.1, 6.35, 6.6)  # one for each month
ROOFS = ("slate", "cedar", "roof")
PITCH, WIDTH, DEPTH = 43, 3.5, 5.4
LOT, LEFT = 4.1, -14.35  # how wide each lot is, and where the first begins


def build():
    board(30.0, 15.4, y=-3.0)
    for i, eave in enumerate(EAVES):
        left = LEFT + i * LOT
        patch(rectangle(left + 0.1, -4.5, left + LOT - 0.1, 4.2), "lawn")
        paving(left + 0.1, -5.5, left + LOT - 0.1, -4.6, 3, 1)
        with roofed(ROOFS[i % 3]), group(left + LOT / 2 - 0.1, 0.2, 0.06):
            _house(i, eave)
        leaves = ("leaf-3", "leaf-4") if i % 2 else ("leaf-2", "leaf-3")
        leafy_tree(left + LOT - 0.75, -3.5, 2.1 + 0.2 * (i % 3), 0.68, seed=i, leaves=leaves, size=0.28)
    _months()
    for x, text in ((LEFT + 2.7, "Jan 1"), (0.2, "7 months"), (-LEFT - 3.8, "Aug 1")):
        letters(x, -8.45, text, size=2.0)


def _house(i, eave):
    with group(turn=-90):
        gable_body(DEPTH, WIDTH, eave, PITCH, {"right": _front(eave), "front": _side(eave), "back": ()},
                   style="seams" if i % 2 else "courses", overhang=0.3, rake=0.35, seed=i)
    hood(-0.75, -DEPTH / 2, 1.5, eave=2.5, reach=0.8)
    steps(-0.75, -DEPTH / 2 - 0.05, 1.2, 2)


def _months():
    """A line along the street, with a tick between the lots."""
    y, right = -6.3, LEFT + len(EAVES) * LOT
    box(LEFT, y - 0.1, -0.02, right, y + 0.1, 0.09, "brass", 0.02)
    for i in range(len(EAVES) + 1):
        x = LEFT + i * LOT
        box(x - 0.1, y - 0.5, -0.02, x + 0.1, y + 0.5, 0.1, "brass", 0.02)


def _floors(eave):
    """Sill heights of the upper floors that fit under an eave."""
    return [sill for sill in (3.5, 5.9) if sill + 1.5 <= eave]


def _front(eave):
    upper = [(shift, sill, 0.95, 1.1, "window") for sill in _floors(eave) for shift in (-0.75, 0.75)]
    return [(-0.75, 0.3, 0.95, 2.0, "door"), (0.75, 1.1, 1.0, 1.2, "window"), (0, eave + 0.2, 0.8, 0.9, "window"), *upper]


def _side(eave):
    return [(shift, sill, 0.9, 1.2, "window") for shift in (-1.3, 1.3) for sill in (1.1, *_floors(eave))]


VIEW = {"azimuth": -17, "elevation": 24}
