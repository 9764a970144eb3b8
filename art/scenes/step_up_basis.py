"""Step-up in basis: a low step, the basis that the owner had, and a high one, that of the heirs, with 100 Sample Street on it; between them, the step, in green."""
from model.board import board, patch
from model.geometry import box, group, rectangle
from model.letters import letters
from model.sample_house import VALUE, sample_house
from model.trees import leafy_bushes, leafy_tree

METERS = 1 / 34_500  # of height, for a dollar
PAID, STEP_UP = 120_000, 360_000  # as in the example of content/step-up.yaml
LOW, HIGH = PAID * METERS, (PAID + STEP_UP) * METERS
LEFT, MIDDLE, RIGHT, FRONT, BACK = -12.4, 2.4, 23.8, -6.2, 6.6  # the low step ends in the middle


def build():
    board(39.8, 16.8, x=(LEFT + RIGHT) / 2, y=-1.2)
    box(LEFT, FRONT, -0.02, RIGHT, BACK, LOW, "sand", 0.06)
    letters((LEFT + MIDDLE) / 2 + 0.5, FRONT + 0.017, f"basis ${PAID:,}", 1.05, 2.1, standing=True)
    patch(rectangle(LEFT + 0.4, FRONT + 0.4, MIDDLE - 0.1, BACK - 0.4), "lawn", LOW + 0.06)
    leafy_tree(-8.6, 2.6, 3.0, seed=3, z=LOW, size=0.34)
    box(MIDDLE, FRONT, LOW - 0.02, RIGHT, BACK, HIGH, "leaf-1", 0.06)
    middle = (MIDDLE + RIGHT) / 2
    letters(middle, FRONT + 0.017, f"step-up ${STEP_UP:,}", 9.5, 2.5, "card", standing=True)
    # Across both colors: the new basis is all of it.
    box(middle - 7.4, FRONT - 0.2, 1.3, middle + 7.4, FRONT + 0.2, 7.7, "card", 0.03)
    letters(middle, FRONT - 0.2 + 0.017, f"new basis\n{VALUE}", 2.4, 2.9, standing=True, name=0.8)
    _measure(MIDDLE - 1.0, FRONT + 0.9)
    patch(rectangle(MIDDLE + 0.4, FRONT + 0.4, RIGHT - 0.4, BACK - 0.4), "lawn", HIGH + 0.06)
    with group(10.6, 1.1, HIGH + 0.05, scale=0.82):
        sample_house()
        leafy_bushes([(4.5, -6.4), (5.6, -6.5), (6.6, -6.4)], 0.6)
        leafy_bushes([(-7.0, -6.5), (-6.0, -6.4), (-4.9, -6.5), (-3.8, -6.4)], 0.52)
    leafy_tree(20.6, 5.0, 4.8, seed=8, z=HIGH, size=0.42)


def _measure(x, y):
    """A brass line on the low step, as high as the step."""
    box(x - 0.13, y - 0.13, LOW + 0.02, x + 0.13, y + 0.13, HIGH - 0.1, "brass", 0.02)
    for z in (LOW, HIGH - 0.26):
        box(x - 0.75, y - 0.15, z, x + 0.75, y + 0.15, z + 0.26, "brass", 0.02)


VIEW = {"azimuth": -13, "elevation": 18}
