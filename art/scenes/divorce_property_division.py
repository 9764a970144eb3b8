"""Dividing property: one house on two dates, in halves of two colors, and before each, what either half is worth after the loan."""
from model.board import board, patch, paving
from model.cutting import halve
from model.letters import letters
from model.geometry import group, rectangle
from model.houses import cottage
from model.materials import repainted, roofed
from model.trees import leafy_bushes, leafy_tree, sapling, spruce


def build():
    board(27, 23.0, y=-5.3)
    _lot(-6.5, "then", "$85,000")
    _lot(6.5, "today", "$100,000")
    sapling(-2.3, -3.0, 2.2, seed=3)
    spruce(-11.2, 4.2, 4.4, seed=2)
    leafy_tree(10.7, -3.0, 4.0, seed=3, size=0.36)
    spruce(1.8, 4.2, 7.4, seed=2)
    leafy_bushes([(8.3, -2.9), (9.2, -2.8), (3.6, -2.9), (4.4, -2.8)], 0.5)


def _lot(x, when, amount):
    """The house on its lawn, one half in color and one in white card, and three lines on the board, as in the example of content/services/divorce-appraisals.md."""
    patch(rectangle(x - 6.1, -5.2, x + 6.1, 5.8), "lawn")
    paving(x - 0.7, -5.3, x + 0.7, -3.9, 2, 2, height=0.1)
    for paint, right in ((roofed("cedar"), False), (repainted(everything="ghost"), True)):
        with group(x, 0.6, 0.06, scale=1.12) as parts, paint:
            cottage()
        halve(parts, x, keep_right=right)
    letters(x, -10.7, f"half {when}\n{amount}", size=2.75)


VIEW = {"azimuth": -16, "elevation": 26}
