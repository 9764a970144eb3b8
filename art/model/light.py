"""The same late-morning light for every scene: a warm sun from the upper left, a cool sky, and the table.

The table isn't in the picture, so it works on any page color.
"""
from math import radians

import bpy
from mathutils import Vector

from model.materials import linear

# Direction of the sunlight: to the right, slightly away from the camera, and down.
SUN = Vector((0.64, 0.84, -1.06)).normalized()


def set_light(table):
    """Lights the scene; returns the surface under the model, at the height `table`."""
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy = 3.3
    sun.angle = radians(4)
    sun.color = linear("#fff0dc")[:3]
    lamp = bpy.data.objects.new("sun", sun)
    lamp.rotation_euler = SUN.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)

    sky = bpy.data.worlds.new("sky")
    sky.use_nodes = True
    background = sky.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = linear("#e7e6e2")
    background.inputs["Strength"].default_value = 0.5
    bpy.context.scene.world = sky

    bpy.ops.mesh.primitive_plane_add(size=600, location=(0, 0, table))
    plane = bpy.context.object
    plane.name = "table"
    return plane
