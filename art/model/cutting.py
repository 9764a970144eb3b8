"""Cuts finished shapes: a strip out of an outline, a house into halves."""
import bmesh
import bpy
from mathutils import Matrix

from model.materials import material


def clip(polygon, low, high):
    """The part of a convex polygon with low <= y <= high."""

    def keep(points, inside, cross):
        kept = []
        for a, b in zip(points, points[1:] + points[:1]):
            if inside(a):
                kept.append(a)
            if inside(a) != inside(b):
                kept.append(cross(a, b))
        return kept

    def at(level):
        def cross(a, b):
            t = (level - a[1]) / (b[1] - a[1])
            return (a[0] + (b[0] - a[0]) * t, level)

        return cross

    polygon = keep(list(polygon), lambda p: p[1] >= low, at(low))
    if polygon:
        polygon = keep(polygon, lambda p: p[1] <= high, at(high))
    return polygon


def halve(parts, at, keep_right):
    """Cuts parts along the plane x = at and keeps one side; the cut face is wood.

    The parts are baked first, because a bevel must not run along the cut.
    """
    depsgraph = bpy.context.evaluated_depsgraph_get()
    for i, part in enumerate(parts):
        # Overlapping parts cut in exactly the same plane would render as black specks.
        plane = at + 0.003 * ((i * 5) % 9 - 4)
        mesh = bpy.data.meshes.new_from_object(part.evaluated_get(depsgraph))
        mesh.transform(part.matrix_world)
        part.modifiers.clear()
        part.matrix_world = Matrix.Identity(4)
        mesh.materials.append(material("wood"))
        shape = bmesh.new()
        shape.from_mesh(mesh)
        result = bmesh.ops.bisect_plane(
            shape,
            geom=shape.verts[:] + shape.edges[:] + shape.faces[:],
            plane_co=(plane, 0, 0),
            plane_no=(1, 0, 0),
            clear_inner=keep_right,
            clear_outer=not keep_right,
        )
        rim = [e for e in result["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
        if rim:
            filled = bmesh.ops.triangle_fill(shape, edges=rim, use_beauty=True)
            for face in filled["geom"]:
                if isinstance(face, bmesh.types.BMFace):
                    face.material_index = len(mesh.materials) - 1
                    face.smooth = False
                    face.normal_update()
        shape.to_mesh(mesh)
        shape.free()
        part.data = mesh
