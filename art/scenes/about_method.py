"""About: 100 Sample Street, and in front of it the floor plan an appraiser draws."""
from itertools import count

from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import box, group, rectangle
from model.sample_house import BACK, DEPTH, DOOR, FRONT, LEFT, MEASURES, RIGHT, WIDTH, partitions, sample_house
from model.trees import leafy_bushes, leafy_tree, spruce

HOUSE, PLAN, SCALE = (-2.4, 6.2), (-1.2, -8.5), 0.82


def build():
    board(26.8, 33.6, x=0.5, y=-2.1)
    patch(rectangle(-12.4, -2.4, 13.4, 14.2), "lawn")
    with group(*HOUSE):
        paving(8.0, -8.5, 13.6, -4.9, 3, 2, height=0.09)
        paving(DOOR - 1.0, -8.6, DOOR + 1.0, -7.9, 2, 1, height=0.09)
        with group(z=0.05):
            sample_house()
        leafy_bushes([(4.4, -6.6), (5.5, -6.5), (6.6, -6.6), (-7.0, -6.6), (-5.9, -6.5), (-4.8, -6.6), (-3.7, -6.5)], 0.5)
    leafy_tree(-11.0, 2.4, 4.4, seed=3, size=0.4)
    spruce(-8.6, 13.2, 8.6, seed=4)
    leafy_tree(8.6, 12.4, 7.6, seed=8)
    _sheet()
    with group(*PLAN, 0.16, scale=SCALE):
        _plan()


def _sheet():
    """Two sheets of paper, the upper one slightly askew."""
    x, y = PLAN
    with group(x + 0.3, y - 0.1, 0, turn=-2.2):
        patch(rectangle(-8.4, -8.6, 12.0, 5.6), "paper-3", height=0.07)
    with group(x, y, 0.06):
        patch(rectangle(-8.4, -8.6, 12.0, 5.6), "card", height=0.08)


def _plan():
    """The walls as an inked plan: thick lines, thin at windows, open at doors."""
    half, deep = WIDTH / 2, DEPTH / 2
    layers = count(1)

    def line(x0, y0, x1, y1, thick):
        # Each slightly lower than the last, so lines that meet don't share a face.
        top = 0.13 - 0.001 * next(layers)
        box(min(x0, x1) - thick, min(y0, y1) - thick, 0, max(x0, x1) + thick, max(y0, y1) + thick, top, "roof-3", 0.012)

    # Each side from its left end as seen from outside; a point along it on the plan.
    sides = ((half, FRONT, lambda t: (t, -deep)), (deep, RIGHT, lambda t: (half, t)),
             (half, BACK, lambda t: (-t, deep)), (deep, LEFT, lambda t: (-half, -t)))
    for end, openings, at in sides:
        ends = [-end]
        for middle, sill, wide, _ in sorted(openings):
            ends += [middle - wide / 2, middle + wide / 2]
            if sill > 0.5:
                line(*at(ends[-2]), *at(ends[-1]), 0.06)
        for a, b in zip([*ends, end][::2], [*ends, end][1::2]):
            line(*at(a), *at(b), 0.17)
    for x0, y0, x1, y1 in partitions():
        line(x0, y0, x1, y1, 0.12)
    dimension((-half, -deep - 2.4), (half, -deep - 2.4), MEASURES[0], width=0.3, tick=1.6, size=3.0)
    dimension((half + 2.6, -deep), (half + 2.6, deep), MEASURES[1], width=0.3, tick=1.6, size=3.0)


VIEW = {"azimuth": 20, "elevation": 37}
