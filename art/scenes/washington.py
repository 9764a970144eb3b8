"""Washington as a relief in green: its counties engraved, those of the two offices deeper green, its mountains in layers, its two bridges far too large.

The page lays the offices' names over it, and their lines end on the bridges: in percent of the picture's width and
height, on the middle of Spokane's at 84.6 and 33.3, and on the north tower of Vancouver's at 30.5 and 54.1; each render
prints it anew.
"""
import json
from math import cos, hypot, pi, radians, sin, tan
from pathlib import Path

import numpy as np
from mathutils import Matrix

from model.board import board, patch
from model.bridges import interstate, monroe_street
from model.dimension import dimension
from model.geometry import group, plate
from model.relief import distance, inside, rings, segments, surface

DATA = json.loads(Path(__file__).with_suffix(".json").read_text())
UNIT = 0.06  # meters on the board in one unit of the outlines
THICK, SHEET = 0.42, 0.13  # meters of card under the counties, and of the counties themselves
CELL = 0.33  # of the grid, in units
EARTH = 6_371_000  # radius in meters
LAYER, RISE = 0.5, 0.17  # kilometers that a layer stands for, and meters of card
SPOKANE, VANCOUVER = (47.6588, -117.4260), (45.6387, -122.6615)
OFFICES = ("Spokane County", "Clark County")

# Rivers that counties have in common.
RIVERS = (
    ("Stevens", "Ferry"), ("Ferry", "Lincoln"), ("Lincoln", "Okanogan"), ("Douglas", "Okanogan"), ("Grant", "Okanogan"),
    ("Chelan", "Okanogan"), ("Chelan", "Douglas"), ("Kittitas", "Douglas"), ("Kittitas", "Grant"), ("Yakima", "Grant"),
    ("Grant", "Benton"), ("Franklin", "Benton"), ("Benton", "Walla Walla"), ("Franklin", "Walla Walla"),
    ("Franklin", "Columbia"), ("Whitman", "Columbia"), ("Whitman", "Garfield"), ("Whitman", "Asotin"),
    ("Lincoln", "Stevens"), ("Spokane", "Stevens"),
)
# The Columbia above Kettle Falls, and the Spokane from Idaho through the city: latitude and longitude.
COURSES = (
    ((49.0, -117.63), (48.92, -117.79), (48.78, -117.93), (48.63, -118.10)),
    ((47.70, -117.04), (47.68, -117.25), (47.655, -117.38), (47.68, -117.47), (47.79, -117.55), (47.83, -117.66)),
)
# Oregon's coast, from the mouth of the Columbia to the front of the board.
OREGON = (
    (46.20, -123.75), (46.23, -123.98), (46.10, -123.93), (45.99, -123.93), (45.93, -123.98), (45.77, -123.97), (45.70, -123.93),
    (45.57, -123.95), (45.48, -123.97), (45.34, -123.99), (45.22, -123.97),
)
# Summits and uplands: latitude, longitude, height and breadth in kilometers.
HEIGHTS = (
    # The Cascades, from north to south.
    (48.95, -121.30, 2.2, 26), (48.83, -121.60, 2.8, 14), (48.78, -121.81, 3.3, 15), (48.65, -120.85, 2.5, 30),
    (48.92, -120.75, 2.3, 26), (48.30, -120.90, 2.4, 28), (48.11, -121.11, 3.2, 16), (48.24, -120.87, 2.9, 16),
    (48.00, -120.75, 2.3, 26), (47.80, -121.05, 2.1, 24), (47.48, -120.90, 2.8, 15), (47.55, -121.15, 2.1, 20),
    (47.38, -121.35, 1.8, 19), (47.15, -121.30, 1.8, 20), (46.98, -121.35, 2.0, 19), (46.85, -121.76, 4.4, 18),
    (46.75, -121.40, 2.0, 18), (46.49, -121.40, 2.5, 16), (46.20, -121.49, 3.7, 16), (46.19, -122.19, 2.5, 13),
    (46.32, -121.85, 1.6, 20), (45.98, -121.80, 1.3, 17), (46.55, -121.95, 1.6, 16), (45.85, -122.05, 1.1, 12),
    # Their eastern side, down to the ridges around Yakima.
    (48.80, -120.20, 2.3, 24), (48.92, -119.85, 2.1, 17), (48.35, -120.25, 2.0, 18), (47.92, -120.35, 1.9, 16),
    (47.25, -120.60, 1.8, 14), (46.95, -120.85, 1.5, 13), (46.80, -120.50, 1.1, 9), (46.55, -120.95, 1.4, 12),
    (46.00, -120.80, 1.5, 13), (46.35, -119.75, 0.9, 9),
    # The highlands of the northeast.
    (48.80, -119.05, 1.6, 22), (48.42, -119.10, 1.4, 20), (48.75, -118.50, 2.0, 17), (48.42, -118.47, 2.1, 17),
    (48.15, -118.50, 1.5, 15), (48.20, -117.92, 1.4, 12), (48.85, -117.20, 2.1, 17), (48.55, -117.15, 2.0, 14),
    (48.40, -117.52, 1.7, 14), (48.20, -117.30, 1.4, 14), (47.92, -117.11, 1.8, 11),
    # The Blue Mountains, the Olympics and the Willapa Hills.
    (46.10, -117.85, 1.9, 20), (46.12, -117.50, 1.7, 15), (46.05, -118.10, 1.3, 13), (47.80, -123.71, 2.4, 17),
    (47.75, -123.35, 2.2, 17), (47.92, -123.40, 2.0, 14), (47.60, -123.40, 1.7, 15), (47.82, -123.10, 2.1, 12),
    (46.55, -123.45, 0.8, 16),
)


