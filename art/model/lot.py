"""The lot of 100 Sample Street when it was bought, at its owner's death and when it was sold, seen from one place; and lots of the same size for other houses.

Cropped to the house, because a phone shows the three pictures side by side, each as wide as a thumb: what differs is large.
"""
from model.board import board, patch, paving
from model.letters import letters
from model.geometry import box, group, rectangle
from model.sample_house import DOOR, sample_house
from model.trees import leafy_bushes, leafy_tree, sapling, spruce

# From the left, and low: more of the front than of the roof.
VIEW = {"azimuth": -17, "elevation": 24}
_BOARD = {"width": 25.4, "depth": 19.0, "x": 3.1, "y": -0.9}
# Where each tree stands, its height when grown, and its seed.
_BROAD = ((-8.5, -5.8, 8.6, 3), (14.6, -6.2, 7.6, 5), (-4.6, 7.2, 11.8, 8))
_SPRUCES = ((1.8, 7.6, 12.6, 2), (8.0, 7.4, 9.6, 7))


def lot(grown, lit=False, leaves=("leaf-2", "leaf-3")):
    """The house with grown trees, or on bare soil with young ones."""
    board(**_BOARD)
    lawns(-9.1, -9.9, 15.3, 8.1, drive=(8.0, 13.6), mats="lawn" if grown else "soil")
    paving(DOOR - 1.0, -9.9, DOOR + 1.0, -8.9, 2, 1)
    paving(8.1, -9.9, 13.5, -4.9, 2, 3)
    sample_house(lit)
    _trees(leaves, seen=grown)
    if not grown:
        for x, y, _, seed in _BROAD:
            sapling(x, y, 2.8, seed)


def bare_lot():
    """The board alone, framed as if the house and its trees stood there, for a house to compare with it."""
    board(**_BOARD)
    _trees(("leaf-2", "leaf-3"), seen=False)


def _trees(leaves, seen):
    with group() as trees:
        for x, y, height, seed in _BROAD:
            leafy_tree(x, y, height, seed=seed, leaves=leaves, size=1.3)
        for x, y, height, seed in _SPRUCES:
            spruce(x, y, height, seed=seed)
    if not seen:
        # Framed by the camera nevertheless, so that a house stands where it stands in the other pictures.
        for tree in trees:
            tree.hide_render = True


def lawns(x0, y0, x1, y1, drive, mats="lawn"):
    """The ground around the house, with gaps for its walk and its drive."""
    patch(rectangle(x0, y0, DOOR - 1.1, y1), mats)
    patch(rectangle(DOOR + 1.1, y0, drive[0], -4.8), mats)
    patch(rectangle(DOOR - 1.1, -4.8, x1, y1), mats)
    patch(rectangle(drive[1], y0, x1, -4.8), mats)


def shrubs():
    """What was planted along the front, grown for years."""
    leafy_bushes([(4.5, -6.5), (5.7, -6.5), (6.8, -6.5)], 0.7)
    leafy_bushes([(-7.2, -6.5), (-6.2, -6.6), (-5.1, -6.5), (-4.1, -6.6), (-3.1, -6.5)], 0.55)


def sold():
    """The sign of its sale, legible on a thumbnail."""
    for x in (-8.2, -0.4):
        box(x - 0.16, -9.4, 0, x + 0.16, -9.1, 4.4, "wood", 0.02)
    box(-8.9, -9.62, 0.9, 0.3, -9.38, 4.2, "flag", 0.03)
    letters(-4.3, -9.64, "SOLD", 1.62, 2.85, mats="card", standing=True)
