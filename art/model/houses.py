"""Houses and outbuildings, cut from card: walls with true openings, roofs laid in courses.

Every house is written around the origin with its front towards -y; `group` sets it down.
An opening is (middle, sill, width, height, kind) as seen from outside.
"""
from math import atan2, cos, hypot, radians, sin, tan
from random import Random

from mathutils import Matrix, Vector

from model.geometry import box, clip, frame, group, mesh_of, place, plate, rectangle, rod

WALL = 0.2
COURSE = 0.42
SIDES = {
    "front": ((0, -1), (1, 0)),
    "right": ((1, 0), (0, 1)),
    "back": ((0, 1), (-1, 0)),
    "left": ((-1, 0), (0, -1)),
}


def side_frame(side, width, depth):
    """The matrix a wall is drawn in: x along the wall, y up, z outwards."""
    (nx, ny), (ux, uy) = SIDES[side]
    return frame((nx * width / 2, ny * depth / 2, 0), (ux, uy, 0), (0, 0, 1))


# --- openings -----------------------------------------------------------------


def window(matrix, middle, sill, width, height, panes=(2, 2), deep=False):
    x0, x1, y0, y1 = middle - width / 2, middle + width / 2, sill, sill + height
    box(x0 - 0.05, y0 - 0.05, -0.2, x1 + 0.05, y1 + 0.05, -0.13, "glass-deep" if deep else "glass", 0, matrix)
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


def door(matrix, middle, sill, width, height, colour="door"):
    x0, x1, y1 = middle - width / 2, middle + width / 2, sill + height
    box(x0 - 0.05, sill, -0.2, x1 + 0.05, y1 + 0.05, -0.1, colour, 0, matrix)
    plate(
        [(x0 - 0.13, sill), (x1 + 0.13, sill), (x1 + 0.13, y1 + 0.16), (x0 - 0.13, y1 + 0.16)], 0.1, "card",
        matrix @ Matrix.Translation((0, 0, 0.06)), [rectangle(x0, sill + 0.001, x1, y1)], 0.015,
    )
    half, gap = width / 2, 0.1
    for row, (low, high) in enumerate(((0.06, 0.46), (0.52, 0.94))):
        for column in (0, 1):
            left = x0 + column * half + gap
            kind = "glass" if row == 1 else colour
            box(left, sill + height * low, -0.1, left + half - 1.5 * gap, sill + height * high, -0.07, kind, 0.02, matrix)
    box(x1 - 0.17, sill + height * 0.46, -0.08, x1 - 0.09, sill + height * 0.52, 0.03, "brass", 0.02, matrix)


def garage_door(matrix, middle, sill, width, height, colour="wood"):
    x0 = middle - width / 2
    rows = 4
    for i in range(rows):
        low = sill + height * i / rows
        box(x0, low + 0.025, -0.2, x0 + width, low + height / rows - 0.025, -0.09, colour, 0.03, matrix)
    box(x0, sill, -0.22, x0 + width, sill + height, -0.17, "wood-dark", 0, matrix)
    for i in range(4):
        left = x0 + width * (i + 0.14) / 4
        box(left, sill + height * 0.8, -0.1, left + width * 0.18, sill + height * 0.93, -0.07, "glass-deep", 0, matrix)
    plate(
        [(x0 - 0.14, sill), (x0 + width + 0.14, sill), (x0 + width + 0.14, sill + height + 0.16), (x0 - 0.14, sill + height + 0.16)],
        0.1, "card", matrix @ Matrix.Translation((0, 0, 0.06)),
        [rectangle(x0, sill + 0.001, x0 + width, sill + height)], 0.015,
    )


