"""The two bridges in miniature, along x with the water at z = 0: few, thick members, because each is a few pixels."""
from math import cos, pi, sin

from mathutils import Vector

from model.geometry import box, frame, group, plate, rod
from model.roofs import hip_roof


def monroe_street():
    """A concrete arch between two small ones, with four pavilions; 28 by 4 meters, its deck at 7."""
    deck = 7.0
    for y in (-1.5, 1.5):
        standing = frame((0, y - 0.4, 0), (1, 0, 0), (0, 0, 1))
        plate(_arch(0, 11.6, 4.9, 0.9), 0.8, "card", standing, bevel=0.03)
        for x in (-10.6, 10.6):
            plate(_arch(x, 4.4, 4.0, 0.7), 0.8, "card", standing, bevel=0.03)
        for k in range(-6, 7):
            x = k * 1.05
            crown = 5.8 * max(0, 1 - (x / 6.7) ** 2) ** 0.5
            box(x - 0.2, y - 0.26, crown - 0.1, x + 0.2, y + 0.26, deck - 0.5, "card", 0.02)
    for x in (-7.3, 7.3):
        box(x - 0.85, -2.1, -0.6, x + 0.85, 2.1, deck - 0.4, "card", 0.04)
    for x in (-13.6, 13.6):
        box(x - 0.5, -1.95, -0.6, x + 0.5, 1.95, deck - 0.45, "card", 0.04)
    box(-14.2, -2.4, deck - 0.5, 14.2, 2.4, deck, "card", 0.04)
    box(-14.25, -1.6, deck, 14.25, 1.6, deck + 0.08, "stone", 0.02)
    for y in (-2.2, 2.2):
        box(-14.1, y - 0.16, deck, 14.1, y + 0.16, deck + 0.8, "card", 0.04)
        for x in (-7.3, 7.3):
            box(x - 0.75, y - 0.65, deck, x + 0.75, y + 0.65, deck + 2.0, "card", 0.04)
            with group(x, y, deck + 2.0):
                hip_roof(1.7, 1.5, 0, 38, overhang=0.3, style="plain")


def _arch(center, span, rise, thick, segments=32):
    outer, inner = [], []
    for k in range(segments + 1):
        a = pi * k / segments
        outer.append((center - cos(a) * (span / 2 + thick), sin(a) * (rise + thick)))
        inner.append((center - cos(a) * span / 2, sin(a) * rise))
    return outer + inner[::-1]


def interstate(foot=-0.6):
    """A lift span between two towers of steel, and a truss on either side; 22 by 4 meters, its deck at 3, its piers down to `foot`."""
    deck, tower, end = 3.0, 4.6, 11.0
    box(-end, -1.7, deck - 0.5, end, 1.7, deck, "card", 0.04)
    box(-end - 0.05, -1.2, deck, end + 0.05, 1.2, deck + 0.08, "stone", 0.02)
    for x in (-end + 0.8, -tower, tower, end - 0.8):
        box(x - 0.6, -2.0, foot, x + 0.6, 2.0, deck - 0.45, "stone", 0.05)
    for x0, x1 in ((-tower - 4.9, -tower - 0.6), (-tower + 0.6, tower - 0.6), (tower + 0.6, tower + 4.9)):
        for y in (-1.8, 1.8):
            _truss(x0, x1, y, deck, 2.5, max(4, round((x1 - x0) / 1.3)))
    for x in (-tower, tower):
        for y in (-1.8, 1.8):
            for side in (-0.55, 0.55):
                _bar((x + side, y, deck - 0.5), (x + side * 0.8, y, deck + 8.6), 0.36)
            for i in range(5):
                z = deck + 0.6 + 1.6 * i
                a, b = (-0.5, 0.5) if i % 2 else (0.5, -0.5)
                _bar((x + a, y, z), (x + b, y, z + 1.6), 0.2)
        for z in (deck + 4.2, deck + 6.4):
            box(x - 0.5, -1.8, z, x + 0.5, 1.8, z + 0.3, "roof-1", 0.03)
        box(x - 1.0, -2.2, deck + 8.5, x + 1.0, 2.2, deck + 8.9, "card", 0.04)
        for y in (-1.5, 1.5):
            rod((x, y - 0.2, deck + 9.3), (x, y + 0.2, deck + 9.3), 0.75, "roof-1", sides=24)
        box(x - 0.6, -1.1, deck + 8.9, x + 0.6, 1.1, deck + 9.9, "card", 0.04)


def _truss(x0, x1, y, foot, height, panels):
    width = (x1 - x0) / panels
    tops = [(x0 + width * i, y, foot + height * (0.66 + 0.34 * sin(pi * i / panels))) for i in range(1, panels)]
    _bar((x0, y, foot), (x1, y, foot), 0.34)
    for a, b in zip([(x0, y, foot), *tops], [*tops, (x1, y, foot)]):
        _bar(a, b, 0.32)
    for i, top in enumerate(tops):
        _bar((top[0], y, foot), top, 0.2)
        if i < len(tops) - 1:
            a, b = (top, tops[i + 1]) if i < (panels - 1) // 2 else (tops[i + 1], top)
            _bar(a, (b[0], y, foot), 0.18)


def _bar(a, b, width):
    a, b = Vector(a), Vector(b)
    along = b - a
    box(0, -width / 2, -width * 0.4, along.length, width / 2, width * 0.4, "roof-1", 0.015,
        frame(a, along, Vector((0, 1, 0)).cross(along)))
