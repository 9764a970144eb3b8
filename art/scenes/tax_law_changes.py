"""Changes in tax law: estates in the order of their size, each on what the change means for it: no tax, a little more, or less."""
from model.board import board, patch
from model.geometry import box, frame, group, rectangle
from model.hatch import hatched
from model.houses import cottage, modern
from model.letters import letters
from model.materials import roofed
from model.trees import leafy_bushes, leafy_tree, spruce

METERS = 5.95  # for a million
MORE, LESS = 3.0, 5.15  # from how many millions on, as in the post
LEFT, RIGHT, FRONT, BACK = -16.0, 16.0, -4.0, 5.2
FIRST = LEFT + 7.6  # where the first of these limits is
SIZE, LINE = 2.1, 2.35  # of the words, and from one line to the next
BAND = 0.5  # height of the hatch of what is taxed


def build():
    board(33.6, 16.2, y=-2.6)
    edges = (LEFT, FIRST, FIRST + (LESS - MORE) * METERS, RIGHT)
    tops = (3.6, 5.9, 5.25)
    for left, right, top, words in zip(edges, edges[1:], tops, ("no tax", "pays more\nthan before", "pays less\nthan before")):
        _step(left, right, top, words)
    for x, limit in zip(edges[1:], (MORE, LESS)):
        box(x - 0.14, FRONT - 1.5, -0.02, x + 0.14, FRONT - 0.1, 0.1, "brass", 0.02)
        letters(x, FRONT - 3.8, f"${limit:g}M", size=2.4)
    with roofed("cedar"), group(LEFT + 4.4, 0.9, tops[0] + 0.06, scale=0.62):
        cottage()
    with roofed("slate"), group(FIRST + 6.2, 1.4, tops[1] + 0.06, scale=0.78):
        modern()
    with roofed("cedar"), group(RIGHT - 7.2, 0.7, tops[2] + 0.06):
        cottage(style="seams", width=9.2, depth=6.2, eave=3.6, seed=6)
    spruce(LEFT + 1.2, 3.2, 4.4, seed=2, z=tops[0])
    leafy_tree(FIRST + 1.5, 3.4, 3.6, seed=3, size=0.36, z=tops[1])
    leafy_bushes([(FIRST + 10.9, -2.2), (FIRST + 11.6, -1.4)], 0.5, z=tops[1])
    spruce(RIGHT - 1.4, 0.6, 5.0, seed=4, z=tops[2])
    leafy_bushes([(RIGHT - 10.4, -2.9), (RIGHT - 9.6, -3.0), (RIGHT - 4.6, -2.9), (RIGHT - 3.8, -3.0)], 0.5, z=tops[2])


def _step(left, right, top, words):
    box(left + 0.03, FRONT, -0.02, right - 0.03, BACK, top, "card", 0.06)
    patch(rectangle(left + 0.3, FRONT + 0.3, right - 0.3, BACK - 0.3), "lawn", top + 0.05)
    for i, line in enumerate(reversed(words.split("\n"))):
        letters((left + right) / 2, FRONT + 0.017, line, 0.6 + LINE * i, SIZE, standing=True)
    if words != "no tax":
        hatched(frame((left, FRONT, top - BAND), (1, 0, 0), (0, 0, 1)), right - left, BAND)


VIEW = {"azimuth": -14, "elevation": 25}