def wall(side, width, depth, outline, openings=(), finish="scored"):
    """One wall plate with its openings cut out and filled."""
    matrix = side_frame(side, width, depth)
    holes = []
    for middle, sill, w, h, *_ in openings:
        sill = max(sill, 0.02)
        holes.append(rectangle(middle - w / 2, sill, middle + w / 2, sill + h))
    # A hair smaller than its side, so that no two walls share a face at the corner.
    length = max(x for x, _ in outline) - min(x for x, _ in outline)
    lower = 0.995 if side in ("left", "right") else 1
    outline = [(x * (1 - 0.03 / length), y * lower) for x, y in outline]
    plate(outline, WALL, finish, matrix, holes, 0.02)
    for middle, sill, w, h, kind, *rest in openings:
        if kind == "window":
            window(matrix, middle, sill, w, h, *(rest or [(2, 2)]))
        elif kind == "door":
            door(matrix, middle, sill, w, h, *rest)
        elif kind == "garage":
            garage_door(matrix, middle, sill, w, h, *rest)


# --- roofs --------------------------------------------------------------------


def slope(origin, u, v, outline, style="courses", thick=0.13, seed=0, lining="card"):
    """One roof surface: a white card with green courses or seams on it.

    The outline is convex and drawn with x along the eave and y up the slope.
    """
    matrix = frame(origin, u, v)
    plate(outline, thick, lining, matrix @ Matrix.Translation((0, 0, thick)), bevel=0.02, name="lining")
    low, high = min(y for _, y in outline), max(y for _, y in outline)
    if style == "courses":
        _courses(matrix, outline, low, high, thick, seed)
        return
    plate(outline, 0.07, "roof-1", matrix @ Matrix.Translation((0, 0, thick + 0.07)), bevel=0.02)
    if style == "seams":
        left, right = min(x for x, _ in outline), max(x for x, _ in outline)
        count = max(2, round((right - left) / 0.62))
        for i in range(count + 1):
            x = left + 0.05 + (right - left - 0.1) * i / count
            turned = clip([(py, px) for px, py in outline], x - 0.01, x + 0.01)
            if len(turned) < 3:
                continue
            y0, y1 = min(p[0] for p in turned), max(p[0] for p in turned)
            if y1 - y0 > 0.1:
                box(x - 0.035, y0 + 0.01, thick + 0.05, x + 0.035, y1 - 0.01, thick + 0.16, "roof-1", 0.015, matrix)


def _courses(matrix, outline, low, high, thick, seed):
    """Overlapping strips, each a wedge that is thick at its lower edge."""
    chance = Random(seed + 7)
    count = max(2, round((high - low) / COURSE))
    step = (high - low) / count
    for i in range(count):
        y0, y1 = low + i * step, min(high, low + (i + 1) * step + 0.02)
        strip = clip(outline, y0, y1)
        if len(strip) < 3:
            continue
        n = len(strip)
        lift = [thick + (0.105 - 0.085 * (y - y0) / (y1 - y0)) for _, y in strip]
        vertices = [(x, y, z) for (x, y), z in zip(strip, lift)] + [(x, y, thick - 0.01) for x, y in strip]
        faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
        faces += [(k, k + n, (k + 1) % n + n, (k + 1) % n) for k in range(n)]
        shade = chance.choice(("roof-1", "roof-1", "roof-2", "roof-3"))
        place(mesh_of("course", vertices, faces), shade, matrix, bevel=0.012)


def ridge(a, b, style="courses"):
    a, b = Vector(a), Vector(b)
    along = (b - a).normalized()
    matrix = frame(a, along, Vector((0, 0, 1)).cross(along))
    box(-0.02, -0.13, -0.08, (b - a).length + 0.02, 0.13, 0.07, "roof-1", 0.04, matrix)


def gable_roof(width, depth, eave, pitch, overhang=0.5, rake=0.45, style="courses", seed=0):
    """A roof with its ridge along x; returns the ridge's height."""
    p = radians(pitch)
    length = width + 2 * rake
    run = (depth / 2 + overhang) / cos(p)
    for y_sign in (-1, 1):
        u = (-y_sign, 0, 0)
        origin = (y_sign * length / 2, y_sign * (depth / 2 + overhang), eave - overhang * tan(p))
        v = (0, -y_sign * cos(p), sin(p))
        slope(origin, u, v, rectangle(0, 0, length, run), style, seed=seed + y_sign)
    top = eave + depth / 2 * tan(p)
    lift = 0.15 / cos(p)
    ridge((-length / 2, 0, top + lift), (length / 2, 0, top + lift), style)
    return top


