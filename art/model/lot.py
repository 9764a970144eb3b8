"""The lot of 100 Sample Street when it was bought, at its owner's death and when it was sold, seen from one place."""
from model.board import board, patch, paving
from model.camera import keep_room
from model.dimension import number
from model.geometry import box, rectangle
from model.parts import fence
from model.sample_house import DOOR, sample_house
from model.trees import bushes, leafy_bushes, leafy_tree, sapling, spruce

# From the left, and low: more of the front than of the roof.
VIEW = {"azimuth": -21, "elevation": 24}
# Where each tree stands, its height when grown, and its seed.
_BROAD = ((-10.6, -3.6, 8.2, 3), (-6.2, 9.4, 11.2, 8), (14.9, 5.6, 8.2, 5))
_SPRUCES = ((1.6, 9.0, 12.2, 2), (7.6, 9.4, 9.6, 7))
_BED = rectangle(3.9, -7.1, 7.4, -5.9)


def lot(grown, lit=False):
    """The house with young or grown trees."""
    board(30.4, 22.2, x=1.5, y=0.1)
    keep_room([(1.6, 9.0, 12.9), (-6.2, 9.4, 11.6)])
    lawns(-13.1, -10.3, 16.2, 10.6, drive=(8.0, 13.6))
    paving(DOOR - 1.0, -10.3, DOOR + 1.0, -8.9, 2, 1)
    paving(8.1, -10.3, 13.5, -4.9, 2, 3)
    patch(_BED, "soil", 0.1)
    sample_house(lit)
    for x, y, height, seed in _BROAD:
        if grown:
            leafy_tree(x, y, height, seed=seed)
        else:
            sapling(x, y, 2.6, seed)
    for x, y, height, seed in _SPRUCES:
        spruce(x, y, height if grown else 1.5, seed=seed)


def lawns(x0, y0, x1, y1, drive):
    """The lawn around the house, with gaps for its walk and its drive."""
    patch(rectangle(x0, y0, DOOR - 1.1, y1), "lawn")
    patch(rectangle(DOOR + 1.1, y0, drive[0], -4.8), "lawn")
    patch(rectangle(DOOR - 1.1, -4.8, x1, y1), "lawn")
    patch(rectangle(drive[1], y0, x1, -4.8), "lawn")


def shrubs():
    """What was planted along the front, grown for years."""
    leafy_bushes([(4.5, -6.5), (5.7, -6.5), (6.8, -6.5)], 0.75)
    leafy_bushes([(-7.0, -6.7), (-5.9, -6.6), (-4.6, -6.7), (-3.5, -6.6)], 0.68)


def tidied():
    """The front as a seller leaves it: low shrubs, a fence, and a sign."""
    bushes([(4.4, -6.5), (5.2, -6.5), (6.0, -6.5), (6.8, -6.5)], 0.36)
    bushes([(-7.0, -6.6), (-6.1, -6.6), (-5.2, -6.6), (-4.3, -6.6), (-3.4, -6.6)], 0.36)
    fence(-12.9, 10.3, -12.9, -10.1, 0.85)
    fence(-12.9, -10.1, DOOR - 1.2, -10.1, 0.85, first_post=False)
    fence(DOOR + 1.2, -10.1, 7.8, -10.1, 0.85)
    for x in (-11.9, -8.9):
        box(x - 0.1, -9.2, 0, x + 0.1, -9.0, 2.5, "card", 0.02)
    box(-12.2, -9.3, 0.95, -8.6, -9.19, 2.4, "roof-1", 0.02)
    number(-10.4, -9.32, "SOLD", 1.2, 1.35, mats="card", standing=True)
