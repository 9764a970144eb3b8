"""The inheritance guide: 100 Sample Street before a wall as high as the threshold, under which it stays; beside it, with what else counts in an estate, what rises above is hatched."""
from model.board import board, patch
from model.hatch import hatch
from model.letters import letters
from model.geometry import box, group, rectangle
from model.sample_house import sample_house
from model.trees import leafy_bushes

BLOCKS = (("house", "stone", 3.7), ("savings", "engraved", 3.0), ("life insurance", "stone", 3.0))
THRESHOLD, ABOVE = sum(height for *_, height in BLOCKS), 4.6
LEFT, RIGHT, FRONT, BACK = 0.0, 16.6, -4.8, 4.8
END, WALL = -17.0, 4.2  # where the threshold's wall begins, and its front


def build():
    board(36.0, 12.4, x=-0.2, y=-0.6)
    low = 0.0
    for name, mats, height in BLOCKS:
        box(LEFT, FRONT, low - 0.02, RIGHT, BACK, low + height - 0.05, mats, 0.06)
        letters((LEFT + RIGHT) / 2, FRONT + 0.017, name, low + height / 2 - 0.68, 2.35, standing=True)
        low += height
    hatch(LEFT, FRONT, THRESHOLD, RIGHT, BACK, THRESHOLD + ABOVE)
    middle = (LEFT + RIGHT) / 2
    box(middle - 6.6, FRONT - 0.2, THRESHOLD + 0.9, middle + 6.6, FRONT + 0.2, THRESHOLD + ABOVE - 0.7, "card", 0.03)
    letters(middle, FRONT - 0.2 + 0.017, "may be taxed", THRESHOLD + 1.78, 2.15, standing=True)
    box(END, WALL, -0.02, LEFT, BACK, THRESHOLD, "slate-2", 0.04)
    # The amount as in content/amounts.yaml.
    letters((END + LEFT) / 2, WALL + 0.017, "threshold\n$3 million", THRESHOLD - 4.6, 2.5, "card", standing=True)
    _line(LEFT - 0.12, FRONT - 0.12, RIGHT, FRONT)
    _line(LEFT - 0.12, FRONT, LEFT, WALL - 0.12)
    _line(END, WALL - 0.12, LEFT, WALL)
    patch(rectangle(END + 0.1, FRONT, LEFT - 0.6, WALL - 0.3), "lawn", 0.05)
    with group(-10.6, -0.4, 0.04, scale=0.62):
        sample_house()
        leafy_bushes([(4.5, -6.5), (5.6, -6.6), (6.6, -6.5)], 0.6)
        leafy_bushes([(-7.0, -6.6), (-5.9, -6.5), (-4.8, -6.6), (-3.7, -6.5)], 0.52)


def _line(x0, y0, x1, y1):
    box(x0, y0, THRESHOLD - 0.14, x1, y1, THRESHOLD + 0.12, "ink", 0.02)


VIEW = {"azimuth": -17, "elevation": 16}
