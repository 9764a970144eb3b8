"""Estate settlement: 100 Sample Street between its trees, and before it two paths to scale, a slab a month, each from its own first day, which is named: the estate tax's from the death, and the inventory's from the day on which the court appoints the executor. A flag stands where each ends, and behind each is which task needs the value, and in how many months."""
from model.board import paving
from model.geometry import box, frame, group, plate
from model.letters import letters
from model.lot import lawns
from model.row import BACK, VIEW, bare_board  # noqa: F401
from model.sample_house import sample_house
from model.trees import leafy_bushes, leafy_tree, spruce

SCALE, X, Y = 0.62, -1.6, 2.2  # of the house, and where it is
SIDE, EDGE = 15.4, -3.4  # of the lawn, and where it ends and the letters begin
DEATH, MONTH, DEEP = -14.9, 1.36, 2.2  # the day of the death, and the slabs
APPOINTMENT = DEATH + 2 * MONTH  # for example
WORDS, FIRST_DAY = 1.95, 1.8  # sizes of the letters


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
    # As in content/deadlines.yaml.
    _path(APPOINTMENT, -8.6, 3, "court", "inventory 3 months")
    _path(DEATH, -13.5, 9, "death", "estate tax 9 months")


def _path(start, y, months, first_day, words):
    end = start + months * MONTH
    paving(start, y - DEEP / 2, end, y + DEEP / 2, months, 1, gap=0.2, mats="wood", height=0.14)
    letters(start - 0.4, y + DEEP / 2 + 1.25, first_day, size=FIRST_DAY, flush=True)
    # On the board, so that no letter crosses a joint.
    letters(end + 1.8, y, words, size=WORDS, flush=True)
    _flag(end - 0.12, y - 0.7)


def _flag(x, y):
    """Where the months end: before that day, the value is needed."""
    box(x - 0.11, y - 0.11, 0, x + 0.11, y + 0.11, 2.0, "wood-dark", 0.02)
    plate([(0.1, 0), (1.5, 0.45), (0.1, 0.9)], 0.1, "flag", frame((x, y, 1.0), (1, 0, 0), (0, 0, 1)), bevel=0.02)