def build():
    board(33.0, 22.7, x=-0.1, y=-0.7, ground="land")
    _waters()
    outlines = rings(DATA["state"])
    for ring in outlines:
        plate([_at(*point) for point in ring], THICK, "state", Matrix.Translation((0, 0, THICK)), bevel=0.03)
    _relief(outlines)
    across = 100 * 1609.344 / EARTH * DATA["scale"] * UNIT
    dimension((14.6 - across, -10.0), (14.6, -10.0), "100 miles", width=0.1, tick=0.6, size=0.85)
    with group(**_monroe_street()):
        monroe_street()
    with group(**_interstate()):
        interstate(foot=-1.6)


def _monroe_street():
    """Where Spokane's bridge stands: within its county, whose mountain is behind it."""
    x, y = _place(SPOKANE)
    return {"x": x - 0.4, "y": y - 0.6, "z": THICK + SHEET, "turn": 55, "scale": 0.16}


def _interstate():
    """Where Vancouver's bridge stands: across the river, one end on its county and the other just past the water."""
    x, y = _place(VANCOUVER)
    return {"x": x + 0.25, "y": y - 0.05, "z": 0.32, "turn": 48, "scale": 0.165}


def _on(bridge, x, y, z):
    """A point of a bridge on the board."""
    a, scale = radians(bridge["turn"]), bridge["scale"]
    across, up = scale * (x * cos(a) - y * sin(a)), scale * (x * sin(a) + y * cos(a))
    return bridge["x"] + across, bridge["y"] + up, bridge["z"] + scale * z


def _units(latitude, longitude):
    """A place in the units of the outlines, by the projection they are drawn in."""
    low, high = radians(45.83), radians(48.73)
    half = lambda angle: tan(pi / 4 + angle / 2)
    cone = np.log(cos(low) / cos(high)) / np.log(half(high) / half(low))
    radius = cos(low) * half(low) ** cone / cone / half(radians(latitude)) ** cone
    turn = cone * radians(longitude + 120.75)
    return DATA["shift"][0] + DATA["scale"] * radius * sin(turn), DATA["shift"][1] + DATA["scale"] * radius * cos(turn)


def _at(x, y):
    """A point of the outlines on the board."""
    return (x - DATA["width"] / 2) * UNIT, (DATA["height"] / 2 - y) * UNIT


def _place(city):
    return _at(*_units(*city))


