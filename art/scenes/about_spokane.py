"""Spokane: a large concrete arch over the falls, with the water as tiers of card."""
from math import cos, pi, sin
from random import Random

from mathutils import Matrix

from model.board import TABLE, base
from model.geometry import box, frame, group, mesh_of, place, plate
from model.houses import cottage
from model.materials import roofed
from model.roofs import hip_roof
from model.trees import round_tree, spruce

DECK = 7.4
BANK = 3.2
SHORE = 9.6  # how far the water extends under the banks


def build():
    chance = Random(3)
    base(-15, -9.1, 15, 9, TABLE + 0.7)
    _banks()
    _hills()
    _water(chance)
    with group(0, 3.4):
        _bridge()
    with roofed("cedar"), group(-12.0, -3.4, BANK, scale=0.62):
        cottage()
    for x, y, height, seed in ((-13.6, -7.0, 3.6, 1), (-9.6, -6.9, 3.0, 2), (12.6, -3.4, 4.6, 3), (10.0, -2.0, 3.4, 7)):
        spruce(x, y, height, seed=seed, z=BANK, leaf="leaf-1" if seed % 2 else "leaf-2")
    round_tree(10.4, -5.6, 2.2, seed=5, z=BANK)


def _banks():
    """Both banks as stacked contour sheets, the way a site model shows a gorge."""
    low = TABLE + 0.7
    layers = 6
    rise = (BANK - low) / layers
    for side in (-1, 1):
        for i in range(layers):
            edge = 6.9 + 0.42 * i
            outline = [(side * 14.7, -8.7), (side * 14.7, 8.7)]
            for k in range(13):
                y = 8.7 - 17.4 * k / 12
                wave = 0.45 * sin(y * 0.55 + i * 0.35 + side) + 0.25 * sin(y * 1.3 + i * 0.6)
                outline.append((side * (edge + wave + (0.35 if abs(y) < 1.6 else 0)), y))
            top = low + rise * (i + 1)
            shade = "lawn" if i == layers - 1 else ("stone", "ground")[i % 2]
            plate(outline, rise - 0.03, shade, Matrix.Translation((0, 0, top)), bevel=0.025)


def _hills():
    """Higher ground at either end, on which the bridge lands: more sheets, up to its deck."""
    rise = (DECK - 0.1 - BANK) / 7
    for side in (-1, 1):
        for i in range(7):
            foot, front = 10.9 + 0.3 * i, -1.1 + 0.3 * i
            outline = [(side * 14.67, 8.69)]
            for k in range(6):
                x = 14.67 - (14.07 - foot) * k / 5
                outline.append((side * x, front + 0.14 * sin(x * 1.7 + i * 0.9)))
            for k in range(8):
                y = front + 0.6 + (8.09 - front) * k / 7
                outline.append((side * (foot + 0.16 * sin(y * 1.1 + i * 0.7 + side)), y))
            top = BANK + rise * (i + 1)
            shade = "lawn" if i == 6 else ("stone", "ground")[i % 2]
            plate(outline, rise - 0.03, shade, Matrix.Translation((0, 0, top)), bevel=0.025)


def _water(chance):
    """Steps of water down to the front; the falls are their cut edges."""
    low = TABLE + 0.7
    tiers = ((8.6, 0.9, 2.5, "water-2"), (1.4, -0.9, 1.75, "water-1"), (-0.4, -3.0, 0.95, "water-2"), (-2.5, -8.66, -0.1, "water-1"))
    for i, (back, front, top, shade) in enumerate(tiers):
        edge = [(SHORE, back), (-SHORE, back)]
        for k in range(31):
            x = -SHORE + 2 * SHORE * k / 30
            bow = 0.9 * sin(pi * (x + 7.8) / 15.6 * 1.5 + i) if i < 3 else 0
            edge.append((x, front + bow))
        plate(edge, top - low, shade, Matrix.Translation((0, 0, top)), bevel=0.04)
        if i < 3:
            _fall(lambda x: front + 0.9 * sin(pi * (x + 7.8) / 15.6 * 1.5 + i), top + 0.05, tiers[i + 1][2], chance)
    for x, y, size in ((-3.4, -0.6, 0.8), (3.2, -1.9, 0.8), (0.2, -4.6, 0.55), (-4.6, -4.4, 0.7), (2.0, -5.6, 0.5)):
        outline = [(x + cos(a) * size * chance.uniform(0.8, 1.1), y + sin(a) * size * chance.uniform(0.7, 1.0)) for a in [2 * pi * k / 8 for k in range(8)]]
        plate(outline, 2.0, "stone", Matrix.Translation((0, 0, 2.4 + min(0, y + 0.2) * 0.48)), bevel=0.06)


