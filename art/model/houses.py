"""Houses, each built around the origin with its front facing -y; place them with `group`."""
from math import atan2, cos, sin, tan

from model.bodies import gable_body, hood
from model.geometry import box, rectangle
from model.parts import chimney, steps
from model.roofs import slope
from model.walls import wall


def cottage(style="courses", width=7.0, depth=5.6, eave=2.9, pitch=42, seed=0, brick_chimney=True):
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
        style=style, seed=seed,
    )
    hood(0, -depth / 2, 2.0)
    steps(0, -depth / 2 - 0.75, 1.5, 2, rise=0.15)
    box(-0.9, -depth / 2 - 0.8, 0, 0.9, -depth / 2, 0.31, "card", 0.025)
    if brick_chimney:
        chimney(-width * 0.26, 0.55, top - 1.4, top + 0.9, 0.85, 0.7)
    return top


def modern(style="seams"):
    """A contemporary house: two long single slopes with clerestory windows between them."""
    width, depth = 8.6, 6.6
    box(-width / 2 - 0.1, -depth / 2 - 0.1, 0, width / 2 + 0.1, depth / 2 + 0.1, 0.2, "stone", 0.03)
    low, high, split = 2.7, 4.9, 0.8
    half = depth / 2
    side = [(-half, 0), (half, 0), (half, 2.7), (split, 3.6), (split, high), (-half, low + 0.35)]
    wall("right", width, depth, side, [(-1.6, 0.35, 2.2, 2.0, "window", (2, 1)), (2.0, 1.0, 1.3, 1.2, "window", (1, 1))])
    wall("left", width, depth, [(-x, y) for x, y in side])
    wall("front", width, depth, rectangle(-width / 2, 0, width / 2, low + 0.35),
         [(-2.1, 0.3, 3.4, 2.2, "window", (3, 1)), (1.0, 0.2, 1.2, 2.3, "door", "wood"), (3.1, 0.3, 1.3, 2.2, "window", (1, 1))])
    wall("back", width, depth, rectangle(-width / 2, 0, width / 2, 2.7))
    run = depth / 2 + split + 0.9
    p = atan2(high - low - 0.35, depth / 2 + split)
    slope((-width / 2 - 0.5, -half - 0.9, low + 0.35 - 0.9 * tan(p)), (1, 0, 0), (0, cos(p), sin(p)),
          rectangle(0, 0, width + 1.0, (run + 0.25) / cos(p)), style)
    p2 = atan2(0.9, half - split)
    slope((width / 2 + 0.5, half + 0.5, 2.7 - 0.5 * tan(p2)), (-1, 0, 0), (0, -cos(p2), sin(p2)),
          rectangle(0, 0, width + 1.0, (half - split + 0.5) / cos(p2)), style)
    box(1.75, -half - 0.05, 0.1, 2.0, -half + 0.1, 2.75, "wood", 0.02)
    box(-width / 2 + 0.1, -half - 2.2, 0, 0.2, -half, 0.2, "wood", 0.03)