def hip_roof(width, depth, eave, pitch, overhang=0.55, style="courses", seed=0):
    p = radians(pitch)
    w, d = width + 2 * overhang, depth + 2 * overhang
    low = eave - overhang * tan(p)
    half = min(w, d) / 2
    run = half / cos(p)
    for side, ((nx, ny), (ux, uy)) in SIDES.items():
        length = w if nx == 0 else d
        far = d if nx == 0 else w
        origin = Vector((nx * w / 2, ny * d / 2, low)) - Vector((ux, uy, 0)) * length / 2
        v = (-nx * cos(p), -ny * cos(p), sin(p))
        if length > far + 1e-6:
            outline = [(0, 0), (length, 0), (length - half, run), (half, run)]
        else:
            outline = [(0, 0), (length, 0), (length / 2, run)]
        slope(origin, (ux, uy, 0), v, outline, style, seed=seed + len(side))
    top = low + half * tan(p) + 0.15 / cos(p)
    if w > d:
        ridge((-(w - d) / 2, 0, top), ((w - d) / 2, 0, top))
    for sx in (-1, 1):
        for sy in (-1, 1):
            inner = Vector((sx * max(0, (w - d) / 2), sy * max(0, (d - w) / 2), top))
            outer = Vector((sx * w / 2, sy * d / 2, low + 0.17))
            rod(outer, inner, 0.1, "roof-1", sides=8)
    return eave + min(width, depth) / 2 * tan(p)


# --- bodies -------------------------------------------------------------------


def gable_body(width, depth, eave, pitch, openings=None, style="courses", overhang=0.5, rake=0.45,
               roof=True, finish="scored", plinth=0.3, seed=0, floor=False):
    """Four walls, a plinth and a gabled roof with its ridge along x."""
    openings = openings or {}
    rise = depth / 2 * tan(radians(pitch))
    if plinth:
        box(-width / 2 - 0.08, -depth / 2 - 0.08, 0, width / 2 + 0.08, depth / 2 + 0.08, plinth, "stone", 0.03)
    for side in SIDES:
        if side in ("front", "back"):
            outline = rectangle(-width / 2, 0, width / 2, eave)
        else:
            half = depth / 2
            outline = [(-half, 0), (half, 0), (half, eave), (0, eave + rise), (-half, eave)]
        wall(side, width, depth, outline, openings.get(side, ()), finish)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * width / 2, sy * depth / 2
            box(x - 0.11, y - 0.11, 0, x + 0.11, y + 0.11, eave - 0.1, "card", 0.02)
    if floor:
        box(-width / 2 + 0.1, -depth / 2 + 0.1, plinth, width / 2 - 0.1, depth / 2 - 0.1, plinth + 0.2, "card")
        box(-width / 2 + 0.1, -depth / 2 + 0.1, eave - 0.2, width / 2 - 0.1, depth / 2 - 0.1, eave, "card")
    if roof:
        gable_roof(width, depth, eave, pitch, overhang, rake, style, seed)
    return eave + rise


