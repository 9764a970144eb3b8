"""Vancouver: the lift bridge over the Columbia, with its steel trusses and two towers in card."""
from math import pi, sin

from mathutils import Matrix, Vector

from model.board import TABLE, base
from model.geometry import box, frame, group, plate, rod
from model.houses import cottage
from model.materials import roofed
from model.roofs import hip_roof
from model.trees import round_tree, spruce

BANK = 1.1
DECK = 2.9
HALF = 1.55  # half the roadway's width
TOWER = 4.3  # distance of each tower from the middle


def build():
    base(-15, -8.6, 15, 8.5, TABLE + 0.7)
    _river()
    _banks()
    _bridge()
    with roofed("slate"), group(-11.9, -5.0, BANK, scale=0.6):
        cottage(style="seams", width=6.0, brick_chimney=False)
    with roofed("cedar"), group(12.5, -5.0, BANK, scale=0.6):
        cottage(width=6.0, seed=3)
    with roofed("slate"), group(12.3, 4.6, BANK, scale=0.6):
        cottage(width=6.6)
    for x, y, height, seed in ((-12.9, 3.2, 4.2, 1), (-11.4, 6.4, 4.8, 2), (-13.9, 6.2, 3.6, 5), (13.9, -2.5, 3.8, 3)):
        spruce(x, y, height, seed=seed, z=BANK, leaf="leaf-1" if seed % 2 else "leaf-2")
    round_tree(-14.1, -3.0, 2.2, seed=6, z=BANK)
    round_tree(14.1, -7.2, 2.0, seed=7, z=BANK, leaf="leaf-2")


def _river():
    """Sheets of water, each set back slightly from the one below."""
    low = TABLE + 0.7
    shades = ("water-1", "water-3", "water-2", "water-4")
    for i, shade in enumerate(shades):
        top = low + 0.2 * (i + 1)
        edge = [(11.4, 8.12), (-11.4, 8.12)]
        front = -8.12 + i * 3.6 + (0.6 if i else 0)
        for k in range(49):
            x = -11.4 + 22.8 * k / 48
            wave = (0.9 * sin(x * 0.42 + i * 1.7) + 0.25 * sin(x * 1.1 + i)) if i else 0
            edge.append((x, front + wave))
        plate(edge, 0.19, shade, Matrix.Translation((0, 0, top)), bevel=0.02)


def _banks():
    low = TABLE + 0.7
    layers = 4
    rise = (BANK - low) / layers
    for side in (-1, 1):
        for i in range(layers):
            edge = 9.2 + 0.45 * i
            outline = [(side * 14.7, -8.2), (side * 14.7, 8.2)]
            for k in range(17):
                y = 8.2 - 16.4 * k / 16
                outline.append((side * (edge + 0.5 * sin(y * 0.45 + side + i * 0.2) + 0.15 * sin(y * 1.2 + i)), y))
            shade = "lawn" if i == layers - 1 else ("stone", "ground")[i % 2]
            plate(outline, rise - 0.03, shade, Matrix.Translation((0, 0, low + rise * (i + 1))), bevel=0.025)


def _bridge():
    box(-14.7, -HALF, DECK - 0.35, -TOWER - 0.45, HALF, DECK, "card", 0.03)
    box(TOWER + 0.45, -HALF, DECK - 0.35, 14.7, HALF, DECK, "card", 0.03)
    for x0, x1 in ((-14.7, -TOWER - 0.5), (TOWER + 0.5, 14.7)):
        box(x0, -HALF + 0.3, DECK - 0.02, x1, HALF - 0.3, DECK + 0.05, "stone", 0.02)
    for x in (-9.6, 9.6):
        _pier(x)
    for side in (-1, 1):
        _pier(side * TOWER, 1.1)
        _tower(side * TOWER)
        _truss(*sorted((side * (TOWER + 0.6), side * 9.8)), DECK, 2.6, panels=5)
        for k in range(3):
            x = side * (11.0 + 1.5 * k)
            box(x - 0.2, -HALF + 0.2, BANK, x + 0.2, HALF - 0.2, DECK - 0.3, "stone", 0.03)
    lifted = DECK + 1.3
    box(-TOWER + 0.55, -HALF, lifted - 0.35, TOWER - 0.55, HALF, lifted, "card", 0.03)
    box(-TOWER + 0.6, -HALF + 0.3, lifted - 0.02, TOWER - 0.6, HALF - 0.3, lifted + 0.05, "stone", 0.02)
    _truss(-TOWER + 0.6, TOWER - 0.6, lifted, 2.3, panels=6)


