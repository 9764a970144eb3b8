"""Trees as a model maker builds them: spruces of stacked card, faceted paper crowns, wire trees, hedges."""
from math import cos, pi, sin
from random import Random

from mathutils import Matrix, Vector

from model.geometry import ball, box, mesh_of, place, plate, rod


def spruce(x, y, height=6.0, spread=None, seed=1, leaf="leaf-1", z=0.0):
    """Star-shaped sheets threaded on a stick, smaller toward the top."""
    chance = Random(seed)
    spread = spread or height * 0.27
    rod((x, y, z - 0.1), (x, y, z + height * 0.97), height * 0.022, "wood-dark", tip=height * 0.008)
    sheets = max(9, int(height * 2.1))
    foot = height * 0.13
    for i in range(sheets):
        t = i / (sheets - 1)
        radius = spread * (1 - t) ** 0.92 + 0.09
        # Sheets are closer together toward the top, where they are small, so the stick stays hidden.
        level = z + foot + (height - foot) * (1 - (1 - t) ** 1.25)
        turn, points = chance.uniform(0, pi), 9
        outline = []
        for k in range(points * 2):
            reach = radius * (1.0 if k % 2 == 0 else 0.74)
            angle = turn + pi * k / points
            outline.append((x + cos(angle) * reach, y + sin(angle) * reach))
        shade = leaf if i % 2 else {"leaf-1": "leaf-2", "leaf-2": "leaf-1"}.get(leaf, leaf)
        plate(outline, 0.1, shade, Matrix.Translation((0, 0, level)), bevel=0.015)
    rod((x, y, z + height - 0.05), (x, y, z + height * 1.045), 0.11, leaf, sides=8, tip=0.02)


def cone_tree(x, y, height=4.0, seed=1, leaf="leaf-2", z=0.0, tiers=3):
    """Stacked faceted paper cones."""
    chance = Random(seed)
    rod((x, y, z - 0.1), (x, y, z + height * 0.3), height * 0.03, "wood-dark")
    sides = 10
    for i in range(tiers):
        t = i / tiers
        base = z + height * (0.14 + 0.62 * t)
        tip = base + height * (0.44 - 0.05 * i)
        radius = height * 0.25 * (1 - 0.26 * i)
        turn = chance.uniform(0, pi)
        ring = [
            (x + cos(turn + 2 * pi * k / sides) * radius, y + sin(turn + 2 * pi * k / sides) * radius, base)
            for k in range(sides)
        ]
        faces = [(k, (k + 1) % sides, sides) for k in range(sides)] + [tuple(reversed(range(sides)))]
        place(mesh_of("cone", ring + [(x, y, min(tip, z + height))], faces), leaf)


def round_tree(x, y, height=4.0, crown=None, seed=1, leaf="leaf-3", z=0.0, fruit=0):
    """A broad tree on a stick: one in three of sliced card, the others faceted. With `fruit`, an orchard tree."""
    chance = Random(seed)
    crown = crown or height * 0.34
    top = z + height - crown
    rod((x, y, z - 0.1), (x, y, top), height * 0.026, "wood-dark", tip=height * 0.018)
    if seed % 3 == 0 and not fruit:
        _sliced_crown(x, y, top, crown, leaf, chance)
        return
    for angle in (chance.uniform(0, 6), chance.uniform(0, 6)):
        rod(
            (x, y, top - crown * 0.95),
            (x + cos(angle) * crown * 0.6, y + sin(angle) * crown * 0.6, top),
            height * 0.014,
            "wood-dark",
        )
    ball((x, y, top), crown, leaf, detail=2, squash=0.94, facets=True, rough=0.07, chance=chance)
    if seed % 3 == 2 and not fruit:
        turn = chance.uniform(0, 6)
        for i, (reach, lift, size) in enumerate(((0.62, -0.28, 0.62), (0.58, -0.1, 0.66))):
            angle = turn + i * 2.6
            spot = (x + cos(angle) * crown * reach, y + sin(angle) * crown * reach, top + crown * lift)
            ball(spot, crown * size, leaf, detail=2, squash=0.94, facets=True, rough=0.07, chance=chance)
    for _ in range(fruit):
        point = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.7))).normalized()
        ball(Vector((x, y, top)) + point * crown * 0.97, crown * 0.09, "fruit", detail=2)


