"""Step-up in basis: one house on rising plinths, the step measured in brass."""
from model.board import base
from model.dimension import dimension
from model.geometry import box, group
from model.houses import cottage
from model.materials import repainted
from model.trees import bushes, round_tree

RISE = 2.3


def build():
    _plinth(-8.4, 0)
    _plinth(0.0, 1)
    _plinth(8.4, 2)
    with repainted(everything="ghost"):
        with group(-8.4, 0.6, 0.0, scale=0.88):
            cottage()
        round_tree(-11.0, -2.2, 1.6, seed=2)
    with group(0.0, 0.6, RISE, scale=0.88):
        cottage()
    round_tree(-2.7, -2.4, 2.4, seed=3, z=RISE)
    with group(8.4, 0.6, 2 * RISE, scale=0.88):
        cottage(seed=2)
    round_tree(5.5, -2.4, 3.0, seed=4, z=2 * RISE)
    bushes([(10.0, -2.2), (10.8, -2.3)], 0.4, z=2 * RISE)
    bushes([(1.6, -2.2), (2.4, -2.3)], 0.38, z=RISE)
    for x, low in ((-4.0, 0.0), (4.4, RISE)):
        dimension((x, -5.0, low), (x, -5.0, low + RISE), radius=0.1)


def _plinth(x, step):
    """Stacked boards with a gap of shadow between them and a sheet of card on top."""
    half, top = 4.1, RISE * step - 0.2
    boards = 1 + step * 4
    base(x - half, -4.6, x + half, 4.4, -0.2)
    for i in range(1, boards):
        low = -0.2 + RISE * step * (i - 1) / (boards - 1)
        high = -0.2 + RISE * step * i / (boards - 1)
        box(x - half + 0.12, -4.48, low - 0.01, x + half - 0.12, 4.28, low + 0.07, "wood-dark", bevel=0)
        box(x - half, -4.6, low + 0.06, x + half, 4.4, high, "wood", bevel=0.05)
    box(x - half + 0.22, -4.38, top - 0.01, x + half - 0.22, 4.18, top + 0.12, "card", bevel=0.025)
    box(x - half + 0.32, -4.28, top + 0.11, x + half - 0.32, 4.08, top + 0.2, "lawn" if step else "card-warm", bevel=0.025)


VIEW = {"azimuth": 22, "margins": (0.02, 0.02, 0.03, 0.03)}