def cross_gable(x, y_front, width, y_back, eave, pitch, openings=(), style="courses", overhang=0.4, rake=0.5,
                seed=0, finish="scored", walls=True, sides=None):
    """A wing running from the front to inside the main house, its ridge along y."""
    depth = y_back - y_front
    rise = width / 2 * tan(radians(pitch))
    with group(x, (y_front + y_back) / 2):
        if walls:
            half = width / 2
            outline = [(-half, 0), (half, 0), (half, eave), (0, eave + rise), (-half, eave)]
            wall("front", width, depth, outline, openings, finish)
            box(-half - 0.08, -depth / 2 - 0.08, 0, half + 0.08, depth / 2, 0.3, "stone", 0.03)
            for side in ("left", "right"):
                wall(side, width, depth, rectangle(-depth / 2, 0, depth / 2, eave), (sides or {}).get(side, ()), finish)
            for sx in (-1, 1):
                cx, cy = sx * half, -depth / 2
                box(cx - 0.11, cy - 0.11, 0, cx + 0.11, cy + 0.11, eave - 0.1, "card", 0.02)
        p = radians(pitch)
        length = depth + rake
        run = (width / 2 + overhang) / cos(p)
        low = eave - overhang * tan(p)
        slope((-(width / 2 + overhang), depth / 2, low), (0, -1, 0), (cos(p), 0, sin(p)),
              rectangle(0, 0, length, run), style, seed=seed)
        slope((width / 2 + overhang, -depth / 2 - rake, low), (0, 1, 0), (-cos(p), 0, sin(p)),
              rectangle(0, 0, length, run), style, seed=seed + 1)
        top = eave + rise + 0.15 / cos(p)
        ridge((0, -depth / 2 - rake, top), (0, depth / 2, top), style)
    return eave + rise


# --- smaller parts ------------------------------------------------------------


def chimney(x, y, foot, top, width=0.95, depth=0.8):
    box(x - width / 2, y - depth / 2, foot, x + width / 2, y + depth / 2, top, "brick", 0.03)
    box(x - width / 2 - 0.12, y - depth / 2 - 0.12, top, x + width / 2 + 0.12, y + depth / 2 + 0.12, top + 0.18, "card", 0.03)
    for shift in (-0.2, 0.2):
        rod((x + shift, y, top + 0.15), (x + shift, y, top + 0.55), 0.14, "brick", tip=0.12)


def column(x, y, foot, top, width=0.3):
    half = width / 2
    box(x - half, y - half, foot, x + half, y + half, top, "card", 0.025)
    for low, high in ((foot, foot + 0.22), (top - 0.18, top)):
        box(x - half - 0.08, y - half - 0.08, low, x + half + 0.08, y + half + 0.08, high, "card", 0.025)


def steps(x, y, width, count, rise=0.17, tread=0.36, mats="card"):
    """Steps coming down from y towards the front; the top one is `count` rises high."""
    for i in range(count):
        box(x - width / 2, y - tread * (count - i), 0, x + width / 2, y - tread * (count - i - 1) + 0.02, rise * (i + 1), mats, 0.02)


def railing(x0, x1, y, foot, height=0.85):
    box(x0, y - 0.05, foot + height - 0.1, x1, y + 0.05, foot + height, "card", 0.02)
    box(x0, y - 0.04, foot + 0.12, x1, y + 0.04, foot + 0.2, "card", 0.015)
    count = max(2, round((x1 - x0) / 0.27))
    for i in range(1, count):
        x = x0 + (x1 - x0) * i / count
        box(x - 0.03, y - 0.03, foot + 0.18, x + 0.03, y + 0.03, foot + height - 0.08, "card", 0)


def fence(x0, y0, x1, y1, height=1.0, z=0.0, mats="card", first_post=True):
    """Pickets between posts along a straight line; a fence that goes on from another shares its post."""
    length = hypot(x1 - x0, y1 - y0)
    with group(x0, y0, z, turn=atan2(y1 - y0, x1 - x0) * 57.29578):
        bays = max(1, round(length / 2.4))
        for i in range(0 if first_post else 1, bays + 1):
            x = length * i / bays
            box(x - 0.09, -0.09, 0, x + 0.09, 0.09, height + 0.16, mats, 0.02)
        for level in (height * 0.3, height * 0.75):
            box(0, 0.03, level, length, 0.08, level + 0.1, mats, 0.015)
        count = round(length / 0.32)
        for i in range(count):
            x = length * (i + 0.5) / count
            plate([(x - 0.075, 0.08), (x + 0.075, 0.08), (x + 0.075, height - 0.08), (x, height), (x - 0.075, height - 0.08)],
                  0.05, mats, frame((0, 0, 0), (1, 0, 0), (0, 0, 1)), bevel=0)


