"""Market trends: a street with a lot for each of the seven months from the county's date of value to the date of death. The houses are alike, because the picture is of dates, not of prices; a brass pin stands on either date."""
from model.board import board, patch, paving
from model.bodies import gable_body, hood
from model.letters import letters
from model.geometry import ball, box, group, rectangle, rod
from model.materials import repainted
from model.parts import steps
from model.trees import leafy_tree

MONTHS = 7
EAVE = 5.4
PITCH, WIDTH, DEPTH = 43, 3.5, 5.4
LOT, LEFT = 4.1, -14.35  # how wide each lot is, and where the first begins


def build():
    board(30.0, 21.4, y=-6.0)
    for i in range(MONTHS):
        left = LEFT + i * LOT
        patch(rectangle(left + 0.1, -4.5, left + LOT - 0.1, 4.2), "lawn")
        paving(left + 0.1, -5.5, left + LOT - 0.1, -4.6, 3, 1)
        # White between the two dates.
        with repainted(**({} if i in (0, MONTHS - 1) else {"everything": "ghost"})), group(left + LOT / 2 - 0.1, 0.2, 0.06):
            _house(i)
        leaves = ("leaf-3", "leaf-4") if i % 2 else ("leaf-2", "leaf-3")
        leafy_tree(left + LOT - 0.75, -3.5, 2.3, 0.68, seed=i, leaves=leaves, size=0.28)
    for i in range(1, MONTHS):
        # Closes the gap between two houses, where it would be black.
        x = LEFT + i * LOT - 0.1
        box(x - 0.35, 0.55 - DEPTH / 2, -0.02, x + 0.35, DEPTH / 2, EAVE - 0.45, "ghost", 0)
    _months()
    # The second is lower by half of what its g reaches down, so that both have one baseline.
    for x, y, text in ((LEFT + 3.5, -11.2, "county\nJan 1"), (-LEFT - 3.6, -11.5, "death\nAug 1")):
        letters(x, y, text, size=2.1, name=1)
    letters(0.0, -9.3, "7 months", size=2.1)


def _house(i):
    with group(turn=-90):
        gable_body(DEPTH, WIDTH, EAVE, PITCH, {"right": _front(EAVE), "front": _side(EAVE), "back": ()},
                   overhang=0.27, rake=0.35, seed=i)
    hood(-0.75, -DEPTH / 2, 1.5, eave=2.5, reach=0.8)
    steps(-0.75, -DEPTH / 2 - 0.05, 1.2, 2)


def _months():
    """A line along the street, with a tick between the lots and a pin at each end."""
    y, right = -6.3, LEFT + MONTHS * LOT
    box(LEFT, y - 0.1, -0.02, right, y + 0.1, 0.09, "brass", 0.02)
    for i in range(MONTHS + 1):
        x = LEFT + i * LOT
        box(x - 0.1, y - 0.5, -0.02, x + 0.1, y + 0.5, 0.1, "brass", 0.02)
    for x in (LEFT, right):
        rod((x, y, 0), (x, y, 3.0), 0.11, "brass")
        ball((x, y, 3.2), 0.42, "brass")


def _floors(eave):
    """Sill heights of the upper floors that fit under an eave."""
    return [sill for sill in (3.5, 5.9) if sill + 1.5 <= eave]


def _front(eave):
    upper = [(shift, sill, 0.95, 1.1, "window") for sill in _floors(eave) for shift in (-0.75, 0.75)]
    return [(-0.75, 0.3, 0.95, 2.0, "door"), (0.75, 1.1, 1.0, 1.2, "window"), (0, eave + 0.2, 0.8, 0.9, "window"), *upper]


def _side(eave):
    return [(shift, sill, 0.9, 1.2, "window") for shift in (-1.3, 1.3) for sill in (1.1, *_floors(eave))]


VIEW = {"azimuth": -2, "elevation": 26}
