"""Changes in tax law: a smaller and a larger estate, and beside each, an arrow: up for a little more tax, down for much less."""
from model.board import board, patch
from model.dimension import number
from model.geometry import frame, group, plate, rectangle
from model.houses import cottage, modern
from model.materials import roofed
from model.trees import leafy_bushes, leafy_tree, spruce


def build():
    board(27.4, 18.4, y=-3.4)
    for middle in (-6.7, 6.7):
        patch(rectangle(middle - 6.4, -4.2, middle + 6.4, 5.2), "lawn")
    with roofed("cedar"), group(-9.0, 0.9, 0.06, scale=0.86):
        cottage()
    with roofed("slate"), group(4.5, 0.6, 0.06, scale=0.92):
        modern()
    _arrow(-2.9, 0.06, 3.6, 3.4)
    _arrow(11.1, 6.6, 0.06, 4.0)
    spruce(-12.2, 4.2, 5.4, seed=2)
    leafy_tree(-5.8, 4.0, 4.2, seed=3, size=0.36)
    leafy_bushes([(-10.9, -2.4), (-10.1, -2.5), (1.2, -3.0), (2.0, -3.1)], 0.5)
    _words(-6.7, "$4 million", "pays more")
    _words(6.7, "larger", "pays less")


def _arrow(x, tail, tip, width):
    """A standing arrow that points from the height `tail` to the height `tip`."""
    half, neck = width / 2, tip + (width * 0.55 if tip < tail else -width * 0.55)
    shaft = half * 0.46
    outline = [(-shaft, tail), (shaft, tail), (shaft, neck), (half, neck), (0, tip), (-half, neck), (-shaft, neck)]
    plate(outline, 0.6, "wood", frame((x, -2.4, 0), (1, 0, 0), (0, 0, 1)), bevel=0.05)


def _words(x, estate, pays):
    number(x, -6.4, estate, size=2.5, longer=1.5, upright=True)
    number(x, -9.9, pays, size=3.2, longer=1.5, upright=True)


VIEW = {"azimuth": -12, "elevation": 27}
