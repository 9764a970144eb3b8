"""Roofs laid in courses or seams: slopes, gables, hips and their ridges."""
from math import cos, radians, sin, tan
from random import Random

from mathutils import Matrix, Vector

from model.cutting import clip
from model.geometry import box, frame, mesh_of, place, plate, rectangle, rod
from model.walls import SIDES

COURSE = 0.42


def slope(origin, u, v, outline, style="courses", thick=0.13, seed=0):
    """One roof surface: white card with green courses or seams.

    The outline is convex and drawn with x along the eave and y up the slope.
    """
    matrix = frame(origin, u, v)
    plate(outline, thick, "card", matrix @ Matrix.Translation((0, 0, thick)), bevel=0.02, name="lining")
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
    """Overlapping strips in several lengths, each a wedge that is thicker at its lower edge."""
    chance = Random(seed + 7)
    count = max(2, round((high - low) / COURSE))
    step = (high - low) / count
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    for i in range(count):
        y0, y1 = low + i * step, min(high, low + (i + 1) * step + 0.02)
        vertices, faces = [], []
        for x0, x1 in _lengths(left, right, chance):
            strip = _between(clip(outline, y0, y1), x0, x1)
            n, first = len(strip), len(vertices)
            if n < 3:
                continue
            lip = 0.105 + chance.uniform(0, 0.015)
            vertices += [(x, y, thick + lip - 0.085 * (y - y0) / (y1 - y0)) for x, y in strip]
            vertices += [(x, y, thick - 0.01) for x, y in strip]
            loops = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
            loops += [(k, k + n, (k + 1) % n + n, (k + 1) % n) for k in range(n)]
            faces += [tuple(first + k for k in loop) for loop in loops]
        if faces:
            shade = chance.choice(("roof-1", "roof-1", "roof-2", "roof-3"))
            place(mesh_of("course", vertices, faces), shade, matrix, bevel=0.012)


def _lengths(left, right, chance):
    """Cuts a course into pieces with hairline joints."""
    x = left
    while x < right:
        end = x + chance.uniform(0.9, 2.3)
        end = right if right - end < 0.7 else end
        yield x, end - (0.0 if end == right else 0.018)
        x = end


def _between(polygon, x0, x1):
    """The part of a convex polygon with x0 <= x <= x1, still counter-clockwise."""
    turned = clip([(y, x) for x, y in polygon], x0, x1) if polygon else []
    return [(x, y) for y, x in turned]


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
    elif d > w:
        ridge((0, -(d - w) / 2, top), (0, (d - w) / 2, top))
    for sx in (-1, 1):
        for sy in (-1, 1):
            inner = Vector((sx * max(0, (w - d) / 2), sy * max(0, (d - w) / 2), top))
            outer = Vector((sx * w / 2, sy * d / 2, low + 0.17))
            rod(outer, inner, 0.1, "roof-1", sides=8)
    return eave + min(width, depth) / 2 * tan(p)
