"""A relief: a grid of heights as one surface, and the outlines and distances it is made from."""
import re

import bpy
import numpy as np

from model.geometry import place


def rings(path):
    """The closed outlines of an SVG path of the commands M, l and z."""
    found = []
    for part in re.findall(r"M[^M]*", path):
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", part)]
        # Points are rounded like the path, so that shapes which touch share them exactly.
        points = np.cumsum(np.reshape(numbers, (-1, 2)), axis=0).round(1)
        found.append([tuple(point) for point in points.tolist()])
    return found


def segments(ring):
    return list(zip(ring, ring[1:] + ring[:1]))


def inside(xs, ys, outlines):
    """Which points of a grid are inside outlines."""
    turned = np.zeros((len(ys), len(xs) + 1), bool)
    for (x0, y0), (x1, y1) in (s for ring in outlines for s in segments(ring)):
        rows = np.nonzero((ys > min(y0, y1)) & (ys <= max(y0, y1)))[0]
        if len(rows):
            crossed = x0 + (ys[rows] - y0) * (x1 - x0) / (y1 - y0)
            np.logical_xor.at(turned, (rows, np.searchsorted(xs, crossed)), True)
    return np.logical_xor.accumulate(turned, axis=1)[:, :-1]


def distance(xs, ys, lines, reach=6.0):
    """How far each point of a grid is from the nearest line, up to `reach`."""
    far = np.full((len(ys), len(xs)), reach)
    for (x0, y0), (x1, y1) in lines:
        a, b = np.searchsorted(xs, (min(x0, x1) - reach, max(x0, x1) + reach))
        c, d = np.searchsorted(ys, (min(y0, y1) - reach, max(y0, y1) + reach))
        x, y, dx, dy = xs[a:b] - x0, ys[c:d, None] - y0, x1 - x0, y1 - y0
        t = np.clip((x * dx + y * dy) / (dx * dx + dy * dy or 1), 0, 1)
        far[c:d, a:b] = np.minimum(far[c:d, a:b], np.hypot(x - t * dx, y - t * dy))
    return far


def surface(x, y, z, keep, mats, shade):
    """A grid of points as one mesh, without the cells that aren't kept; `shade` picks each cell's material."""
    rows, columns = z.shape
    points = np.stack(np.broadcast_arrays(x[None, :], y[:, None], z), axis=-1)
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1))[keep[:-1, :-1]]
    cells = np.stack([first, first + columns, first + columns + 1, first + 1], axis=-1).astype(np.int32)
    mesh = bpy.data.meshes.new("relief")
    mesh.vertices.add(rows * columns)
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.add(cells.size)
    mesh.loops.foreach_set("vertex_index", cells.ravel())
    mesh.polygons.add(len(cells))
    mesh.polygons.foreach_set("loop_start", np.arange(0, cells.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(cells), 4, np.int32))
    mesh.polygons.foreach_set("material_index", shade[:-1, :-1][keep[:-1, :-1]].astype(np.int32))
    mesh.update(calc_edges=True)
    return place(mesh, mats)
