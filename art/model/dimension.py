"""The brass of an appraiser's work: the dimension line, and the tag of an item in an inventory."""
from math import atan2, degrees, hypot

import bpy
from mathutils import Matrix

from model.geometry import box, group, place


def dimension(start, end, z=0.0, width=0.17, tick=1.0):
    """A strip that lies flat on a surface at height `z`, with a tick across each end.

    Lay it where nobody walks: beside a path, never across it.
    """
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    with group(x0, y0, z, turn=degrees(atan2(y1 - y0, x1 - x0))):
        box(0, -width / 2, -0.02, length, width / 2, 0.09, "brass", 0.02)
        for x in (0, length):
            box(x - width / 2, -tick / 2, -0.02, x + width / 2, tick / 2, 0.1, "brass", 0.02)


def tag(x, y, number, z=0.0):
    """A square plate, flat on the ground, with its number in raised card."""
    digits = bpy.data.curves.new("digits", "FONT")
    digits.body, digits.size, digits.extrude = str(number), 2.0, 0.04
    digits.align_x, digits.align_y = "CENTER", "CENTER"
    digits.offset = 0.03
    shape = bpy.data.objects.new("digits", digits)
    mesh = bpy.data.meshes.new_from_object(shape)
    with group(x, y, z):
        box(-1.05, -1.05, 0, 1.05, 1.05, 0.16, "brass", 0.05)
        place(mesh, "card", Matrix.Translation((0, 0, 0.2)))
