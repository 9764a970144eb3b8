"""The inheritance guide: two estates to scale, and the threshold as a string across both: a small one far below it, and a large one, of which what is above it is hatched."""
from model.bodies import gable_body, porch
from model.board import board, patch
from model.geometry import box, group, rectangle, rod
from model.hatch import hatch
from model.letters import letters
from model.materials import roofed
from model.parts import chimney
from model.sample_house import sample_house
from model.trees import leafy_bushes, leafy_tree

METERS = 3.5  # of height, for a million
# In millions; the threshold as in content/amounts.yaml.
SMALL, LARGE, LIMIT = 0.7, 4.0, 3.0
LOW, THRESHOLD, TOP = (METERS * amount for amount in (SMALL, LIMIT, LARGE))
FRONT, BACK = -4.8, 4.8
SMALL_FROM, SMALL_TO, FROM, TO = -16.6, -3.4, 1.0, 17.0  # the blocks, from the left


def build():
    board(36.6, 12.6, y=-0.7)
    _estate(SMALL_FROM, SMALL_TO, LOW)
    letters((SMALL_FROM + SMALL_TO) / 2, FRONT + 0.017, f"${SMALL * 1e6:,.0f}", 0.55, 2.1, "card", standing=True)
    with group(-11.4, -0.2, LOW + 0.04, scale=0.42):
        sample_house()
    _estate(FROM, TO, THRESHOLD)
    middle = (FROM + TO) / 2
    letters(middle, FRONT + 0.017, f"${LIMIT:g}M not taxed", THRESHOLD / 2 - 0.6, 2.2, "card", standing=True)
    hatch(FROM, FRONT, THRESHOLD, TO, BACK, TOP)
    box(middle - 7.2, FRONT - 0.2, THRESHOLD + 0.45, middle + 7.2, FRONT + 0.2, TOP - 0.4, "card", 0.03)
    letters(middle, FRONT - 0.2 + 0.017, f"${LARGE - LIMIT:g}M may be taxed", THRESHOLD + 0.95, 1.75, standing=True)
    _threshold()
    patch(rectangle(FROM + 0.4, FRONT + 0.4, TO - 0.4, BACK - 0.4), "lawn", TOP + 0.05)
    with roofed("cedar"), group(middle + 0.4, -0.2, TOP + 0.04, scale=0.56):
        _house()


def _estate(left, right, top):
    """A block, green because it is not taxed, with a lawn on it."""
    box(left, FRONT, -0.02, right, BACK, top, "leaf-1", 0.06)
    patch(rectangle(left + 0.4, FRONT + 0.4, right - 0.4, BACK - 0.4), "lawn", top + 0.05)


def _threshold():
    """A string from a post to the large block, around which it goes on as a line, with a sign."""
    post, y = SMALL_FROM + 0.2, FRONT + 0.5
    rod((post, y, 0), (post, y, THRESHOLD + 0.4), 0.2, "wood")
    rod((post, y, THRESHOLD), (FROM, y, THRESHOLD), 0.1, "ink", sides=8)
    # Above the string, so that it hides nothing of the small estate.
    middle = (SMALL_FROM + FROM) / 2
    box(middle - 5.6, y - 0.12, THRESHOLD + 0.12, middle + 5.6, y + 0.12, THRESHOLD + 4.0, "card", 0.03)
    letters(middle, y - 0.12 + 0.017, f"threshold\n${LIMIT:g} million", THRESHOLD + 0.6, 1.9, standing=True)
    box(FROM - 0.12, FRONT - 0.12, THRESHOLD - 0.12, TO, FRONT, THRESHOLD + 0.12, "ink", 0.02)
    box(FROM - 0.12, FRONT, THRESHOLD - 0.12, FROM, BACK, THRESHOLD + 0.12, "ink", 0.02)


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


VIEW = {"azimuth": -17, "elevation": 18}
