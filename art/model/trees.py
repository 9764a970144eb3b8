"""Trees as a model maker builds them: spruces of stacked card, faceted paper balls, hedges."""
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


def round_tree(x, y, height=4.0, crown=None, seed=1, leaf="leaf-3", z=0.0):
    """A faceted paper ball on a stick."""
    crown = crown or height * 0.34
    top = z + height - crown
    rod((x, y, z - 0.1), (x, y, top), height * 0.026, "wood-dark", tip=height * 0.018)
    ball((x, y, top), crown, leaf, detail=2, squash=0.94, facets=True, rough=0.05, chance=Random(seed))


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


def leafy_tree(x, y, height=6.0, crown=None, seed=1, leaves=("leaf-2", "leaf-3"), z=0.0, size=0.5):
    """A broad tree whose crown is shingled with folded paper leaves."""
    chance = Random(seed)
    crown = crown or height * 0.36
    middle = z + height - crown * 0.92
    rod((x, y, z - 0.1), (x, y, middle), 0.05 + height * 0.028, "wood-dark", tip=height * 0.014)
    lobes = [(Vector((x, y, middle + crown * 0.12)), crown * 0.74)]
    turn = chance.uniform(0, pi)
    for i in range(7):
        angle = turn + 2 * pi * i / 7
        reach = crown * chance.uniform(0.5, 0.62)
        center = Vector((x + cos(angle) * reach, y + sin(angle) * reach, middle + crown * chance.uniform(-0.3, 0.3)))
        lobes.append((center, crown * chance.uniform(0.42, 0.52)))
        if i % 2:
            rod((x, y, z + height * 0.3), center, height * 0.012, "wood-dark", sides=8)
    _shingled(lobes, size, leaves, chance)


def leafy_bush(x, y, size=0.6, seed=1, leaves=("leaf-2", "leaf-3"), z=0.0):
    """A low shrub of folded paper leaves."""
    _shingled([(Vector((x, y, z + size * 0.55)), size)], size * 0.42, leaves, Random(seed), squash=0.8)


def leafy_bushes(spots, size=0.55, z=0.0):
    pairs = (("leaf-2", "leaf-3"), ("leaf-3", "leaf-4"), ("leaf-1", "leaf-2"))
    for i, (x, y) in enumerate(spots):
        leafy_bush(x, y, size * (0.85 + 0.3 * ((i * 37) % 10) / 10), i, pairs[i % len(pairs)], z)


def sapling(x, y, height=2.2, seed=1, z=0.0):
    """A young tree beside its stake."""
    leafy_tree(x, y, height, height * 0.24, seed, ("leaf-3", "leaf-4"), z, size=0.24)
    rod((x + 0.22, y + 0.1, z - 0.1), (x + 0.22, y + 0.1, z + height * 0.5), 0.05, "wood", sides=8)


def _shingled(lobes, size, leaves, chance, squash=0.92):
    """Overlapping leaves on spheres, where no other sphere covers them; each hangs from its upper end."""
    meshes = {leaf: ([], []) for leaf in leaves}
    for center, radius in lobes:
        ball(center, radius * 0.93, leaves[0], detail=2, squash=squash, facets=True)
        count = max(24, round(4 * pi * radius**2 / (size * size * 0.36)))
        for i in range(count):
            up = 1 - 2 * (i + 0.5) / count
            angle, flat = i * pi * (3 - 5**0.5) + chance.uniform(-0.2, 0.2), (1 - up * up) ** 0.5
            out = Vector((cos(angle) * flat, sin(angle) * flat, up))
            point = center + Vector((out.x, out.y, out.z * squash)) * radius
            if any((point - other).length < r * 0.9 for other, r in lobes if other != center):
                continue
            down = (Vector((0, 0, -1)) + out * up + Vector((chance.uniform(-0.35, 0.35), chance.uniform(-0.35, 0.35), 0))).normalized()
            across = out.cross(down).normalized()
            long, wide = size * chance.uniform(0.85, 1.15), size * chance.uniform(0.32, 0.42)
            vertices, faces = meshes[chance.choice(leaves)]
            first = len(vertices)
            tip = point + down * long * 0.62 + out * size * 0.2
            vertices += [point - down * long * 0.4, point + across * wide, tip, point - across * wide, point + out * size * 0.12]
            faces += [(first + a, first + b, first + 4) for a, b in ((0, 1), (1, 2), (2, 3), (3, 0))]
    for leaf, (vertices, faces) in meshes.items():
        place(mesh_of("leaves", vertices, faces), leaf)
