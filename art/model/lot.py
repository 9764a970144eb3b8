"""The lot of 100 Sample Street when it was bought, at its owner's death and when it was sold, seen from one place.

Cropped to the house, because a phone shows the three pictures side by side.
"""
from model.board import board, patch, paving
from model.dimension import number
from model.geometry import box, group, rectangle
from model.sample_house import DOOR, sample_house
from model.trees import leafy_bushes, leafy_tree, sapling, spruce

# From the left, and low: more of the front than of the roof.
VIEW = {"azimuth": -17, "elevation": 24}
# Where each tree stands, its height when grown, and its seed.
_BROAD = ((-8.5, -5.8, 8.6, 3), (14.6, -6.2, 7.6, 5), (-4.6, 7.2, 11.8, 8))
_SPRUCES = ((1.8, 7.6, 12.6, 2), (8.0, 7.4, 9.6, 7))


def lot(grown, lit=False):
    """The house with young or grown trees."""
    board(25.4, 19.0, x=3.1, y=-0.9)
    lawns(-9.1, -9.9, 15.3, 8.1, drive=(8.0, 13.6))
    paving(DOOR - 1.0, -9.9, DOOR + 1.0, -8.9, 2, 1)
    paving(8.1, -9.9, 13.5, -4.9, 2, 3)
    sample_house(lit)
    with group() as trees:
        for x, y, height, seed in _BROAD:
            leafy_tree(x, y, height, seed=seed, size=0.6)
        for x, y, height, seed in _SPRUCES:
            spruce(x, y, height, seed=seed)
    if not grown:
        # Not seen, but framed by the camera, so that it stands where it stands in the other pictures.
        for tree in trees:
            tree.hide_render = True
        for x, y, _, seed in _BROAD:
            sapling(x, y, 2.8, seed)


def lawns(x0, y0, x1, y1, drive):
    """The lawn around the house, with gaps for its walk and its drive."""
    patch(rectangle(x0, y0, DOOR - 1.1, y1), "lawn")
    patch(rectangle(DOOR + 1.1, y0, drive[0], -4.8), "lawn")
    patch(rectangle(DOOR - 1.1, -4.8, x1, y1), "lawn")
    patch(rectangle(drive[1], y0, x1, -4.8), "lawn")


def shrubs():
    """What was planted along the front, grown for years."""
    leafy_bushes([(4.5, -6.5), (5.7, -6.5), (6.8, -6.5)], 0.7)
    leafy_bushes([(-7.2, -6.5), (-6.2, -6.6), (-5.1, -6.5), (-4.1, -6.6), (-3.1, -6.5)], 0.55)


def sold():
    """The sign of its sale."""
    for x in (-6.7, -2.3):
        box(x - 0.14, -9.0, 0, x + 0.14, -8.72, 3.3, "wood", 0.02)
    box(-7.2, -9.2, 1.0, -1.8, -8.98, 3.1, "flag", 0.03)
    number(-4.5, -9.22, "SOLD", 1.4, 2.0, mats="card", standing=True)
