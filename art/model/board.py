"""The base: a warm wood board, and on it the ground as a sheet of sage card."""
from mathutils import Matrix

from model.geometry import box, plate, rectangle

TABLE = -1.05  # the height of the table under a board whose ground is at zero


def board(width, depth, x=0.0, y=0.0, ground="ground", thickness=0.85):
    """A board with the ground inset, so that both edges read as made things."""
    x0, y0, x1, y1 = x - width / 2, y - depth / 2, x + width / 2, y + depth / 2
    box(x0, y0, TABLE, x1, y1, TABLE + thickness, "wood", bevel=0.07)
    inset = 0.32
    box(x0 + inset, y0 + inset, TABLE + thickness, x1 - inset, y1 - inset, 0, ground, bevel=0.03)


def patch(outline, mats="lawn", height=0.06, bevel=0.02):
    """A low sheet on the ground: a lawn, a path, a terrace."""
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
