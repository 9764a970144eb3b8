"""Step-up in basis: one house on rising plinths, the step measured in brass."""
from model.board import TABLE
from model.dimension import dimension
from model.geometry import box, group
from model.houses import cottage
from model.materials import repainted
from model.trees import bushes, round_tree

RISE = 2.6


def build():
    _plinth(-8.4, 0)
    _plinth(0.0, 1)
    _plinth(8.4, 2)
    with repainted(everything="ghost"):
        with group(-8.4, 0.6, 0.0, scale=0.8):
            cottage()
        round_tree(-11.0, -2.2, 1.6, seed=2)
    with group(0.0, 0.6, RISE, scale=0.8):
        cottage()
    round_tree(-2.7, -2.4, 2.4, seed=3, z=RISE)
    with group(8.4, 0.6, 2 * RISE, scale=0.8):
        cottage(seed=2)
    round_tree(5.5, -2.4, 3.0, seed=4, z=2 * RISE)
    bushes([(10.0, -2.2), (10.8, -2.3)], 0.4, z=2 * RISE)
    bushes([(1.6, -2.2), (2.4, -2.3)], 0.38, z=RISE)
    for x, low in ((-4.0, 0.0), (4.4, RISE)):
        dimension((x, -4.95, low), (x, -4.95, low + RISE), radius=0.11)


def _plinth(x, step):
    top = RISE * step - 0.22
    width = 8.2
    layers = step + 1
    low = TABLE
    for i in range(layers):
        high = -0.22 + RISE * i
        box(x - width / 2, -4.6, low, x + width / 2, 4.4, high - 0.03, "wood", bevel=0.07)
        low = high
    box(x - width / 2 + 0.25, -4.35, top - 0.03, x + width / 2 - 0.25, 4.15, top + 0.22, "lawn" if step else "card-warm", bevel=0.03)


VIEW = {"margins": (0.02, 0.02, 0.03, 0.03)}
