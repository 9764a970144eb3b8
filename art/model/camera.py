"""The same lens and similar angles for every scene; the camera frames whatever was built."""
from math import cos, radians, sin

import bpy
import numpy
from mathutils import Vector

from model.light import SUN

LENS = 80  # millimeters, on a sensor 36 mm wide
SENSOR = 36
SOFTNESS = 0.006  # aperture diameter as a fraction of the distance


def set_camera(table, ratio, azimuth=30, elevation=29, margins=(0.03, 0.03, 0.03, 0.03)):
    """Frames everything built so far, shadows included.

    Angles are in degrees. `margins` are the empty fractions of the picture at the left, right,
    top and bottom.
    """
    points = _points(table)
    a, e = radians(azimuth), radians(elevation)
    back = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    right = Vector((cos(a), sin(a), 0))
    up = back.cross(right)

    left, right_margin, top, bottom = margins
    width, height = SENSOR / LENS / 2, SENSOR / LENS / 2 / ratio
    spans = ((-1 + 2 * left, 1 - 2 * right_margin), (-1 + 2 * bottom, 1 - 2 * top))
    target, distance = Vector(points.mean(axis=0)), 80.0
    for _ in range(40):
        offset = points - numpy.array(target + back * distance)
        depth = -(offset @ numpy.array(back))
        x = offset @ numpy.array(right) / depth / width
        y = offset @ numpy.array(up) / depth / height
        grow = max(
            (x.max() - x.min()) / (spans[0][1] - spans[0][0]),
            (y.max() - y.min()) / (spans[1][1] - spans[1][0]),
        )
        off_x = (x.max() + x.min() - sum(spans[0])) / 2
        off_y = (y.max() + y.min() - sum(spans[1])) / 2
        target += (right * off_x * width + up * off_y * height) * distance
        distance *= grow

    lens = bpy.data.cameras.new("camera")
    lens.lens = LENS
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


def _points(table):
    """The vertices of all parts, and where their shadows fall on the table."""
    bpy.context.view_layer.update()
    corners = []
    for part in bpy.context.scene.objects:
        if part.type != "MESH" or part.is_shadow_catcher:
            continue
        for vertex in part.data.vertices:
            point = part.matrix_world @ vertex.co
            corners.append(point[:])
    points = numpy.array(corners)
    # Only shadows that extend past the edge of the board reach the table.
    foot = points[points[:, 2] < table + 1]
    (x0, y0), (x1, y1) = foot[:, :2].min(axis=0), foot[:, :2].max(axis=0)
    level = table + 0.85
    edge = points[:, :2] + (points[:, 2:] - level) / -SUN.z * numpy.array(SUN[:2])
    past = (edge[:, 0] < x0) | (edge[:, 0] > x1) | (edge[:, 1] < y0) | (edge[:, 1] > y1)
    past |= points[:, 2] < level
    thrown = points[past]
    way = (thrown[:, 2:] - table) / -SUN.z
    return numpy.vstack([points, thrown + way * numpy.array(SUN)])
