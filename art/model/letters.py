"""Letters in the typeface of the site's headings, as the camera sees them: neither wider nor taller than on a page."""
from functools import cache
from math import pi
from pathlib import Path

import bpy
import numpy as np
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from mathutils import Matrix, Vector
from mathutils.geometry import delaunay_2d_cdt

from model.geometry import group, mesh_of, place

FONT = Path(__file__).resolve().parents[2] / "components/ui/fonts/newsreader.woff2"
# A little heavier than on a page, because light takes from thin strokes.
WEIGHT, TRACKING = 560, -0.012
NAME = 0.74  # size of the words above a number
_PART = "letters"


def letters(x, y, text, z=0.0, size=2.0, mats="ink", thick=0.04, standing=False, name=NAME, flush=False):
    """Letters around a point, flat on a surface at height `z`; `standing` ones face the front, the last line's foot at `z`.

    `size` is the height of a line in meters; capitals and digits are 0.67 of it. The last of several lines is a number;
    those above it name it, `name` of its size and flush with it on the left. `flush` letters begin at the point.
    """
    *names, number = text.split("\n")
    outlines, low = _outlines(number, size, 0), 0.96 * size
    for line in reversed(names):
        outlines += _outlines(line, size * name, low)
        low += 0.9 * size * name
    mesh = _solid(outlines, thick)
    spans = [[vertex.co[axis] for vertex in mesh.vertices] for axis in (0, 1)]
    across, up = [(min(span) + max(span)) / 2 for span in spans]
    across = min(spans[0]) if flush else across
    mesh.transform(Matrix.Translation((-across, 0 if standing else -up, 0)))
    with group(x, y, z if standing else z + thick / 2 - 0.01):
        return place(mesh, mats, Matrix.Rotation(pi / 2, 4, "X") if standing else None)


def adjust(camera):
    """Makes the letters look upright to the camera, and as high for their width as on a page."""
    bpy.context.view_layer.update()
    for part in bpy.context.scene.objects:
        if not part.name.startswith(_PART):
            continue
        inward = part.matrix_world.inverted()
        eye = inward @ camera.matrix_world.translation
        right, up, back = (inward.to_3x3() @ camera.matrix_world.to_3x3().col[axis] for axis in range(3))
        # All that looks vertical on the plane of the letters runs to this point.
        foot = eye - up * (eye.z / up.z)
        upright = lambda x, y: Vector((x + y * (foot.x - x) / foot.y, y, 0))

        def seen(x, y):
            sight = upright(x, y) - eye
            return Vector((sight.dot(right), sight.dot(up))) / -sight.dot(back)

        taller = (seen(0.01, 0) - seen(0, 0)).x / (seen(0, 0.01) - seen(0, 0)).y
        for vertex in part.data.vertices:
            vertex.co.xy = upright(vertex.co.x, vertex.co.y * taller).xy


@cache
def _font():
    font = TTFont(FONT)
    return font, font.getGlyphSet(location={"wght": WEIGHT})


def _outlines(line, size, low):
    """The outlines of a line of text, kerned, on a baseline at height `low`."""
    font, glyphs = _font()
    names = [font.getBestCmap()[ord(letter)] for letter in line]
    unit, x, found = size / font["head"].unitsPerEm, 0.0, []
    for name, following in zip(names, [*names[1:], None]):
        pen = _Pen(glyphs)
        glyphs[name].draw(pen)
        found += [[(x + px * unit, low + py * unit) for px, py in outline] for outline in pen.outlines]
        x += (glyphs[name].width + _kerning(font, name, following)) * unit + TRACKING * size
    return found


def _kerning(font, left, right):
    """How much farther apart than usual the letters of a pair are, in the font's units."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in (table.ExtSubTable for table in lookup.SubTable):
            if pairs.LookupType != 2 or left not in pairs.Coverage.glyphs:
                continue
            if pairs.Format == 1:
                records = pairs.PairSet[pairs.Coverage.glyphs.index(left)].PairValueRecord
                values = [record.Value1 for record in records if record.SecondGlyph == right]
            else:
                first = pairs.Class1Record[pairs.ClassDef1.classDefs.get(left, 0)]
                values = [first.Class2Record[pairs.ClassDef2.classDefs.get(right, 0)].Value1]
            if values:
                return getattr(values[0], "XAdvance", 0)
    return 0


def _solid(outlines, thick):
    """A plate within outlines that may overlap, as those of a variable font do."""
    points, edges = [], []
    for outline in outlines:
        first, count = len(points), len(outline)
        points += [Vector(point) for point in outline]
        edges += [(first + i, first + (i + 1) % count) for i in range(count)]
    flat, _, triangles, *_ = delaunay_2d_cdt(points, edges, [], 0, 1e-5)
    lines = np.array([(*points[a], *points[b]) for a, b in edges])
    kept = [corners for corners in triangles if _winding(lines, sum((flat[i] for i in corners), Vector((0, 0))) / 3)]
    sides = {(a, b) for corners in kept for a, b in zip(corners, [*corners[1:], corners[0]])}
    count = len(flat)
    faces = [*kept, *(tuple(i + count for i in reversed(corners)) for corners in kept)]
    faces += [(b, a, a + count, b + count) for a, b in sides if (b, a) not in sides]
    return mesh_of(_PART, [(*at, z) for z in (thick / 2, -thick / 2) for at in flat], faces)


def _winding(lines, point):
    """How often outlines go around a point."""
    x0, y0, x1, y1 = lines.T
    left = (x1 - x0) * (point.y - y0) - (y1 - y0) * (point.x - x0)
    return np.sum((y0 <= point.y) & (y1 > point.y) & (left > 0)) - np.sum((y0 > point.y) & (y1 <= point.y) & (left < 0))


class _Pen(BasePen):
    """Draws a glyph as outlines of straight lines."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.outlines = []

    def _moveTo(self, at):
        self.outlines.append([at])

    def _lineTo(self, at):
        self.outlines[-1].append(at)

    def _qCurveToOne(self, bend, end):
        start = self._getCurrentPoint()
        for t in (i / 6 for i in range(1, 7)):
            self.outlines[-1].append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, bend, end)))
