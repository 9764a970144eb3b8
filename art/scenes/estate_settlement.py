"""Estate settlement: 100 Sample Street between its trees, and before it two paths to scale, a slab a month, and behind each how many months there are, from which day, and for which task that needs the value."""
from model.board import paving
from model.geometry import group
from model.letters import letters
from model.lot import lawns
from model.row import BACK, VIEW, bare_board  # noqa: F401
from model.sample_house import sample_house
from model.trees import leafy_bushes, leafy_tree, spruce

SCALE, X, Y = 0.62, -1.6, 2.2  # of the house, and where it is
SIDE, EDGE = 15.4, -3.4  # of the lawn, and where it ends and the letters begin
START, MONTH, DEEP = -15.2, 1.46, 2.8  # where both paths begin, and their slabs
NUMBER, WORDS = 3.4, 1.69  # sizes of letters: a number is as high as the two lines behind it


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
    _path(-6.8, 3, "months after appointment\ninventory")
    _path(-12.4, 9, "months after death\nestate tax")


def _path(y, months, words):
    end = START + months * MONTH
    # Dark, because pale slabs are lost on the board where the picture is small.
    paving(START, y - DEEP / 2, end, y + DEEP / 2, months, 1, gap=0.2, mats="slate-2", height=0.14)
    # On the board, so that no letter crosses a joint.
    letters(end + 0.4, y, str(months), size=NUMBER, flush=True)
    letters(end + 0.4 + 0.62 * NUMBER, y, words, size=WORDS, name=1, flush=True)
