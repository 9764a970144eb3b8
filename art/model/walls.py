"""Card walls with real openings, and the windows and doors in them.

An opening is (middle, sill, width, height, kind) as seen from outside.
"""
from mathutils import Matrix

from model.geometry import box, frame, plate, rectangle
from model.materials import repainted

WALL = 0.2
SIDES = {
    "front": ((0, -1), (1, 0)),
    "right": ((1, 0), (0, 1)),
    "back": ((0, 1), (-1, 0)),
    "left": ((-1, 0), (0, -1)),
}


def side_frame(side, width, depth):
    """The matrix of a wall: x along the wall, y up, z outward."""
    (nx, ny), (ux, uy) = SIDES[side]
    return frame((nx * width / 2, ny * depth / 2, 0), (ux, uy, 0), (0, 0, 1))


def window(matrix, middle, sill, width, height, panes=(2, 2)):
    x0, x1, y0, y1 = middle - width / 2, middle + width / 2, sill, sill + height
    box(x0 - 0.05, y0 - 0.05, -0.2, x1 + 0.05, y1 + 0.05, -0.13, "glass", 0, matrix)
    trim = 0.11
    plate(
        rectangle(x0 - trim, y0 - trim, x1 + trim, y1 + trim), 0.12, "card",
        matrix @ Matrix.Translation((0, 0, 0.06)), [rectangle(x0, y0, x1, y1)], 0.015,
    )
    box(x0 - 0.2, y0 - 0.2, -0.02, x1 + 0.2, y0 - 0.08, 0.17, "card", 0.02, matrix)
    columns, rows = panes
    bar = 0.045
    for i in range(1, columns):
        x = x0 + (x1 - x0) * i / columns
        box(x - bar, y0, -0.14, x + bar, y1, -0.02, "card", 0, matrix)
    for i in range(1, rows):
        y = y0 + (y1 - y0) * i / rows
        box(x0, y - bar, -0.14, x1, y + bar, -0.035, "card", 0, matrix)


def door(matrix, middle, sill, width, height, color="door"):
    x0, x1, y1 = middle - width / 2, middle + width / 2, sill + height
    box(x0 - 0.05, sill, -0.2, x1 + 0.05, y1 + 0.05, -0.1, color, 0, matrix)
    plate(
        [(x0 - 0.13, sill), (x1 + 0.13, sill), (x1 + 0.13, y1 + 0.16), (x0 - 0.13, y1 + 0.16)], 0.1, "card",
        matrix @ Matrix.Translation((0, 0, 0.06)), [rectangle(x0, sill + 0.001, x1, y1)], 0.015,
    )
    half, gap = width / 2, 0.1
    for row, (low, high) in enumerate(((0.06, 0.46), (0.52, 0.94))):
        for column in (0, 1):
            left = x0 + column * half + gap
            kind = "glass" if row == 1 else color
            box(left, sill + height * low, -0.1, left + half - 1.5 * gap, sill + height * high, -0.07, kind, 0.02, matrix)
    box(x1 - 0.17, sill + height * 0.46, -0.08, x1 - 0.09, sill + height * 0.52, 0.03, "brass", 0.02, matrix)


def garage_door(matrix, middle, sill, width, height, color="wood"):
    x0 = middle - width / 2
    rows = 4
    for i in range(rows):
        low = sill + height * i / rows
        box(x0, low + 0.025, -0.2, x0 + width, low + height / rows - 0.025, -0.09, color, 0.03, matrix)
    box(x0, sill, -0.22, x0 + width, sill + height, -0.17, "wood-dark", 0, matrix)
    for i in range(4):
        left = x0 + width * (i + 0.14) / 4
        box(left, sill + height * 0.8, -0.1, left + width * 0.18, sill + height * 0.93, -0.07, "glass-deep", 0, matrix)
    plate(
        [(x0 - 0.14, sill), (x0 + width + 0.14, sill), (x0 + width + 0.14, sill + height + 0.16), (x0 - 0.14, sill + height + 0.16)],
        0.1, "card", matrix @ Matrix.Translation((0, 0, 0.06)),
        [rectangle(x0, sill + 0.001, x0 + width, sill + height)], 0.015,
    )


def wall(side, width, depth, outline, openings=()):
    """One wall with its openings cut out and filled."""
    matrix = side_frame(side, width, depth)
    holes = []
    for middle, sill, w, h, *_ in openings:
        sill = max(sill, 0.02)
        holes.append(rectangle(middle - w / 2, sill, middle + w / 2, sill + h))
    # Slightly smaller than its side, so walls don't share a face at the corner.
    length = max(x for x, _ in outline) - min(x for x, _ in outline)
    lower = 0.995 if side in ("left", "right") else 1
    outline = [(x * (1 - 0.03 / length), y * lower) for x, y in outline]
    plate(outline, WALL, "scored", matrix, holes, 0.02)
    for middle, sill, w, h, kind, *rest in openings:
        if kind == "window":
            window(matrix, middle, sill, w, h, *(rest or [(2, 2)]))
        elif kind == "lit":
            with repainted(glass="lit"):
                window(matrix, middle, sill, w, h, *(rest or [(2, 2)]))
        elif kind == "door":
            door(matrix, middle, sill, w, h, *rest)
        elif kind == "garage":
            garage_door(matrix, middle, sill, w, h, *rest)
