"""Sale 3 near 100 Sample Street, on a lot of the same size: smaller, without a garage; its cars stand on a bare strip beside it."""
from model.board import patch, paving
from model.bodies import hood
from model.geometry import box, group, rectangle
from model.lot import VIEW, bare_lot  # noqa: F401
from model.materials import roofed
from model.parts import steps
from model.roofs import hip_roof
from model.trees import leafy_bushes, spruce
from model.walls import SIDES, wall

WIDTH, DEPTH, X = 14.2, 11.45, -1.3  # 1,750 square feet
EAVE, PITCH = 2.7, 24
DOOR = 0.6
STRIP = (9.4, 12.6)  # from left to right


def build():
    bare_lot()
    left, right = STRIP
    walk = X + DOOR
    for outline in (rectangle(-9.1, -9.9, walk - 1.1, 8.1), rectangle(walk + 1.1, -9.9, left, 8.1),
                    rectangle(walk - 1.1, -5.2, walk + 1.1, 8.1), rectangle(left, 1.2, 15.3, 8.1), rectangle(right, -9.9, 15.3, 1.2)):
        patch(outline)
    paving(walk - 0.9, -9.9, walk + 0.9, -7.3, 1, 2)
    paving(left + 0.1, -9.9, right - 0.1, 1.1, 1, 3)
    with roofed("tile"), group(X):
        _house()
    leafy_bushes([(-6.2, -6.5), (-5.0, -6.5), (-3.8, -6.6)], 0.6)
    leafy_bushes([(2.4, -6.5), (3.6, -6.5)], 0.6)
    spruce(-7.2, 7.2, 8.6, seed=2)


def _house():
    half, deep = WIDTH / 2, DEPTH / 2
    box(-half - 0.08, -deep - 0.08, 0, half + 0.08, deep + 0.08, 0.3, "stone", 0.03)
    openings = {
        "front": [(-4.3, 1.0, 2.2, 1.3, "window", (3, 2)), (DOOR, 0.42, 1.1, 2.05, "door"), (4.3, 1.0, 2.2, 1.3, "window", (3, 2))],
        "left": [(-2.8, 1.0, 1.6, 1.3, "window"), (2.8, 1.0, 1.6, 1.3, "window")],
    }
    for side in SIDES:
        reach = half if side in ("front", "back") else deep
        wall(side, WIDTH, DEPTH, rectangle(-reach, 0, reach, EAVE), openings.get(side, ()))
    for x in (-half, half):
        for y in (-deep, deep):
            box(x - 0.11, y - 0.11, 0, x + 0.11, y + 0.11, EAVE - 0.1, "card", 0.02)
    hip_roof(WIDTH, DEPTH, EAVE, PITCH)
    hood(DOOR, -deep, 2.2, eave=2.6, pitch=28, reach=1.2)
    box(DOOR - 1.0, -deep - 1.0, 0, DOOR + 1.0, -deep, 0.42, "card", 0.03)
    steps(DOOR, -deep - 0.95, 1.6, 2, rise=0.18)
