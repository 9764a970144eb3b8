"""The base: a wooden board on a recessed foot, with the ground on it as two sheets of card."""
import bpy
from mathutils import Matrix

from model.geometry import box, group, plate, rectangle

TABLE = -1.05  # height of the table; the ground on the board is at z = 0
BASE = "base"  # how the names of its parts begin


def base(x0, y0, x1, y1, top):
    """A block of wood that seems to float: its recessed foot leaves a gap of shadow."""
    foot = 0.45
    box(x0 + foot, y0 + foot, TABLE, x1 - foot, y1 - foot, TABLE + 0.14, "wood-dark", bevel=0, name=BASE)
    box(x0, y0, TABLE + 0.13, x1, y1, top, "wood", bevel=0.06, name=BASE)
    # A board along either side, a hair larger than the block, turns the grain with the edge.
    for x in (x0 + 0.196, x1 - 0.196):
        with group(x, y0, turn=90):
            box(0.03, -0.2, TABLE + 0.126, y1 - y0 - 0.03, 0.2, top + 0.004, "wood", bevel=0.06, name=BASE)


def base_parts():
    return [part for part in bpy.context.scene.objects if part.name.startswith(BASE)]


def board(width, depth, x=0.0, y=0.0, ground="ground"):
    """A board with the ground inset, so both edges look handmade."""
    x0, y0, x1, y1 = x - width / 2, y - depth / 2, x + width / 2, y + depth / 2
    base(x0, y0, x1, y1, -0.2)
    for inset, low, high, mats in ((0.26, -0.2, -0.08, "card"), (0.38, -0.08, 0, ground)):
        box(x0 + inset, y0 + inset, low, x1 - inset, y1 - inset, high, mats, bevel=0.025)


def patch(outline, mats="lawn", height=0.06, bevel=0.02):
    """A thin sheet on the ground: a lawn, a path or a terrace."""
    return plate(outline, height, mats, Matrix.Translation((0, 0, height)), bevel=bevel)


def paving(x0, y0, x1, y1, columns, rows, gap=0.09, mats="path", height=0.07):
    """Slabs with open joints."""
    w, d = (x1 - x0) / columns, (y1 - y0) / rows
    for i in range(columns):
        for j in range(rows):
            left, near = x0 + i * w, y0 + j * d
            patch(
                rectangle(left + gap / 2, near + gap / 2, left + w - gap / 2, near + d - gap / 2),
                mats,
                height,
            )
