"""The brass dimension line: what an appraiser adds to a house is a measure of it."""
from mathutils import Vector

from model.geometry import ball, box, rod

RADIUS = 0.075


def dimension(start, end, post=0.55, radius=RADIUS):
    """A taut rod with an oblique tick at each end, as on a drawing, on two posts if it is level.

    The posts stop at the rod, and an upright rod ends in discs: what crosses a post
    makes a cross, and these pictures are looked at by people in mourning.
    """
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    if abs(along.z) > 0.9:
        rod(start, end, radius, "brass")
        for point, way in ((start, along), (end, -along)):
            rod(point, point + way * 0.1, 0.42, "brass", sides=32)
            rod(point + way * 0.1, point + way * 0.32, radius * 2.2, "brass", tip=radius)
        return
    rod(start - along * 0.3, end + along * 0.3, radius, "brass")
    tick = along * 0.36 + Vector((0, 0, 0.36))
    for point in (start, end):
        ball(point, radius * 1.75, "brass")
        rod(point - tick, point + tick, radius * 1.05, "brass")
        if post > 0:
            foot = point - Vector((0, 0, post))
            rod(foot, point, radius * 0.8, "brass")
            rod(foot, foot + Vector((0, 0, 0.09)), radius * 3.2, "brass", sides=24)


def stake(x, y, height=1.5, tag="brass", z=0.0):
    """A wooden stake with a brass tag: this thing has been counted."""
    box(x - 0.06, y - 0.06, z - 0.1, x + 0.06, y + 0.06, z + height, "wood-dark", bevel=0.015)
    box(x - 0.34, y - 0.13, z + height - 0.5, x + 0.34, y - 0.06, z + height - 0.02, tag, bevel=0.03)
