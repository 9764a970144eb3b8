"""Step-up in basis: 100 Sample Street on two layers, what was paid for it and what it gained; beside them, of the same two, its heirs' basis: the old one, in sand, and the step-up, in green."""
from model.board import board, patch
from model.geometry import box, group, rectangle
from model.letters import letters
from model.sample_house import VALUE, sample_house
from model.trees import leafy_bushes, leafy_tree

METERS = 1 / 34_500  # of a layer, for a dollar
PAID, GAINED = 120_000, 360_000  # as in the example of content/step-up.yaml
LEFT, RIGHT, FRONT, BACK = -10.5, 10.5, -6.2, 6.6
BASIS = (12.4, 26.2)  # where the block of the basis is


def build():
    board(39.2, 16.8, x=7.7, y=-1.2)
    split, top = PAID * METERS, (PAID + GAINED) * METERS
    _layer(-0.02, split, "sand", f"paid ${PAID:,}", 1.08, 2.15, "ink")
    _layer(split - 0.02, top, "leaf-1", f"gained ${GAINED:,}", 4.2, 2.5, "card")
    _basis(split, top)
    patch(rectangle(LEFT + 0.4, FRONT + 0.4, RIGHT - 0.4, BACK - 0.4), "lawn", top + 0.06)
    with group(-2.5, 1.1, top + 0.05, scale=0.82):
        sample_house()
        leafy_bushes([(4.5, -6.4), (5.6, -6.5), (6.6, -6.4)], 0.6)
        leafy_bushes([(-7.0, -6.5), (-6.0, -6.4), (-4.9, -6.5), (-3.8, -6.4)], 0.52)
    leafy_tree(7.4, 5.0, 4.8, seed=8, z=top, size=0.42)


def _layer(low, high, mats, text, up, size, paint):
    box(LEFT, FRONT, low, RIGHT, BACK, high, mats, 0.06)
    letters(0, FRONT + 0.017, text, low + up, size, paint, standing=True)


def _basis(split, top):
    """A block of the same two layers, with one sign across both, and a brass line that measures them."""
    x, y = RIGHT + 0.95, FRONT + 0.1
    middle = sum(BASIS) / 2
    box(BASIS[0], FRONT, -0.02, BASIS[1], BACK, split, "sand", 0.06)
    box(BASIS[0], FRONT, split - 0.02, BASIS[1], BACK, top, "leaf-1", 0.06)
    # Closes the gap behind the line, where it would be dark.
    box(RIGHT - 0.1, FRONT + 0.3, -0.02, BASIS[0] + 0.1, BACK - 0.1, top - 0.1, "card", 0.02)
    box(middle - 6.1, FRONT - 0.2, 2.2, middle + 6.1, FRONT + 0.2, 8.1, "card", 0.03)
    letters(middle, FRONT - 0.2 + 0.017, f"basis\n{VALUE}", 3.3, 2.5, standing=True, name=0.9)
    box(x - 0.13, y - 0.13, 0.02, x + 0.13, y + 0.13, top - 0.1, "brass", 0.02)
    for z in (0.0, top - 0.26):
        box(x - 0.75, y - 0.15, z, x + 0.75, y + 0.15, z + 0.26, "brass", 0.02)


VIEW = {"azimuth": -13, "elevation": 18}
