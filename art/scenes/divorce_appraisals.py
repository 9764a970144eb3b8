"""Divorce: 100 Sample Street sawn apart through its porch, its halves opened a little, so that their rooms are seen, and furnished differently. Each stands on half of the equity, in green, and both on the loan, in sand, which is left whole; in front is the house's value, the sum of the blocks, which are to scale."""
from math import radians

from mathutils import Matrix

from model.board import patch
from model.cutting import halve
from model.geometry import box, group, plate, rectangle, rod
from model.letters import letters
from model.row import VIEW, bare_board
from model.sample_house import DEPTH, EAVE, VALUE, WIDTH as HOUSE, sample_house
from model.trees import leafy_bush, leafy_bushes, leafy_tree

METERS = 1 / 67_000  # of a block, for a dollar
LOAN, EQUITY = 310_000, 170_000  # at separation, as in the example of content/services/divorce-appraisals.md
X, HALF, FRONT, BACK, GAP = 0, 14.6, -11.2, 4.2, 1.7  # of the blocks: their middle, half their width, and what is between the upper ones
WORDS = 2.05  # size of the letters
CUT = 0.65  # the middle of the porch
FLOOR, ROOMS = 0.45, 0.7  # height of the floor, and where a wall divides the rooms in front from those behind
SCALE, HINGE = 0.765, DEPTH / 2 + 0.7
TURNS, BEHIND = {-1: -25, 1: 13}, {-1: -0.2, 1: 0.5}  # of either half, so that as much of its rooms is seen, and where its hinge is


def build():
    bare_board()
    split, top = LOAN * METERS, (LOAN + EQUITY) * METERS
    box(X - HALF, FRONT, -0.02, X + HALF, BACK, split, "sand", 0.06)
    letters(X, FRONT + 0.017, f"loan ${LOAN:,}", split / 2 - 0.7, WORDS, standing=True)
    for side, furnish in ((-1, _left), (1, _right)):
        _half(side, furnish, split, top)
    leafy_tree(X - 13.0, 1.6, 3.6, seed=8, z=top, size=0.4)
    letters(X, -13.35, f"house {VALUE}", size=2.6)


def _half(side, furnish, split, top):
    """A half of the house on its half of the equity."""
    inner, outer = sorted((X + side * GAP / 2, X + side * HALF))
    box(inner, FRONT, split - 0.02, outer, BACK, top, "leaf-1", 0.06)
    letters((inner + outer) / 2, FRONT + 0.017, f"half ${EQUITY // 2:,}", split + 0.6, WORDS, "card", standing=True)
    with group(0, 0, top):
        patch(rectangle(inner + 0.3, FRONT + 0.3, outer - 0.3, BACK - 0.3), "lawn", 0.05)
    with group() as parts:
        _house()
    halve(parts, CUT, keep_right=side > 0)
    hinge = (X + side * (GAP / 2 + 0.7), BEHIND[side], top + 0.05)
    placed = Matrix.Translation(hinge) @ Matrix.Rotation(radians(TURNS[side]), 4, "Z") @ Matrix.Scale(SCALE, 4)
    for part in parts:
        part.matrix_world = placed @ Matrix.Translation((-CUT, -HINGE, 0)) @ part.matrix_world
    with group(*hinge, turn=TURNS[side], scale=SCALE), group(-4.02, -HINGE):
        furnish()


def _house():
    sample_house()
    leafy_bushes([(4.5, -6.5), (5.7, -6.5), (6.8, -6.5), (-7.0, -6.6), (-5.9, -6.6), (-4.6, -6.6), (-3.5, -6.6)], 0.65)
    x, y = HOUSE / 2 - 0.25, DEPTH / 2 - 0.25
    box(-x, -y, 0.28, x, y, FLOOR, "card-warm", 0)
    box(-x, -y, EAVE - 0.18, x, y, EAVE, "card", 0)
    box(-x, ROOMS - 0.1, FLOOR, x, ROOMS + 0.1, EAVE - 0.1, "card", 0)
    for side in (-1, 1):
        box(CUT + side * 4.4 - 0.1, -y, FLOOR, CUT + side * 4.4 + 0.1, y, EAVE - 0.1, "card-warm", 0)


def _table(x0, y0, x1, y1, height=0.8):
    box(x0, y0, FLOOR + height - 0.1, x1, y1, FLOOR + height, "wood", 0.02)
    for x in (x0 + 0.1, x1 - 0.2):
        for y in (y0 + 0.1, y1 - 0.2):
            box(x, y, FLOOR, x + 0.1, y + 0.1, FLOOR + height - 0.05, "wood", 0)


def _left():
    """A sofa and a lamp in front, a double bed behind."""
    z = FLOOR
    plate(rectangle(0.9, -5.2, 3.8, -0.2), 0.05, "brick", Matrix.Translation((0, 0, z + 0.06)))
    box(1.7, -4.3, z, 2.8, -1.2, z + 0.5, "leaf-2", 0.1)
    box(1.5, -4.4, z, 1.9, -1.1, z + 1.15, "leaf-2", 0.1)
    for y in (-4.55, -1.35):
        box(1.6, y, z, 2.8, y + 0.4, z + 0.8, "leaf-2", 0.1)
    _table(3.1, -3.4, 3.7, -2.0, 0.4)
    rod((2.2, -0.2, z), (2.2, -0.2, z + 1.4), 0.06, "wood-dark")
    rod((2.2, -0.2, z + 1.3), (2.2, -0.2, z + 1.85), 0.45, "lit", tip=0.26)
    box(0.7, 1.9, z, 3.5, 4.7, z + 0.4, "wood-dark", 0.03)
    box(0.8, 1.95, z + 0.35, 3.45, 4.65, z + 0.7, "leaf-4", 0.1)
    for y in (2.1, 3.4):
        box(0.95, y, z + 0.68, 1.6, y + 1.1, z + 0.95, "card", 0.08)
    box(0.55, 1.8, z, 0.75, 4.8, z + 1.3, "wood", 0.03)


def _right():
    """A table with chairs in front, shelves of books and a desk behind."""
    z = FLOOR
    _table(4.7, -4.4, 6.2, -1.8, 0.85)
    for y in (-4.0, -2.7):
        for x in (4.2, 6.3):
            box(x, y, z, x + 0.45, y + 0.7, z + 0.5, "slate-1", 0.03)
            back = x if x < 5 else x + 0.35
            box(back, y, z, back + 0.1, y + 0.7, z + 1.1, "slate-1", 0.03)
    for level in range(4):
        low = z + 0.1 + 0.52 * level
        for i in range(11):
            box(6.9, 1.5 + i * 0.3, low, 7.25, 1.75 + i * 0.3, low + 0.32 + 0.04 * ((i + level) % 3),
                ("slate-1", "brick", "card-warm", "leaf-2")[(i * 3 + level) % 4], 0.01)
        box(6.85, 1.4, low - 0.08, 7.35, 5.0, low, "wood", 0)
    _table(4.6, 2.0, 5.6, 4.4, 0.8)
    box(5.2, 2.8, z + 0.8, 5.3, 3.7, z + 1.4, "slate-3", 0.02)
    leafy_bush(4.8, 5.0, 0.42, 3, z=z + 0.1)


