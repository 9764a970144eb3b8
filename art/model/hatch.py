"""The brass hatch: what may be taxed."""
from mathutils import Matrix

from model.cutting import clip
from model.geometry import box, frame, plate

LEAN, STEP, THICK = 1.0, 1.5, 0.5


def hatch(x0, y0, low, x1, y1, high):
    """A block of card, hatched in front and on both sides."""
    box(x0, y0, low - 0.02, x1, y1, high, "card-warm", 0.06)
    for origin, along, width in (((x0, y0, low), (1, 0, 0), x1 - x0), ((x0, y1, low), (0, -1, 0), y1 - y0), ((x1, y0, low), (0, 1, 0), y1 - y0)):
        hatched(frame(origin, along, (0, 0, 1)), width, high - low)


def hatched(matrix, width, height):
    """Strips across a face."""
    low, high = 0.12, height - 0.12
    x = -(high - low) * LEAN
    while x < width:
        strip = [(x, low), (x + THICK, low), (x + THICK + (high - low) * LEAN, high), (x + (high - low) * LEAN, high)]
        turned = clip([(y, x) for x, y in strip], 0.12, width - 0.12)
        if len(turned) > 2:
            plate([(x, y) for y, x in turned], 0.06, "brass", matrix @ Matrix.Translation((0, 0, 0.04)), bevel=0)
        x += STEP
