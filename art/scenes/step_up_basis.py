"""Step-up in basis: 100 Sample Street on two layers, from the ground up: what was paid for it, what it gained, and before it, what its heirs' basis is."""
from model.board import board, patch
from model.geometry import box, group, rectangle
from model.letters import letters
from model.sample_house import VALUE, sample_house
from model.trees import leafy_bushes, leafy_tree, spruce

METERS = 1 / 45_000  # of a layer, for a dollar
PAID, GAINED = 120_000, 360_000  # as in the example of content/step-up.yaml
LEFT, RIGHT, FRONT, BACK = -9.8, 12.2, -13.0, 6.2


def build():
    board(25.4, 23.0, x=1.2, y=-3.4)
    split, top = PAID * METERS, (PAID + GAINED) * METERS
    _layer(-0.02, split, 0, "sand", f"paid ${PAID:,}", 0.78, 2.35, "ink")
    _layer(split - 0.02, top, 0.14, "leaf-1", f"gained ${GAINED:,}", 2.9, 2.6, "card")
    patch(rectangle(LEFT + 0.5, -6.6, RIGHT - 0.5, BACK - 0.5), "lawn", top + 0.06)
    patch(rectangle(LEFT + 0.5, FRONT + 0.5, RIGHT - 0.5, -6.8), "card", top + 0.06)
    letters(1.2, -10.15, f"basis {VALUE}", top + 0.06, 2.35)
    with group(-1.4, 0.3, top + 0.05, scale=0.88):
        sample_house()
        leafy_bushes([(4.5, -6.4), (5.6, -6.5), (6.6, -6.4)], 0.6)
        leafy_bushes([(-7.0, -6.5), (-6.0, -6.4), (-4.9, -6.5), (-3.8, -6.4)], 0.52)
    spruce(-8.0, 4.6, 6.4, seed=2, z=top, spread=1.4)
    leafy_tree(9.4, 5.0, 5.4, seed=8, z=top, size=0.42)


def _layer(low, high, in_by, mats, text, up, size, paint):
    box(LEFT + in_by, FRONT + in_by, low, RIGHT - in_by, BACK - in_by, high, mats, 0.06)
    letters(1.2, FRONT + in_by + 0.017, text, low + up, size, paint, standing=True)


VIEW = {"azimuth": -20, "elevation": 24}
