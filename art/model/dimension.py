"""The dimension line: an appraiser's mark, with its number."""
from math import atan2, degrees, hypot

from model.geometry import box, group
from model.letters import letters


def dimension(start, end, text, z=0.0, width=0.2, tick=1.2, size=2.4):
    """A strip that lies flat on a surface at height `z`, with a tick across each end and its number in a gap in the middle.

    The number is read along the line. Lay it where nobody walks: beside a path, never across it.
    """
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    with group(x0, y0, z, turn=degrees(atan2(y1 - y0, x1 - x0))):
        middle = length / 2
        text = letters(middle, 0, text, size=size)
        half = max(vertex.co.x for vertex in text.data.vertices) + 0.25 * size
        for left, right in ((0, middle - half), (middle + half, length)):
            box(left, -width / 2, -0.02, right, width / 2, 0.09, "brass", 0.02)
        for x in (0, length):
            box(x - width / 2, -tick / 2, -0.02, x + width / 2, tick / 2, 0.1, "brass", 0.02)
