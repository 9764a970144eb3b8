"""Estate settlement: 100 Sample Street between its trees, and before it two garden paths to scale, a slab a month: how long there is for each task that needs the value, and from which day."""
from model.board import patch, paving
from model.geometry import group, rectangle
from model.letters import letters
from model.lot import lawns
from model.row import BACK, VIEW, bare_board  # noqa: F401
from model.sample_house import sample_house
from model.trees import leafy_bushes, leafy_tree, spruce

SCALE, X, Y = 0.62, -1.6, 2.2  # of the house, and where it is
SIDE, EDGE, FRONT = 15.4, -3.4, -15.0  # of the lawn; where the house's lot ends; where the board's does
START, MONTH, DEEP = -15.2, 3.38, 4.1  # where both paths begin, and their slabs
TASK = START + 3.22 * MONTH  # where the words behind the third slab begin
NUMBER, WORDS = 2.85, 2.0  # sizes of letters
LOWER = 0.42  # words beside a number, so that all stand on one line
SLAB, LAWN = 0.14, 0.055  # how high they are


def build():
    bare_board()
    left, right, front, back = ((at - by) / SCALE for at, by in ((-SIDE, X), (SIDE, X), (EDGE, Y), (BACK - 0.6, Y)))
    with group(X, Y, 0.01, scale=SCALE):
        lawns(left, front, right, back, drive=(8.0, 13.6))
        paving(8.1, front, 13.5, -4.9, 2, 3)
        sample_house()
        leafy_bushes([(4.5, -6.5), (5.6, -6.6), (6.6, -6.5)], 0.65)
        leafy_bushes([(-7.0, -6.6), (-5.9, -6.5), (-4.8, -6.6), (-3.7, -6.5)], 0.56)
    spruce(-12.6, 3.2, 7.6, seed=2)
    leafy_tree(12.2, 2.6, 6.6, seed=8)
    patch(rectangle(-SIDE, FRONT, SIDE, EDGE - 0.02), "lawn", LAWN)
    # As in content/deadlines.yaml.
    _path(-7.0, 3)
    _words(TASK, -7.0, "inventory\nafter appointment", LAWN)
    _path(-12.6, 9)
    _words(TASK, -12.6 - LOWER, "estate tax", SLAB)
    _words(TASK + 9.4, -12.6 - LOWER, "after death", SLAB)


def _path(y, months):
    paving(START, y - DEEP / 2, START + months * MONTH, y + DEEP / 2, months, 1, gap=0.2, height=SLAB)
    letters(START + 0.5, y, str(months), SLAB, NUMBER, flush=True)
    _words(START + 2.45, y - LOWER, "months", SLAB)


def _words(x, y, text, z):
    letters(x, y, text, z, WORDS, name=1, flush=True)
