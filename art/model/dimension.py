"""The dimension line: an appraiser's mark, with its number, flat or upright."""
from math import atan2, cos, degrees, hypot, pi, radians

from mathutils import Matrix

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


def upright(edge, x, y, high, text, elevation, width=0.24, size=1.24):
    """A bracket that stands on the board and measures what ends at `edge`, as high as that; its number is on a card within it, read upward.

    Seen from an `elevation`, a wall is foreshortened, and so its letters are lengthened.
    """
    box(x - width / 2, y - 0.12, 0, x + width / 2, y + 0.12, high, "brass", 0.02)
    for z in (0, high - width):
        box(edge - 0.02, y - 0.11, z, x + width / 2 - 0.01, y + 0.11, z + width - 0.01, "brass", 0.02)
    box(edge + 0.02, y - 0.02, width - 0.02, x - width / 2 + 0.01, y + 0.06, high - width, "card", 0)
    number = letters(0, 0, text, size=size, name=1)
    # Upright as it is, which other letters are made to look.
    number.name = "number"
    turned = Matrix.Rotation(pi / 2, 4, "X") @ Matrix.Rotation(pi / 2, 4, "Z")
    number.matrix_world = Matrix.Translation(((edge + x - width / 2) / 2, y - 0.03, high / 2)) @ turned @ Matrix.Diagonal((1 / cos(radians(elevation)), 1, 1, 1))
