"""Houses, each built around the origin with its front facing -y; place them with `group`."""
from math import atan2, cos, radians, sin, tan

from model.bodies import dormer, gable_body, hood, porch
from model.geometry import box, group, rectangle
from model.parts import chimney, column, railing, steps
from model.roofs import hip_roof, slope
from model.walls import SIDES, wall


def craftsman(style="courses"):
    """The most detailed house: porch, dormer, garage wing and brick chimney. About 17 by 10 meters."""
    eave, pitch = 3.5, 36
    gable_body(
        11, 7.6, eave, pitch,
        {
            "front": [(-4.1, 1.2, 1.4, 1.6, "window", (2, 3)), (-2.1, 0.5, 1.15, 2.2, "door"),
                      (2.0, 1.2, 2.3, 1.6, "window", (3, 2))],
            "right": [(0.4, 4.0, 1.3, 1.3, "window", (2, 2)), (-2.2, 1.2, 1.2, 1.6, "window")],
            "left": [(0, 1.2, 1.5, 1.6, "window"), (0, 4.0, 1.3, 1.3, "window")],
        },
        style=style, overhang=0.6, rake=0.55,
    )
    # Shallow and high, so the door can be seen between the columns and under the eave.
    porch(-2.6, -3.8, 5.4, 1.8, eave=3.15)
    dormer(2.0, -2.75, 4.25, width=2.5, height=1.2, reach=3.2, seed=5)
    chimney(3.9, 1.0, 5.2, 7.7)
    with group(7.9, 0.4):
        with group(turn=90):
            gable_body(6.6, 5.0, 2.9, 36, {
                "left": [(0, 0.05, 3.4, 2.2, "garage"), (0, 3.2, 0.9, 0.8, "window")],
                "front": [(0.6, 1.2, 1.5, 1.2, "window"), (-1.6, 1.2, 1.5, 1.2, "window")],
            }, style=style, overhang=0.5, rake=0.5, plinth=0.12, seed=9)


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


def foursquare(seed=0, style="courses", lit=False):
    """Two stories under a hipped roof with a full-width porch, as built around 1910; with two windows lit if wanted."""
    width, depth, eave = 7.4, 7.0, 5.9
    glow = "lit" if lit else "window"
    box(-width / 2 - 0.08, -depth / 2 - 0.08, 0, width / 2 + 0.08, depth / 2 + 0.08, 0.5, "brick", 0.03)
    rows = {
        "front": [(-2.1, 1.3, 1.3, 1.5, glow), (0.9, 0.5, 1.1, 2.2, "door"), (-2.1, 4.0, 1.2, 1.4, glow),
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
    # Shallow, with a high roof: from above, a door in deep shade would be invisible.
    front = -depth / 2 - 1.75
    box(-width / 2, front, 0, width / 2, -depth / 2, 0.5, "card", 0.03)
    for x in (-width / 2 + 0.25, -0.1, width / 2 - 0.25):
        column(x, front + 0.3, 0.5, 3.03, 0.34)
    railing(-width / 2 + 0.4, -0.3, front + 0.3, 0.5)
    steps(1.5, front, 1.9, 3)
    box(-width / 2, front + 0.05, 2.9, width / 2, front + 0.5, 3.14, "card", 0.03)
    p = radians(17)
    slope((-width / 2 - 0.4, front - 0.35, 3.0), (1, 0, 0), (0, cos(p), sin(p)),
          rectangle(0, 0, width + 0.8, 2.15 / cos(p)), style, seed=8)
    chimney(-2.4, 1.6, 6.4, 9.0, 0.8, 0.8)


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
