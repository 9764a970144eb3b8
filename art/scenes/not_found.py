"""Not found: an empty, staked-out lot with the dashed plan of a missing house."""
from mathutils import Vector

from model.board import board, patch
from model.geometry import box, rectangle, rod
from model.letters import letters
from model.trees import leafy_bushes, leafy_tree


def build():
    board(16.4, 12.2, y=-0.7)
    patch(rectangle(-7.6, -6.2, 7.6, 4.8), "lawn")
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
    leafy_tree(5.8, 3.4, 4.8, seed=4, size=0.4)
    leafy_bushes([(-6.9, 3.7), (-6.0, 4.0)], 0.5)
    letters(-0.2, -4.9, "no house here", size=1.9, z=0.06, thick=0.02)


def _dashed(points, closed=True, dash=0.42, gap=0.26):
    """Strips of card as a dashed line, the way a drawing shows something missing."""
    ends = points[1:] + points[:1] if closed else points[1:]
    for place, (start, end) in enumerate(zip(points, ends)):
        top = 0.17 + 0.006 * place  # strips that meet at a corner must not share a face
        start, end = Vector(start), Vector(end)
        length = (end - start).length
        across = (0.06, 0) if start.x == end.x else (0, 0.06)
        count = max(1, round((length + gap) / (dash + gap)))
        step = (length + gap) / count
        for i in range(count):
            a, b = start.lerp(end, i * step / length), start.lerp(end, (i * step + step - gap) / length)
            x0, x1 = sorted((a.x, b.x))
            y0, y1 = sorted((a.y, b.y))
            box(x0 - across[0], y0 - across[1], 0.08, x1 + across[0], y1 + across[1], top, "card", 0.015)