def dormer(x, y_front, base, width=1.9, height=1.25, pitch=38, reach=2.6, style="courses", seed=0):
    """A small gabled window standing in the front slope of a roof."""
    rise = width / 2 * tan(radians(pitch))
    half = width / 2
    with group(x, y_front, base):
        with group(0, reach / 2):
            outline = [(-half, -0.6), (half, -0.6), (half, height), (0, height + rise), (-half, height)]
            wall("front", width, reach, outline, [(0, 0.15, width * 0.56, height * 0.82, "window", (2, 2))])
            for side in ("left", "right"):
                wall(side, width, reach, rectangle(-reach / 2, -0.6, reach / 2, height))
        cross_gable(0, 0, width, reach, height, pitch, style=style, overhang=0.22, rake=0.28, seed=seed, walls=False)


# --- whole buildings ----------------------------------------------------------


def craftsman(style="courses"):
    """The finest house: porch, dormer, garage wing and a brick chimney. About 17 by 10 metres."""
    eave, pitch = 3.5, 36
    gable_body(
        11, 7.6, eave, pitch,
        {
            "front": [(-3.7, 1.2, 1.5, 1.6, "window", (2, 3)), (-1.5, 0.5, 1.15, 2.35, "door"),
                      (2.0, 1.2, 2.3, 1.6, "window", (3, 2))],
            "right": [(0.4, 4.0, 1.3, 1.3, "window", (2, 2)), (-2.2, 1.2, 1.2, 1.6, "window")],
            "left": [(0, 1.2, 1.5, 1.6, "window"), (0, 4.0, 1.3, 1.3, "window")],
        },
        style=style, overhang=0.6, rake=0.55,
    )
    porch(-2.6, -3.8, 5.4, 2.5)
    dormer(2.0, -2.75, 4.25, width=2.5, height=1.2, reach=3.2, seed=5)
    chimney(3.9, 1.0, 5.2, 7.7)
    with group(7.9, 0.4):
        with group(turn=90):
            gable_body(6.6, 5.0, 2.9, 36, {
                "left": [(0, 0.05, 3.4, 2.2, "garage"), (0, 3.2, 0.9, 0.8, "window")],
                "front": [(0.6, 1.2, 1.5, 1.2, "window"), (-1.6, 1.2, 1.5, 1.2, "window")],
            }, style=style, overhang=0.5, rake=0.5, plinth=0.12, seed=9)


def porch(x, y, width, depth, foot=0.5, eave=2.95, pitch=27):
    """A deck under its own gable, with columns, railings and steps."""
    front = y - depth
    box(x - width / 2, front, 0, x + width / 2, y, foot - 0.1, "stone", 0.03)
    box(x - width / 2 - 0.1, front - 0.1, foot - 0.1, x + width / 2 + 0.1, y, foot, "card", 0.03)
    half = width / 2
    spots = (-half + 0.3, 0.2, half - 0.3)
    for spot in spots:
        box(x + spot - 0.28, front + 0.07, foot, x + spot + 0.28, front + 0.63, foot + 0.75, "brick", 0.03)
        box(x + spot - 0.34, front + 0.01, foot + 0.75, x + spot + 0.34, front + 0.69, foot + 0.85, "card", 0.02)
        column(x + spot, front + 0.35, foot + 0.85, eave - 0.1)
    railing(x - half + 0.55, x - 0.1, front + 0.35, foot)
    box(x - half - 0.05, front + 0.1, eave - 0.32, x + half + 0.05, front + 0.6, eave - 0.02, "card", 0.03)
    for side in (-1, 1):
        box(x + side * half - 0.15, front + 0.2, eave - 0.3, x + side * half + 0.15, y, eave - 0.02, "card", 0.03)
    rise = half * tan(radians(pitch))
    plate([(-half, 0), (half, 0), (0, rise)], WALL, "scored", frame((x, front + 0.25, eave - 0.03), (1, 0, 0), (0, 0, 1)))
    cross_gable(x, front + 0.25, width, y + 2.6, eave, pitch, walls=False, overhang=0.45, rake=0.5, seed=3)
    steps(x + 1.25, front - 0.1, 1.9, 3, mats="card")


