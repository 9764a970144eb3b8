"""An appraiser's marks: the dimension line, the number that belongs to it, and the tag of an item in an inventory."""
from math import atan2, degrees, hypot, pi

import bpy
from mathutils import Matrix

from model.geometry import box, group, place

# From Debian's fonts-urw-base35.
FONT = "/usr/share/fonts/opentype/urw-base35/P052-Bold.otf"
LONGER = 1.35
UPRIGHT = "upright"  # how the names of letters begin that look upright to the camera


def dimension(start, end, text, z=0.0, width=0.2, tick=1.2, size=2.4):
    """A strip that lies flat on a surface at height `z`, with a tick across each end and its number in a gap in the middle.

    The number is read along the line. Lay it where nobody walks: beside a path, never across it.
    """
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    with group(x0, y0, z, turn=degrees(atan2(y1 - y0, x1 - x0))):
        middle = length / 2
        letters = number(middle, 0, text, size=size)
        half = max(vertex.co.x for vertex in letters.data.vertices) + 0.25 * size
        for left, right in ((0, middle - half), (middle + half, length)):
            box(left, -width / 2, -0.02, right, width / 2, 0.09, "brass", 0.02)
        for x in (0, length):
            box(x - width / 2, -tick / 2, -0.02, x + width / 2, tick / 2, 0.1, "brass", 0.02)


def number(x, y, text, z=0.0, size=1.3, mats="ink", thick=0.05, standing=False, longer=LONGER, upright=False):
    """Letters around a point, flat on a surface at height `z`; `standing` ones face the front, their foot at `z`.

    `size` is the height of a line in meters; capitals and digits are 0.7 of it. Flat ones are `longer`, like letters
    painted on a road, because they are seen at an angle: the lower the camera, the longer. Flat ones that are `upright`
    look so to the camera.
    """
    curve = bpy.data.curves.new("number", "FONT")
    curve.body, curve.size, curve.extrude = text, size, thick / 2
    curve.space_line = 0.75  # two lines are read as one label
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    curve.align_x, curve.align_y = "CENTER", "BOTTOM_BASELINE" if standing else "CENTER"
    mesh = bpy.data.meshes.new_from_object(bpy.data.objects.new("number", curve))
    mesh.name = UPRIGHT if upright else "number"
    with group(x, y, z):
        flat = Matrix.Translation((0, 0, thick / 2 - 0.01)) @ Matrix.Diagonal((1, longer, 1, 1))
        # Into the letters themselves, since slant() measures them.
        mesh.transform(Matrix.Rotation(pi / 2, 4, "X") if standing else flat)
        return place(mesh, mats)


def slant(foot):
    """Slants the upright letters: on the ground, what looks vertical runs to the `foot` of the camera's vertical axis."""
    for part in bpy.context.scene.objects:
        if part.name.startswith(UPRIGHT):
            x, y, _ = part.matrix_world.inverted() @ foot
            for vertex in part.data.vertices:
                vertex.co.x += vertex.co.y * (vertex.co.x - x) / -y
