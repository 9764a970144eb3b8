"""Parts on and around a house: chimneys, columns, steps, railings, fences."""
from math import atan2, hypot

from model.geometry import box, frame, group, plate, rod


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
    """Steps down from y toward the front; the top one is `count` risers high."""
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
    """Pickets between posts along a straight line; a fence that continues another shares its post."""
    length = hypot(x1 - x0, y1 - y0)
    with group(x0, y0, z, turn=atan2(y1 - y0, x1 - x0) * 57.29578):
        bays = max(1, round(length / 2.4))
        for i in range(0 if first_post else 1, bays + 1):
            x = length * i / bays
            box(x - 0.09, -0.09, 0, x + 0.09, 0.09, height + 0.16, mats, 0.02)
        for level in (height * 0.3, height * 0.75):
            box(0, 0.03, level, length, 0.08, level + 0.1, mats, 0.015)
        count = round(length / 0.46)
        for i in range(count):
            x = length * (i + 0.5) / count
            plate([(x - 0.11, 0.08), (x + 0.11, 0.08), (x + 0.11, height - 0.1), (x, height), (x - 0.11, height - 0.1)],
                  0.05, mats, frame((0, 0, 0), (1, 0, 0), (0, 0, 1)), bevel=0)
