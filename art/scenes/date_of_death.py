"""Date of death: 100 Sample Street on two days, gray like an old photograph with a window lit, and in color, in another season; before each, its value."""
from model.board import paving
from model.geometry import group
from model.lot import lawns
from model.materials import pale
from model.row import EDGE, SIDE, VIEW, row_board  # noqa: F401
from model.sample_house import DOOR, VALUE, sample_house
from model.trees import leafy_bushes, leafy_tree, spruce


def build():
    # Today's value as in content/step-up.yaml.
    row_board(f"date of death\n{VALUE}", "today\n$500,000")
    with pale():
        _lot(-SIDE, 0.72, lit=True, lawn=(-9.2, 13.9))
    _lot(SIDE, 1.0, lawn=(-7.9, 14.9), leaves=("autumn-1", "autumn-2"))


def _lot(x, growth, lawn, lit=False, **tree):
    """The house on its lawn, and the same trees, fully grown at 1. The two lawns don't touch: they aren't neighbors."""
    with group(x - 1.8, 0, 0.01, scale=0.63):
        lawns(lawn[0], EDGE / 0.63, lawn[1], 9.4, drive=(8.0, 13.6))
        paving(DOOR - 1.0, EDGE / 0.63, DOOR + 1.0, -8.9, 2, 1)
        paving(8.1, EDGE / 0.63, 13.5, -4.9, 2, 3)
        sample_house(lit)
        leafy_tree(-5.4, 8.0, 11.0 * growth, seed=8, size=0.6, **tree)
        spruce(11.6, 7.6, 12.0 * growth, seed=2)
        leafy_bushes([(4.5, -6.5), (5.7, -6.5), (6.8, -6.5)], 0.7)
        leafy_bushes([(-7.0, -6.6), (-5.9, -6.6), (-4.6, -6.6), (-3.5, -6.6)], 0.6)