def _pier(x, wide=0.8):
    box(x - wide / 2, -HALF - 0.3, TABLE + 0.7, x + wide / 2, HALF + 0.3, DECK - 0.35, "stone", 0.06)
    box(x - wide / 2 - 0.2, -HALF - 0.6, TABLE + 0.7, x + wide / 2 + 0.2, HALF + 0.6, 0.55, "stone", 0.08)


def _bar(a, b, width, color):
    """A flat steel bar in the plane of a truss."""
    a, b = Vector(a), Vector(b)
    along = b - a
    matrix = frame(a, along, Vector((0, 1, 0)).cross(along))
    box(0, -width / 2, -width * 0.4, along.length, width / 2, width * 0.4, color, 0.015, matrix)


def _truss(x0, x1, foot, height, panels, color="roof-1"):
    """A through truss with a bowed top chord, like the old Interstate Bridge spans."""
    width = (x1 - x0) / panels
    for y in (-HALF - 0.12, HALF + 0.12):
        tops = []
        for i in range(panels + 1):
            t = i / panels
            bow = height * (0.66 + 0.34 * sin(pi * t))
            tops.append((x0 + width * i, y, foot + bow))
        _bar((x0, y, foot), (x1, y, foot), 0.24, color)
        _bar((x0, y, foot), tops[1], 0.22, color)
        _bar((x1, y, foot), tops[-2], 0.22, color)
        for i in range(1, panels):
            if i < panels - 1:
                _bar(tops[i], tops[i + 1], 0.22, color)
            _bar((tops[i][0], y, foot), tops[i], 0.15, color)
        for i in range(1, panels - 1):
            if i < panels / 2:
                _bar(tops[i], (tops[i + 1][0], y, foot), 0.12, color)
            else:
                _bar((tops[i][0], y, foot), tops[i + 1], 0.12, color)
    for i in range(1, panels):
        x = x0 + width * i
        top = foot + height * (0.66 + 0.34 * sin(pi * i / panels))
        box(x - 0.07, -HALF - 0.12, top - 0.09, x + 0.07, HALF + 0.12, top + 0.05, color, 0.015)


def _tower(x, height=8.6, color="roof-1"):
    """Four tapering legs with cross bars and a sheave house on top."""
    foot, top = DECK - 0.2, DECK + height
    wide, narrow = 0.5, 0.36
    for y in (-HALF - 0.12, HALF + 0.12):
        for side in (-1, 1):
            _bar((x + side * wide, y, foot), (x + side * narrow, y, top), 0.24, color)
        rows = 5
        for i in range(rows):
            z0 = DECK + 2.4 + (height - 2.4) * i / rows
            z1 = DECK + 2.4 + (height - 2.4) * (i + 1) / rows
            _bar((x - wide, y, z0), (x + wide, y, z0), 0.13, color)
            _bar((x - wide, y, z0), (x + narrow, y, z1), 0.1, color)
            _bar((x + wide, y, z0), (x - narrow, y, z1), 0.1, color)
    for i in range(4):
        z = DECK + 3.0 + (height - 3.0) * i / 3
        for side in (-1, 1):
            box(x + side * 0.42 - 0.08, -HALF - 0.1, z - 0.12, x + side * 0.42 + 0.08, HALF + 0.1, z + 0.06, color, 0.015)
            if i < 3:
                step = (height - 3.0) / 3
                for a, b in ((-1, 1), (1, -1)):
                    rod((x + side * 0.42, a * HALF, z), (x + side * 0.42, b * HALF, z + step), 0.06, color, sides=8)
    box(x - 0.8, -HALF - 0.45, top - 0.05, x + 0.8, HALF + 0.45, top + 0.22, "card", 0.03)
    for y in (-HALF, HALF):
        rod((x, y - 0.1, top + 0.5), (x, y + 0.1, top + 0.5), 0.55, color, sides=28)
    box(x - 0.5, -HALF + 0.3, top + 0.2, x + 0.5, HALF - 0.3, top + 0.95, "card", 0.03)
    with group(x, 0, top + 0.95):
        hip_roof(1.0, 2 * HALF - 0.6, 0, 36, overhang=0.16, style="plain")
    for y in (-HALF, HALF):
        inward = -1 if x > 0 else 1
        rod((x + inward * 0.56, y, DECK + 1.3 + 1.7), (x + inward * 0.56, y, top + 0.5), 0.035, "card", sides=8)


VIEW = {"azimuth": -22, "elevation": 24}
