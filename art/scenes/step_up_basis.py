"""Step-up in basis: 100 Sample Street on two layers, what was paid for it and the step-up, and before them, what they come to."""
from model.board import board, patch
from model.dimension import number
from model.geometry import box, group, rectangle
from model.sample_house import VALUE, sample_house
from model.trees import leafy_bushes, leafy_tree, spruce

METERS = 1 / 45_000  # of a layer, for a dollar
PAID, STEP_UP = 120_000, 360_000  # as in the example of content/step-up.yaml
LEFT, RIGHT, FRONT, BACK = -9.8, 12.2, -7.4, 6.2
SIZE = 3.1  # of the amounts


def build():
    board(25.4, 21.8, x=1.2, y=-3.4)
    split, top = PAID * METERS, (PAID + STEP_UP) * METERS
    _layer(-0.02, split, 0, "sand", f"${PAID:,}", "ink", 1.9)
    _layer(split - 0.02, top, 0.14, "leaf-1", f"+${STEP_UP:,}", "card", 1.3)
    patch(rectangle(LEFT + 0.5, FRONT + 0.5, RIGHT - 0.5, BACK - 0.5), "lawn", top + 0.06)
    with group(-1.4, 0.3, top + 0.05, scale=0.88):
        sample_house()
        leafy_bushes([(4.5, -6.4), (5.6, -6.5), (6.6, -6.4)], 0.6)
        leafy_bushes([(-7.0, -6.5), (-6.0, -6.4), (-4.9, -6.5), (-3.8, -6.4)], 0.52)
    spruce(-8.0, 4.6, 6.4, seed=2, z=top, spread=1.4)
    leafy_tree(9.4, 5.0, 5.4, seed=8, z=top, size=0.42)
    number(0.6, -11.6, f"= {VALUE}", size=SIZE * 1.15, longer=1.3, upright=True)


def _layer(low, high, in_by, mats, text, paint, shift):
    box(LEFT + in_by, FRONT + in_by, low, RIGHT - in_by, BACK - in_by, high, mats, 0.06)
    number(shift, FRONT + in_by - 0.01, text, (low + high) / 2 - 0.33 * SIZE, SIZE, paint, standing=True)


VIEW = {"azimuth": -24, "elevation": 24}
