"""Basic parts: plates, boxes, rods and faceted solids.

Enclosing groups position the parts, so a house is built once at the origin and can be
placed anywhere, rotated or scaled.
"""
from contextlib import contextmanager
from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector
from mathutils.geometry import tessellate_polygon

from model.materials import material

_transforms = [Matrix.Identity(4)]
_collected = []


@contextmanager
def group(x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0):
    """Moves, rotates (degrees) and scales everything built inside it; yields the parts."""
    local = (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(radians(turn), 4, "Z")
        @ Matrix.Scale(scale, 4)
    )
    _transforms.append(_transforms[-1] @ local)
    parts = []
    _collected.append(parts)
    try:
        yield parts
    finally:
        _transforms.pop()
        _collected.pop()
        if _collected:
            _collected[-1].extend(parts)


def place(mesh, mats, matrix=None, bevel=0.0, smooth=False):
    """Adds a mesh to the scene. The bevel lets the edges of the card catch the light."""
    if isinstance(mats, str):
        mats = [mats]
    for name in mats:
        mesh.materials.append(material(name))
    part = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(part)
    part.matrix_world = _transforms[-1] @ (matrix or Matrix.Identity(4))
    if bevel:
        modifier = part.modifiers.new("edge", "BEVEL")
        modifier.width = bevel
        modifier.segments = 2
        modifier.limit_method = "ANGLE"
        modifier.angle_limit = radians(35)
        modifier.use_clamp_overlap = False
        modifier.harden_normals = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = radians(35)
        smooth = True
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if _collected:
        _collected[-1].append(part)
    return part


def mesh_of(name, vertices, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    return mesh


def frame(origin, u, v):
    """The matrix of a flat part, with u and v as its first two axes."""
    u, v = Vector(u).normalized(), Vector(v).normalized()
    n = u.cross(v)
    matrix = Matrix((u, v, n)).transposed().to_4x4()
    matrix.translation = Vector(origin)
    return matrix


def plate(outline, depth, mats, matrix=None, holes=(), bevel=0.025, name="plate"):
    """A flat piece of card: an outline with holes, its face at z = 0 and its back at -depth."""
    loops = [_turned(outline, True)] + [_turned(hole, False) for hole in holes]
    flat = [p for loop in loops for p in loop]
    triangles = tessellate_polygon([[Vector((x, y, 0)) for x, y in loop] for loop in loops])
    count = len(flat)
    vertices = [(x, y, 0) for x, y in flat] + [(x, y, -depth) for x, y in flat]
    faces = []
    for a, b, c in triangles:
        if _area([flat[a], flat[b], flat[c]]) < 0:
            a, c = c, a
        faces += [(a, b, c), (c + count, b + count, a + count)]
    start = 0
    for loop in loops:
        for i in range(len(loop)):
            a, b = start + i, start + (i + 1) % len(loop)
            faces.append((a, a + count, b + count, b))
        start += len(loop)
    return place(mesh_of(name, vertices, faces), mats, matrix, bevel)


def _area(points):
    following = points[1:] + points[:1]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, following)) / 2


def _turned(points, counter_clockwise):
    points = [tuple(p) for p in points]
    return points if (_area(points) > 0) == counter_clockwise else points[::-1]


def rectangle(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def box(x0, y0, z0, x1, y1, z1, mats, bevel=0.025, matrix=None, name="box"):
    vertices = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return place(mesh_of(name, vertices, faces), mats, matrix, bevel)


def rod(start, end, radius, mats, sides=12, tip=None, name="rod"):
    """A round bar between two points; `tip` is the radius at its end."""
    start, end = Vector(start), Vector(end)
    tip = radius if tip is None else tip
    axis = (end - start).normalized()
    across = axis.orthogonal().normalized()
    other = axis.cross(across)
    vertices = []
    for center, r in ((start, radius), (end, tip)):
        for i in range(sides):
            a = 2 * pi * i / sides
            vertices.append(center + (across * cos(a) + other * sin(a)) * r)
    faces = [tuple(reversed(range(sides))), tuple(range(sides, 2 * sides))]
    for i in range(sides):
        j = (i + 1) % sides
        faces.append((i, j, sides + j, sides + i))
    mesh = mesh_of(name, vertices, faces)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = radians(50)
    return place(mesh, mats, smooth=True)


def ball(center, radius, mats, detail=3, squash=1.0, facets=False, rough=0.0, chance=None):
    """A sphere; with facets and roughness, a cut-paper crown."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=radius)
    for vertex in shape.verts:
        if rough:
            vertex.co *= 1 + chance.uniform(-rough, rough)
        vertex.co.z *= squash
    mesh = bpy.data.meshes.new("ball")
    shape.to_mesh(mesh)
    shape.free()
    return place(mesh, mats, Matrix.Translation(center), smooth=not facets)
