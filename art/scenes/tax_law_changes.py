"""Changes in tax law: houses on layers of paper, with a marker at each changed page."""
from math import radians

from mathutils import Matrix

from model.board import TABLE, base
from model.geometry import box, group, plate, rectangle
from model.houses import cottage, modern
from model.materials import roofed
from model.trees import leafy_bushes, leafy_tree, spruce

SHEETS = 9


def build():
    base(-12, -8.6, 12, 7.4, TABLE + 0.7)
    z = TABLE + 0.7
    for i in range(SHEETS):
        turn = (1.4, -1.0, 0.5, -1.8, 1.0, -0.4, 1.6, -1.2, 0.2)[i]
        shift = ((i * 5) % 7 - 3) * 0.07
        inset = 0.55 + 0.07 * i
        _sheet(rectangle(-12 + inset, -8.6 + inset, 12 - inset, 7.4 - inset), z + 0.2, turn, shift, ("paper", "paper-2", "card", "paper-3")[i % 4])
        z += 0.205
    _ruled(z)
    for x, sheet, color in ((-7.4, 7, "roof-1"), (-5.2, 5, "slate-1"), (-3.0, 6, "brick"), (3.6, 3, "leaf-3")):
        level = TABLE + 0.7 + 0.205 * sheet
        box(x, -8.75, level - 0.03, x + 1.3, -6.0, level + 0.02, color, 0.01)
    with roofed("cedar"), group(-5.0, 1.6, z):
        cottage(width=6.4, depth=5.2)
    with roofed("slate"), group(5.2, 1.4, z, scale=0.86):
        modern()
    leafy_tree(0.0, 3.8, 4.2, seed=3, z=z, size=0.4)
    spruce(-9.7, 1.2, 4.8, seed=2, spread=1.1, z=z)
    leafy_bushes([(-7.7, -1.5), (-6.8, -1.6), (-3.0, -1.5)], 0.42, z)


def _sheet(outline, top, turn, shift, paper):
    matrix = Matrix.Translation((shift, -shift, top)) @ Matrix.Rotation(radians(turn), 4, "Z")
    plate(outline, 0.17, paper, matrix, bevel=0.02)


def _ruled(z):
    """Thin raised lines rule the top sheet like a ledger."""
    for i in range(4):
        y = -3.9 - i * 0.75
        box(-10.2, y, z - 0.02, 10.0, y + 0.05, z + 0.02, "leaf-4", 0)


VIEW = {"azimuth": -24}