def cottage(style="courses", width=7.0, depth=5.6, eave=2.9, pitch=42, seed=0, floor=False, brick_chimney=True):
    """A plain gabled house with a door in the middle."""
    top = gable_body(
        width, depth, eave, pitch,
        {
            "front": [(-width * 0.29, 1.1, 1.25, 1.35, "window"), (0, 0.32, 1.05, 2.15, "door"),
                      (width * 0.29, 1.1, 1.25, 1.35, "window")],
            "right": [(-depth * 0.2, 1.1, 1.05, 1.35, "window"), (depth * 0.22, 1.1, 1.05, 1.35, "window"),
                      (0, eave + 0.35, 0.95, 1.05, "window")],
            "left": [(0, 1.1, 1.2, 1.35, "window")],
        },
        style=style, seed=seed, floor=floor,
    )
    hood(0, -depth / 2, 2.0)
    steps(0, -depth / 2 - 0.75, 1.5, 2, rise=0.15)
    box(-0.9, -depth / 2 - 0.8, 0, 0.9, -depth / 2, 0.31, "card", 0.025)
    if brick_chimney:
        chimney(-width * 0.26, 0.55, top - 1.4, top + 0.9, 0.85, 0.7)
    return top


def hood(x, y, width, eave=2.72, pitch=34, reach=1.0):
    """A little gable over a door, on two brackets."""
    half = width / 2
    plate([(-half, 0), (half, 0), (0, half * tan(radians(pitch)))], 0.12, "card",
          frame((x, y - reach + 0.2, eave), (1, 0, 0), (0, 0, 1)))
    cross_gable(x, y - reach + 0.1, width, y + 0.4, eave, pitch, walls=False, overhang=0.16, rake=0.16, seed=2)
    for side in (-1, 1):
        rod((x + side * (half - 0.12), y, eave - 0.75), (x + side * (half - 0.12), y - reach + 0.3, eave - 0.02), 0.06, "card", sides=8)


def foursquare(seed=0, style="courses"):
    """Two storeys under a hipped roof, with a porch the width of the front: about 1910."""
    width, depth, eave = 7.4, 7.0, 5.9
    box(-width / 2 - 0.08, -depth / 2 - 0.08, 0, width / 2 + 0.08, depth / 2 + 0.08, 0.5, "brick", 0.03)
    rows = {
        "front": [(-2.1, 1.3, 1.3, 1.5, "window"), (1.7, 0.5, 1.1, 2.2, "door"), (-2.1, 4.0, 1.2, 1.4, "window"),
                  (0, 4.0, 0.9, 1.4, "window", (1, 2)), (2.1, 4.0, 1.2, 1.4, "window")],
        "right": [(-1.8, 1.3, 1.2, 1.5, "window"), (1.6, 1.3, 1.6, 1.5, "window", (3, 2)),
                  (-1.8, 4.0, 1.2, 1.4, "window"), (1.6, 4.0, 1.2, 1.4, "window")],
        "left": [(0, 4.0, 1.2, 1.4, "window")],
    }
    for side in SIDES:
        length = width if side in ("front", "back") else depth
        wall(side, width, depth, rectangle(-length / 2, 0, length / 2, eave), rows.get(side, ()))
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * width / 2, sy * depth / 2
            box(x - 0.12, y - 0.12, 0, x + 0.12, y + 0.12, eave - 0.05, "card", 0.02)
    box(-width / 2 - 0.06, -depth / 2 - 0.06, 3.2, width / 2 + 0.06, depth / 2 + 0.06, 3.36, "card", 0.02)
    hip_roof(width, depth, eave, 32, overhang=0.75, style=style, seed=seed)
    dormer(0, -3.0, 6.35, width=2.0, height=0.85, reach=2.6, pitch=30, seed=4)
    front = -depth / 2 - 2.2
    box(-width / 2, front, 0, width / 2, -depth / 2, 0.5, "card", 0.03)
    for x in (-width / 2 + 0.25, -0.1, width / 2 - 0.25):
        column(x, front + 0.3, 0.5, 2.75, 0.34)
    railing(-width / 2 + 0.4, -0.3, front + 0.3, 0.5)
    steps(1.75, front, 1.9, 3)
    box(-width / 2, front + 0.05, 2.62, width / 2, front + 0.5, 2.86, "card", 0.03)
    p = radians(17)
    slope((-width / 2 - 0.4, front - 0.35, 2.72), (1, 0, 0), (0, cos(p), sin(p)),
          rectangle(0, 0, width + 0.8, 2.6 / cos(p)), style, seed=8)
    chimney(-2.4, 1.6, 6.4, 9.0, 0.8, 0.8)


