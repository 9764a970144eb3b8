"""The same lens and similar angles for every scene; the camera frames whatever was built, with the same margin all around."""
from math import cos, radians, sin

import bpy
import numpy
from mathutils import Vector

from model.board import base_parts
from model.letters import adjust
from model.light import SUN

LENS = 80  # millimeters, on a sensor 36 mm wide
SENSOR = 36
SOFTNESS = 0.0025  # aperture diameter as a fraction of the distance
MARGIN = 24 / 1800  # fraction of the width
# How far the shadow of the base is visible past its outline, once finish.py has softened it.
SHADOW_REACH = 0.016


def set_camera(table, azimuth=30, elevation=29):
    """Frames everything built so far and the shadow of its base; returns the picture's ratio. Angles are in degrees."""
    points, reach = _points(table)
    a, e = radians(azimuth), radians(elevation)
    back = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    right = Vector((cos(a), sin(a), 0))
    up = back.cross(right)

    # All in fractions of the picture's width, from its center.
    width = SENSOR / LENS
    target, distance = Vector(points.mean(axis=0)), 80.0
    for _ in range(40):
        offset = points - numpy.array(target + back * distance)
        depth = -(offset @ numpy.array(back))
        x = offset @ numpy.array(right) / depth / width
        y = offset @ numpy.array(up) / depth / width
        x0, x1, y0, y1 = (x - reach).min(), (x + reach).max(), (y - reach).min(), (y + reach).max()
        target += (right * (x0 + x1) + up * (y0 + y1)) / 2 * width * distance
        distance *= (x1 - x0) / (1 - 2 * MARGIN)

    lens = bpy.data.cameras.new("camera")
    lens.lens = LENS
    lens.sensor_fit = "HORIZONTAL"
    lens.sensor_width = SENSOR
    lens.clip_end = 1000
    # A shallow depth of field makes it look like a photograph of a small model. It is the same at every distance.
    lens.dof.use_dof = True
    lens.dof.focus_distance = distance
    lens.dof.aperture_fstop = LENS / 1000 / (SOFTNESS * distance)
    camera = bpy.data.objects.new("camera", lens)
    camera.location = target + back * distance
    camera.rotation_euler = back.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    adjust(camera)
    return 1 / (y1 - y0 + 2 * MARGIN)


def _points(table):
    """The vertices of all parts and of the shadow of the base, and how far each may blur outward."""
    bpy.context.view_layer.update()
    parts = _vertices(part for part in bpy.context.scene.objects if part.type == "MESH")
    base = _vertices(base_parts())
    shadow = base + (base[:, 2:] - table) / -SUN.z * numpy.array(SUN)
    return numpy.vstack([parts, shadow]), numpy.repeat((0, SHADOW_REACH), (len(parts), len(shadow)))


def _vertices(parts):
    return numpy.array([(part.matrix_world @ vertex.co)[:] for part in parts for vertex in part.data.vertices])