def _fall(edge, top, low, chance):
    """Water folded from paper: it leaves the edge, falls in uneven facets and ends as foam."""
    profile = [(top - (top - low - 0.08) * t, out) for t, out in ((0, -0.5), (0, 0), (0.4, 0.4), (0.8, 0.7), (1, 1.15))]
    rows, vertices, x = len(profile), [], -SHORE
    while x < SHORE + 0.8:
        for row, (z, out) in enumerate(profile):
            rough = 0 if row < 2 else 0.15
            shift = chance.uniform(-0.2, 0.2) + 0.25 * (row % 2)
            vertices.append((x + shift, edge(x + shift) - out - chance.uniform(-1.6, 1.6) * max(rough, 0.08), z + chance.uniform(0, rough)))
        x += chance.uniform(0.9, 1.5)
    faces = []
    for a in range(0, len(vertices) - rows, rows):
        for r in range(a, a + rows - 1):
            faces += [(r, r + 1, r + rows), (r + 1, r + rows + 1, r + rows)]
    shades = ("water-2", "water-3", "water-4")
    sheet = mesh_of("fall", vertices, faces)
    for face in sheet.polygons:
        row = face.index // 2 % (rows - 1)
        face.material_index = 2 if row == rows - 2 else chance.choice((0, 1, 1))
    place(sheet, shades)


def _arch(center, span, foot, rise, thick, segments=56):
    """The outline of an arch, thicker at its base."""
    outer, inner = [], []
    for k in range(segments + 1):
        a = pi * k / segments
        outer.append((center - cos(a) * (span / 2 + thick), foot + sin(a) * (rise + thick * 0.8)))
        inner.append((center - cos(a) * span / 2, foot + sin(a) * rise))
    return outer + inner[::-1]


def _bridge():
    """One large span between two smaller ones, with columns on top and four small pavilions."""
    wall = lambda y, z=0: frame((0, y, z), (1, 0, 0), (0, 0, 1))
    for y in (-1.35, 1.15):
        ring = _arch(0, 11.6, 0.6, 4.9, 0.75)
        plate(ring, 0.75, "card", wall(y - 0.3), bevel=0)
        for x0 in (-10.2, 10.2):
            plate(_arch(x0, 4.6, BANK - 0.4, 2.5, 0.4), 0.75, "card", wall(y - 0.3), bevel=0)
    for k in range(-8, 9):
        x = k * 0.78
        inside = 1 - (x / 6.55) ** 2
        crown = 0.6 + (4.9 + 0.6) * inside ** 0.5 if inside > 0 else 1.0
        if DECK - 0.75 - crown > 0.35:
            for y in (-1.3, 1.2):
                box(x - 0.12, y - 0.28, crown - 0.1, x + 0.12, y + 0.28, DECK - 0.6, "card", 0.02)
    for side in (-1, 1):
        box(side * 7.1 - 0.65, -1.95, TABLE + 0.7, side * 7.1 + 0.65, 1.95, DECK - 0.5, "card", 0.04)
        box(side * 7.1 - 0.8, -2.1, TABLE + 0.7, side * 7.1 + 0.8, 2.1, 1.0, "stone", 0.05)
        for k in range(4):
            x = side * (8.4 + k * 1.2)
            for y in (-1.3, 1.2):
                box(x - 0.12, y - 0.28, BANK, x + 0.12, y + 0.28, DECK - 0.6, "card", 0.02)
    box(-14.7, -2.1, DECK - 0.65, 14.7, 2.1, DECK - 0.25, "card", 0.04)
    box(-14.7, -2.3, DECK - 0.25, 14.7, 2.3, DECK, "card", 0.04)
    box(-14.72, -1.5, DECK, 14.72, 1.5, DECK + 0.05, "stone", 0.01)
    for y in (-2.2, 2.2):
        # Green, because white ones would vanish against the sky and the roadway.
        box(-14.7, y - 0.08, DECK + 0.72, 14.7, y + 0.08, DECK + 0.86, "roof-1", 0.02)
        box(-14.65, y - 0.05, DECK + 0.36, 14.65, y + 0.05, DECK + 0.44, "roof-1", 0)
        for k in range(31):
            x = -14.6 + 29.2 * k / 30
            box(x - 0.06, y - 0.06, DECK - 0.02, x + 0.06, y + 0.06, DECK + 0.74, "roof-1", 0)
    for side in (-1, 1):
        for y in (-2.25, 2.25):
            x = side * 7.1
            box(x - 0.7, y - 0.5, DECK - 0.5, x + 0.7, y + 0.5, DECK + 0.2, "card", 0.03)
            for dx in (-0.52, 0.52):
                for dy in (-0.34, 0.34):
                    box(x + dx - 0.13, y + dy - 0.13, DECK + 0.2, x + dx + 0.13, y + dy + 0.13, DECK + 1.5, "card", 0.02)
            box(x - 0.78, y - 0.58, DECK + 1.5, x + 0.78, y + 0.58, DECK + 1.72, "card", 0.03)
            with group(x, y, DECK + 1.72):
                hip_roof(1.3, 0.9, 0, 36, overhang=0.2, style="plain")


VIEW = {"azimuth": 21, "elevation": 27}