def modern(style="seams"):
    """Two long single slopes with clerestory glass between them: of today."""
    width, depth = 8.6, 6.6
    box(-width / 2 - 0.1, -depth / 2 - 0.1, 0, width / 2 + 0.1, depth / 2 + 0.1, 0.2, "stone", 0.03)
    low, high, split = 2.7, 4.9, 0.8
    half = depth / 2
    side = [(-half, 0), (half, 0), (half, 2.7), (split, 3.6), (split, high), (-half, low + 0.35)]
    wall("right", width, depth, side, [(-1.6, 0.35, 2.2, 2.0, "window", (2, 1)), (2.0, 1.0, 1.3, 1.2, "window", (1, 1))], "card")
    wall("left", width, depth, [(-x, y) for x, y in side], (), "card")
    wall("front", width, depth, rectangle(-width / 2, 0, width / 2, low + 0.35),
         [(-2.1, 0.3, 3.4, 2.2, "window", (3, 1)), (1.0, 0.2, 1.2, 2.3, "door", "wood"), (3.1, 0.3, 1.3, 2.2, "window", (1, 1))], "card")
    wall("back", width, depth, rectangle(-width / 2, 0, width / 2, 2.7), (), "card")
    run = depth / 2 + split + 0.9
    p = atan2(high - low - 0.35, depth / 2 + split)
    slope((-width / 2 - 0.5, -half - 0.9, low + 0.35 - 0.9 * tan(p)), (1, 0, 0), (0, cos(p), sin(p)),
          rectangle(0, 0, width + 1.0, (run + 0.25) / cos(p)), style)
    p2 = atan2(0.9, half - split)
    slope((width / 2 + 0.5, half + 0.5, 2.7 - 0.5 * tan(p2)), (-1, 0, 0), (0, -cos(p2), sin(p2)),
          rectangle(0, 0, width + 1.0, (half - split + 0.5) / cos(p2)), style)
    box(1.75, -half - 0.05, 0.1, 2.0, -half + 0.1, 2.75, "wood", 0.02)
    box(-width / 2 + 0.1, -half - 2.2, 0, 0.2, -half, 0.2, "wood", 0.03)


def barn(style="seams"):
    """A gambrel barn, its great doors to the front."""
    width, depth, eave = 6.4, 8.4, 3.1
    half, knee_x, knee_y, top_y = width / 2, 2.1, 5.1, 6.3
    outline = [(-half, 0), (half, 0), (half, eave), (knee_x, knee_y), (0, top_y), (-knee_x, knee_y), (-half, eave)]
    wall("front", width, depth, outline, [(0, 0.05, 2.6, 2.7, "garage"), (0, 3.75, 1.2, 1.1, "window")])
    wall("back", width, depth, outline)
    for side in ("left", "right"):
        wall(side, width, depth, rectangle(-depth / 2, 0, depth / 2, eave),
             [(shift, 1.2, 0.9, 0.9, "window") for shift in (-2.4, 0, 2.4)])
    length = depth + 1.0
    steep, flat = Vector((half - knee_x, 0, knee_y - eave)), Vector((knee_x, 0, top_y - knee_y))
    for sign in (-1, 1):
        u = (0, sign, 0)
        for start, rise, extra in (((half, eave), steep, 0.35), ((knee_x, knee_y), flat, 0.12)):
            way = Vector((-sign * rise.x, 0, rise.z)).normalized()
            origin = Vector((sign * start[0], -sign * length / 2, start[1])) - way * extra
            slope(origin, u, way, rectangle(0, 0, length, rise.length + extra), style)
    ridge((0, -length / 2, top_y + 0.24), (0, length / 2, top_y + 0.24))
    box(-0.55, -0.55, top_y, 0.55, 0.55, top_y + 0.95, "card", 0.03)
    with group(0, 0, top_y + 0.95):
        hip_roof(1.1, 1.1, 0, 40, overhang=0.2, style="plain")


