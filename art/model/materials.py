"""The palette: white card, roofs in spruce green, slate, cedar or brick-red tile, warm wood, brass, a little brick, pale sage ground.

Colors are sRGB hex values. A scene can repaint parts with `repainted`, for example to show
a house as it used to be.
"""
from contextlib import contextmanager

import bpy

from model.textures import add_grain, add_lines, add_reflection, vary

COLORS = {
    "card": "#f3efe8",
    "card-warm": "#ebe3d5",
    "scored": "#f3efe8",
    "scored-worn": "#ddd4c4",
    "ghost": "#e3dfd7",
    "roof-1": "#39625a",
    "roof-2": "#416b61",
    "roof-3": "#335a52",
    "slate-1": "#697a85",
    "slate-2": "#748590",
    "slate-3": "#60717c",
    "cedar-1": "#a8745a",
    "cedar-2": "#b38167",
    "cedar-3": "#9c6a52",
    "tile-1": "#8e5346",
    "tile-2": "#985c4e",
    "tile-3": "#844a3e",
    "faded-1": "#a0968a",
    "faded-2": "#aea498",
    "faded-3": "#91877a",
    "ink": "#26231e",
    "sand": "#dcc9a3",
    "roof-pale": "#868682",
    "leaf-pale": "#a7a7a2",
    "lawn-pale": "#cbcac5",
    "brick-pale": "#9a9a97",
    "glass-pale": "#aeb0b0",
    "door-pale": "#a09f9b",
    "wood-pale": "#b2b1ac",
    "wood-dark-pale": "#8d8c89",
    "engraved": "#a8a090",
    "wood": "#c49a62",
    "wood-dark": "#8f6a40",
    "door": "#b8823f",
    "brass": "#b88a2e",
    "brick": "#a4604c",
    "flag": "#a4604c",
    "ground": "#d9d6c8",
    "land": "#bcb4a2",
    "lawn": "#c6cbb4",
    "path": "#e0dace",
    "stone": "#cfcabd",
    "glass": "#9fb3bc",
    "glass-deep": "#7d949f",
    "lit": "#f4bd6c",
    "leaf-1": "#3f7263",
    "leaf-2": "#5b8a74",
    "leaf-3": "#7fa288",
    "leaf-4": "#a9bd9c",
    "state": "#a9bd9c",
    "autumn-1": "#c2703a",
    "autumn-2": "#d8994a",
    "water-1": "#9fb8c1",
    "water-2": "#bccdd2",
    "water-3": "#d3dfe1",
    "water-4": "#eef1ef",
    "soil": "#a98e6c",
    "string": "#b5854c",
    "paper": "#ece4d6",
    "paper-2": "#ebe1d0",
    "paper-3": "#e2d6c1",
}

# Dark and light tone of each wood grain.
WOODS = {"wood": ("#ad7c46", "#d3ab72"), "wood-dark": ("#7d5a35", "#99754a"), "door": ("#a66f31", "#c48d4b")}

# How much the tone varies between pieces of the same card. White varies least.
VARIATION = {
    "leaf": 0.16, "autumn": 0.16, "roof": 0.13, "slate": 0.1, "cedar": 0.13, "tile": 0.13, "faded": 0.2, "wood": 0.1, "brick": 0.1,
    "door": 0.05, "path": 0.05, "stone": 0.05, "lawn": 0.03, "water": 0.03,
}

_made = {}
_repaint = [{}]


@contextmanager
def repainted(**names):
    """Replaces materials inside the context; `everything` applies to all that are not named."""
    _repaint.append({key.replace("_", "-"): value for key, value in names.items()})
    try:
        yield
    finally:
        _repaint.pop()


def roofed(color):
    """Gives the roofs inside the context another color: slate, cedar, tile or faded."""
    return repainted(**{f"roof_{shade}": f"{color}-{shade}" for shade in (1, 2, 3)})


def pale():
    """Gives everything inside the context the grays of an old photograph; white card and a lit window keep their colors."""
    return repainted(**{name: kind for name in COLORS for kind in COLORS if kind.endswith("-pale") and name.startswith(kind.removesuffix("-pale"))})


def material(name):
    paint = _repaint[-1]
    name = paint.get(name, paint.get("everything", name))
    if name not in _made:
        _made[name] = _make(name)
    return _made[name]


def linear(hex_color):
    channels = [int(hex_color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1.0]


def _make(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = linear(COLORS[name])
    surface.inputs["Roughness"].default_value = 0.8
    surface.inputs["Specular"].default_value = 0.25
    if name == "brass":
        surface.inputs["Metallic"].default_value = 0.5
        surface.inputs["Roughness"].default_value = 0.34
        surface.inputs["Base Color"].default_value = linear("#d5a03c")
        return made
    if name.startswith("glass"):
        surface.inputs["Roughness"].default_value = 0.12
        surface.inputs["Specular"].default_value = 0.6
        add_reflection(made, surface, linear(COLORS[name]))
        return made
    if name == "lit":
        surface.inputs["Emission"].default_value = linear(COLORS[name])
        surface.inputs["Emission Strength"].default_value = 0.6
        return made
    if name in WOODS:
        add_grain(made, surface, *(linear(shade) for shade in WOODS[name]))
    elif name.startswith("scored"):
        add_lines(made, surface, spacing=0.3, depth=0.5)
    elif name.startswith("brick"):
        add_lines(made, surface, spacing=0.26, depth=0.7)
    vary(made, surface, next((share for start, share in VARIATION.items() if name.startswith(start)), 0.03))
    return made
