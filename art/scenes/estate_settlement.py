"""Estate settlement: 100 Sample Street between its trees, and before it, what needs its value and by when."""
from model.board import paving
from model.geometry import group
from model.lot import lawns
from model.row import BACK, EDGE, VIEW, row_board  # noqa: F401
from model.sample_house import sample_house
from model.trees import hedge, leafy_bushes, leafy_tree, spruce

SCALE, X, Y = 0.75, -1.9, 0.65  # of the house, and where it is


def build():
    # As in content/deadlines.yaml.
    row_board("inventory\n3 months", "estate tax\n9 months")
    left, right, front, back = ((at - by) / SCALE for at, by in ((-15.4, X), (15.4, X), (EDGE, Y), (BACK - 0.6, Y)))
    with group(X, Y, 0.01, scale=SCALE):
        lawns(left, front, right, back, drive=(8.0, 13.6))
        paving(8.1, front, 13.5, -4.9, 2, 3)
        sample_house()
        leafy_bushes([(4.5, -6.5), (5.6, -6.6), (6.6, -6.5)], 0.65)
        leafy_bushes([(-7.0, -6.6), (-5.9, -6.5), (-4.8, -6.6), (-3.7, -6.5)], 0.56)
    hedge(-15.0, 5.5, 15.0, 5.5, 1.1)
    spruce(-12.6, 2.6, 7.6, seed=2)
    leafy_tree(12.2, 2.4, 6.6, seed=8)
