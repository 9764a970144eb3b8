"""Not found: an empty lot, staked out and strung, and in dashes the plan of a house that is not there."""
from mathutils import Vector

from model.board import board, patch
from model.dimension import dimension
from model.geometry import box, rectangle, rod
from model.trees import bush, wire_tree


def build():
    board(19, 13.4, y=-0.6)
    patch(rectangle(-8.9, -6.7, 8.9, 5.5), "lawn")
    corners = [(-4.6, -3.2), (4.2, -3.2), (4.2, 3.0), (-4.6, 3.0)]
    patch([(x * 1.02, y * 1.02) for x, y in corners], "ground", 0.09)
    _dashed([(-3.5, -2.3), (0.3, -2.3), (0.3, -1.5), (3.1, -1.5), (3.1, 2.1), (-3.5, 2.1)])
    _dashed([(-0.7, -1.0), (-0.7, 2.1)], closed=False)
    for (x, y), (x2, y2) in zip(corners, corners[1:] + corners[:1]):
        box(x - 0.1, y - 0.1, 0, x + 0.1, y + 0.1, 1.35, "wood", 0.02)
        box(x - 0.13, y - 0.13, 1.2, x + 0.13, y + 0.13, 1.38, "brick", 0.02)
        rod((x, y, 0.98), (x2, y2, 0.98), 0.04, "string", sides=8)
    for x, y in ((-0.2, -3.2), (-0.2, 3.0), (4.2, 0), (-4.6, 0)):
        box(x - 0.08, y - 0.08, 0, x + 0.08, y + 0.08, 1.15, "wood", 0.02)
    wire_tree(6.9, 3.2, 6.6, seed=6, leaves=220)
    bush(-7.6, 4.0, 0.55, seed=2)
    bush(-6.7, 4.3, 0.4, seed=3, leaf="leaf-3")
    dimension((-4.6, -5.0, 0.75), (4.2, -5.0, 0.75), post=0.75)


def _dashed(points, closed=True, dash=0.42, gap=0.26):
    """Strips of card laid as a dashed line, the way a drawing shows what is not there."""
    ends = points[1:] + points[:1] if closed else points[1:]
    for start, end in zip(points, ends):
        start, end = Vector(start), Vector(end)
        length = (end - start).length
        count = max(1, round((length + gap) / (dash + gap)))
        step = (length + gap) / count
        for i in range(count):
            a, b = start.lerp(end, i * step / length), start.lerp(end, (i * step + step - gap) / length)
            x0, x1 = sorted((a.x, b.x))
            y0, y1 = sorted((a.y, b.y))
            box(x0 - 0.06, y0 - 0.06, 0.08, x1 + 0.06, y1 + 0.06, 0.17, "card", 0.015)