def shed(style="seams"):
    width, depth = 3.0, 2.4
    half = depth / 2
    side = [(-half, 0), (half, 0), (half, 2.0), (-half, 2.7)]
    wall("front", width, depth, rectangle(-width / 2, 0, width / 2, 2.7), [(-0.5, 0.05, 1.0, 1.9, "door"), (0.8, 1.0, 0.8, 0.8, "window")])
    wall("right", width, depth, side)
    wall("left", width, depth, [(-x, y) for x, y in side])
    p = atan2(0.7, depth)
    slope((width / 2 + 0.3, half + 0.35, 2.0 - 0.35 * tan(p)), (-1, 0, 0), (0, -cos(p), sin(p)),
          rectangle(0, 0, width + 0.6, (depth + 0.7) / cos(p)), style)


def garage(style="courses"):
    with group(turn=90):
        gable_body(5.4, 4.8, 2.6, 36, {"left": [(0, 0.05, 3.2, 2.1, "garage")], "front": [(0.8, 1.1, 1.2, 1.0, "window")]},
                   style=style, plinth=0.1, seed=4)


def greenhouse():
    """Glass between white bars on a brick foot."""
    width, depth, eave = 5.0, 3.0, 1.9
    box(-width / 2, -depth / 2, 0, width / 2, depth / 2, 0.55, "brick", 0.03)
    rise = 1.35
    box(-width / 2 + 0.12, -depth / 2 + 0.12, 0.5, width / 2 - 0.12, depth / 2 - 0.12, eave, "pane", 0)
    half = depth / 2 - 0.1
    for x in (width / 2 - 0.12, -width / 2 + 0.22):
        plate([(-half, 0), (half, 0), (0, rise)], 0.1, "pane", frame((x, 0, eave), (0, 1, 0), (0, 0, 1)), bevel=0)
    p = atan2(rise, depth / 2)
    for sign in (-1, 1):
        matrix = frame((sign * width / 2, sign * depth / 2, eave), (-sign, 0, 0), (0, -sign * cos(p), sin(p)))
        plate(rectangle(0.1, 0, width - 0.1, hypot(rise, depth / 2)), 0.06, "pane", matrix, bevel=0)
        for i in range(8):
            x = (width - 0.08) * i / 7
            box(x, -0.05, -0.02, x + 0.08, hypot(rise, depth / 2), 0.06, "card", 0, matrix)
            box(x, 0, 0, x + 0.08, 0.08, 0.1, "card", 0, matrix)
        for i in range(8):
            x = -width / 2 + (width - 0.08) * i / 7
            box(x, sign * depth / 2 - 0.06, 0.5, x + 0.08, sign * depth / 2 + 0.03, eave, "card", 0)
        box(-width / 2, sign * depth / 2 - 0.06, eave - 0.05, width / 2, sign * depth / 2 + 0.05, eave + 0.06, "card", 0.015)
    for i in range(5):
        y = -depth / 2 + 0.02 + (depth - 0.12) * i / 4
        top = eave + rise * (1 - abs(y + 0.04) / (depth / 2))
        for x in (width / 2, -width / 2):
            box(x - 0.05, y, 0.5, x + 0.04, y + 0.08, top, "card", 0)
    box(-width / 2 - 0.05, -0.06, eave + rise - 0.04, width / 2 + 0.05, 0.06, eave + rise + 0.09, "card", 0.015)