def _sliced_crown(x, y, middle, crown, leaf, chance):
    """Spaced discs of card, like a laser-cut tree."""
    slices, sides = 8, 28
    rod((x, y, middle - crown), (x, y, middle + crown * 0.9), crown * 0.05, "wood-dark")
    for i in range(slices):
        level = -0.88 + 1.76 * i / (slices - 1)
        radius = crown * (1 - level * level) ** 0.5 * chance.uniform(0.95, 1.04)
        outline = [(x + cos(2 * pi * k / sides) * radius, y + sin(2 * pi * k / sides) * radius) for k in range(sides)]
        plate(outline, crown * 0.1, leaf, Matrix.Translation((0, 0, middle + crown * level * 1.05)), bevel=0.012)


def wire_tree(x, y, height=5.0, seed=1, leaf="leaf-4", z=0.0, leaves=170, bark="wood-dark"):
    """Twisted wire with paper leaves: an old, broad tree that you can see through."""
    chance = Random(seed)
    fork = Vector((x, y, z + height * 0.36))
    rod((x, y, z - 0.1), fork, height * 0.034, bark, tip=height * 0.024)
    reach = height * 0.36
    center = Vector((x, y, z + height * 0.68))
    ends = []
    for i in range(11):
        angle = 2 * pi * i / 11 + chance.uniform(-0.2, 0.2)
        lift = chance.uniform(-0.35, 1.0)
        flat = (1 - min(abs(lift), 0.95) ** 2) ** 0.5
        end = center + Vector((cos(angle) * flat, sin(angle) * flat, lift * 0.85)) * reach * 0.86
        knee = fork.lerp(end, 0.5) + Vector((0, 0, height * 0.03))
        rod(fork, knee, height * 0.015, bark, sides=8, tip=height * 0.011)
        rod(knee, end, height * 0.011, bark, sides=8, tip=height * 0.005)
        ends += [end, knee.lerp(end, 0.5)]
    vertices, faces = [], []
    for _ in range(leaves):
        middle = center + Vector(
            (chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.85))
        ).normalized() * reach * chance.uniform(0.62, 1.0)
        u = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.5))).normalized()
        v = u.orthogonal().normalized()
        size = height * chance.uniform(0.036, 0.054)
        first = len(vertices)
        for k in range(6):
            a = pi * k / 3
            vertices.append(middle + (u * cos(a) + v * sin(a) * 0.8) * size)
        faces.append(tuple(range(first, first + 6)))
    place(mesh_of("leaves", vertices, faces), leaf)


def poplar(x, y, height=6.0, seed=1, leaf="leaf-2", z=0.0):
    """A tree with a slim, tall crown."""
    chance = Random(seed)
    rod((x, y, z - 0.1), (x, y, z + height * 0.3), height * 0.02, "wood-dark")
    ball((x, y, z + height * 0.56), height * 0.15, leaf, detail=2, squash=2.9, facets=True, rough=0.05, chance=chance)


def bush(x, y, size=0.6, seed=1, leaf="leaf-2", z=0.0):
    chance = Random(seed)
    ball((x, y, z + size * 0.6), size, leaf, detail=2, squash=0.8, facets=True, rough=0.06, chance=chance)


def bushes(spots, size=0.55, leaves=("leaf-2", "leaf-3", "leaf-1"), z=0.0):
    for i, (x, y) in enumerate(spots):
        bush(x, y, size * (0.85 + 0.3 * ((i * 37) % 10) / 10), seed=i, leaf=leaves[i % len(leaves)], z=z)


def hedge(x0, y0, x1, y1, height=1.1, thick=0.7, leaf="leaf-2", z=0.0):
    """A clipped hedge in short blocks, along a line parallel to an axis."""
    length = max(abs(x1 - x0), abs(y1 - y0))
    count = max(1, round(length / 1.6))
    for i in range(count):
        a, b = i / count, (i + 1) / count
        xa, xb = x0 + (x1 - x0) * a, x0 + (x1 - x0) * b
        ya, yb = y0 + (y1 - y0) * a, y0 + (y1 - y0) * b
        lift = 0.05 * (i % 2)
        box(
            min(xa, xb) - (thick / 2 if xa == xb else -0.02), min(ya, yb) - (thick / 2 if ya == yb else -0.02), z,
            max(xa, xb) + (thick / 2 if xa == xb else -0.02), max(ya, yb) + (thick / 2 if ya == yb else -0.02),
            z + height + lift, leaf, bevel=0.12,
        )