def _waters():
    """The ocean and the Sound as a sheet under the land, and the Columbia along the southern border."""
    mouth = 281
    inland = [_at(*point) for point in ((132, 0), (186, 90), (180, 215), (70, mouth))]
    coast = [_place(point) for point in OREGON]
    patch([(-16.2, 10.25), (inland[0][0], 10.25), *inland, *coast, (coast[-1][0] - 0.05, -11.65), (-16.2, -11.65)], "water-1", 0.07)
    ring = max(rings(DATA["state"]), key=len)
    shore = lambda place: min(range(len(ring)), key=lambda i: hypot(ring[i][0] - place[0], ring[i][1] - place[1]))
    start, end = sorted((shore((30, mouth)), shore(_units(46.0, -118.98))))
    river = ring[start : end + 1]
    if max(y for _, y in river) < 320:
        river = ring[end:] + ring[: start + 1]
    sides = []
    for i, (x, y) in enumerate(river):
        (x0, y0), (x1, y1) = river[max(0, i - 2)], river[min(len(river) - 1, i + 2)]
        length = hypot(x1 - x0, y1 - y0)
        sides.append(((x - (y1 - y0) / length * 5, y + (x1 - x0) / length * 5), (x + (y1 - y0) / length * 5, y - (x1 - x0) / length * 5)))
    for k, ((a, b), (c, d)) in enumerate(zip(sides, sides[1:])):
        patch([_at(*a), _at(*c), _at(*d), _at(*b)], "water-1", 0.08 + 0.0002 * (k % 7), bevel=0)


def _relief(outlines):
    xs, ys = np.arange(0, DATA["width"], CELL), np.arange(0, DATA["height"] + 1, CELL)
    shared = {}
    for name, path in DATA["counties"].items():
        for segment in (s for ring in rings(path) for s in segments(ring)):
            shared.setdefault(frozenset(segment), []).append(name.removesuffix(" County"))
    of = lambda wanted: [tuple(s) for s, names in shared.items() if len(s) == 2 and wanted(names)]
    river = [(a, b) for course in COURSES for a, b in zip(*[[_units(*p) for p in course][k:] for k in (0, 1)])]
    river += of(lambda names: len(names) == 2 and set(names) in [set(pair) for pair in RIVERS])
    to_edge = distance(xs, ys, of(lambda names: len(names) == 1))
    to_border = distance(xs, ys, of(lambda names: len(names) == 2))
    to_river = distance(xs, ys, river)

    height = _layers(_kilometers(xs, ys)) * np.clip((to_edge - 1) / 2, 0, 1)
    height += SHEET - (SHEET + 0.1) * np.clip((1.2 - to_edge) / 0.9, 0, 1) ** 2
    height -= 0.08 * np.clip((1.05 - to_border) / 0.5, 0, 1)
    wet = to_river < 1.35
    height = np.where(to_river < 1.7, np.minimum(height, SHEET - 0.1 * np.clip((1.7 - to_river) / 0.4, 0, 1)), height)
    office = inside(xs, ys, [ring for name in OFFICES for ring in rings(DATA["counties"][name])])
    shade = np.select([wet, to_border < 0.75, office, height > SHEET + 4.5 * RISE], [2, 1, 4, 3])
    keep = inside(xs, ys, outlines)
    x, y = _at(xs, ys)
    surface(x, y, THICK + height, keep, ["state", "engraved", "water-1", "card", "leaf-1"], shade)


def _kilometers(xs, ys):
    """How high the land is: its summits, blurred into ranges, on rolling ground."""
    x, y = xs[None, :], ys[:, None]
    # Bends the layers, which would otherwise be circles.
    x = x + 3.0 * np.sin(y * 0.13 + 0.6) + 1.1 * np.sin(y * 0.27 + x * 0.09)
    y = y + 2.8 * np.sin(x * 0.12) + 1.1 * np.sin(x * 0.25 - y * 0.11)
    sharp = 3
    total = np.zeros(x.shape)
    for latitude, longitude, high, broad in HEIGHTS:
        cx, cy = _units(latitude, longitude)
        apart = np.hypot(x - cx, y - cy) / (1.15 * broad * 500 / 590)
        total += (high * np.exp(-(apart**1.5))) ** sharp
    return total ** (1 / sharp)


def _layers(kilometers):
    """The land as sheets of card; their cut edges are as steep as the grid allows."""
    level = kilometers / LAYER
    whole = np.floor(level)
    return RISE * np.maximum(0, whole - 1 + np.clip((level - whole) / 0.06, 0, 1))


SPOTS = {
    "the middle of Spokane's bridge": _on(_monroe_street(), 0, 2.2, 7.8),
    "the north tower of Vancouver's bridge": _on(_interstate(), 4.6, 0, 12.9),
}
VIEW = {"azimuth": 10, "elevation": 40}
