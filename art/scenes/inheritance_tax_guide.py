"""The inheritance guide: an estate to scale, a house on the block of its value, and on that block the rest; above the height of a wall, which is the threshold, it is hatched."""
from model.bodies import gable_body, porch
from model.board import board, patch
from model.geometry import box, group, rectangle
from model.hatch import hatch
from model.letters import letters
from model.materials import roofed
from model.parts import chimney
from model.trees import leafy_bushes, leafy_tree

METERS = 3.5  # of height, for a million
# In millions; the threshold as in content/amounts.yaml.
HOUSE, SAVINGS, OTHER, LIMIT = 0.9, 2.1, 1.0, 3.0
FLOOR, THRESHOLD, TOP = (METERS * amount for amount in (HOUSE, LIMIT, HOUSE + SAVINGS + OTHER))
LEFT, RIGHT, FRONT, BACK = -2.6, 17.2, -4.8, 4.8  # of the blocks on that of the house
END, WALL = -17.4, 4.2  # where the block of the house and the wall begin, and the wall's front
SIZE = 2.2  # of the letters


def build():
    board(36.4, 12.4, x=-0.1, y=-0.6)
    box(END, FRONT, -0.02, RIGHT, BACK, FLOOR, "engraved", 0.06)
    letters(END + 9.2, FRONT + 0.017, f"house ${HOUSE * 1e6:,.0f}", FLOOR / 2 - 0.65, SIZE, standing=True)
    box(LEFT, FRONT, FLOOR - 0.02, RIGHT, BACK, THRESHOLD, "stone", 0.06)
    middle = (LEFT + RIGHT) / 2
    letters(middle, FRONT + 0.017, f"savings ${SAVINGS:g}M", (FLOOR + THRESHOLD) / 2 - 0.8, SIZE, standing=True)
    # With house and savings, the threshold is reached: all of the rest is above it.
    hatch(LEFT, FRONT, THRESHOLD, RIGHT, BACK, TOP)
    box(middle - 8.9, FRONT - 0.2, THRESHOLD + 0.5, middle + 8.9, FRONT + 0.2, TOP - 0.45, "card", 0.03)
    letters(middle, FRONT - 0.2 + 0.017, f"${OTHER:g}M may be taxed", THRESHOLD + 1.2, 2.05, standing=True)
    box(END, WALL, FLOOR - 0.02, LEFT, BACK, THRESHOLD, "slate-2", 0.04)
    letters((END + LEFT) / 2, WALL + 0.017, f"threshold\n${LIMIT:g} million", THRESHOLD - 4.0, 2.3, "card", standing=True)
    _line(LEFT - 0.12, FRONT - 0.12, RIGHT, FRONT)
    _line(LEFT - 0.12, FRONT, LEFT, WALL - 0.12)
    _line(END, WALL - 0.12, LEFT, WALL)
    patch(rectangle(END + 0.4, FRONT + 0.4, LEFT - 0.5, WALL - 0.3), "lawn", FLOOR + 0.05)
    with roofed("cedar"), group((END + LEFT) / 2 + 1.0, -0.3, FLOOR + 0.04, scale=0.58):
        _house()
    leafy_tree(END + 1.5, 2.6, 2.6, seed=3, size=0.3, z=FLOOR)


def _house():
    """A house with a wing in front on the right and a garage on the left, unlike that of the sample report."""
    top = gable_body(12.6, 7.6, 2.9, 33, {
        "front": [(-4.4, 1.0, 2.3, 1.4, "window", (3, 2)), (-0.6, 0.5, 1.15, 2.1, "door")],
        "left": [(0, 3.1, 1.2, 1.1, "window")],
        "right": [(-1.0, 1.0, 1.6, 1.4, "window")],
    }, seed=3)
    with group(3.5, -2.7, turn=90):
        gable_body(6.0, 5.2, 2.9, 33, {"left": [(0, 1.0, 2.6, 1.5, "window", (3, 2))], "back": [(0.6, 1.0, 1.4, 1.3, "window")]}, seed=5)
    porch(-1.6, -3.8, 4.4, 1.7, eave=2.85)
    with group(-9.3, 0.1):
        gable_body(6.2, 6.4, 2.5, 33, {"front": [(0, 0.05, 4.9, 2.15, "garage")], "left": [(0, 1.0, 1.3, 1.1, "window")]}, overhang=0.45, plinth=0.12, seed=9)
    chimney(-4.4, -0.9, top - 1.8, top + 0.3, 0.9, 0.8)
    leafy_bushes([(-5.6, -4.6), (-4.6, -4.7), (1.9, -6.3), (3.0, -6.4), (4.1, -6.4), (5.2, -6.3)], 0.5)


def _line(x0, y0, x1, y1):
    box(x0, y0, THRESHOLD - 0.14, x1, y1, THRESHOLD + 0.12, "ink", 0.02)


VIEW = {"azimuth": -17, "elevation": 16}
