"""The brass dimension line: an appraiser's contribution to a house is its measure."""
from mathutils import Matrix, Vector

from model.geometry import box, frame, rod

RADIUS = 0.08


def dimension(start, end, post=0.55, radius=RADIUS):
    """A rod between two upright blades, like the ornament on the pages; `post` is its height.

    The rod must end at the blades: a rod across a post would make a cross, and the people
    who see these pictures may be in mourning.
    """
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    rod(start, end, radius, "brass")
    if abs(along.z) > 0.9:
        for point in (start, end):
            box(-0.46, -0.14, -radius * 0.8, 0.46, 0.14, radius * 0.8, "brass", 0.03, Matrix.Translation(point))
        return
    across = Vector((-along.y, along.x, 0))
    for point in (start, end):
        blade = frame(point, across, (0, 0, 1))
        box(-0.13, -post, -radius, 0.13, max(post, 0.45) * 0.75, radius, "brass", 0.03, blade)
        if post > 0.4:
            foot = point - Vector((0, 0, post))
            rod(foot, foot + Vector((0, 0, 0.08)), radius * 4.2, "brass", sides=28)


def stake(x, y, height=1.5, tag="brass", z=0.0):
    """A wooden stake with a brass tag, marking an item in the inventory."""
    box(x - 0.06, y - 0.06, z - 0.1, x + 0.06, y + 0.06, z + height, "wood-dark", bevel=0.015)
    box(x - 0.34, y - 0.13, z + height - 0.5, x + 0.34, y - 0.06, z + height - 0.02, tag, bevel=0.03)
