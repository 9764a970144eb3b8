"""The palette: white card, spruce roofs, warm wood, brass, a little brick, pale sage ground.

Colours are written as they should look on screen. A scene can repaint parts with
`repainted`, which is how a house becomes a ghost of itself.
"""
from contextlib import contextmanager

import bpy

COLOURS = {
    "card": "#f3efe8",
    "card-warm": "#ebe3d5",
    "scored": "#f3efe8",
    "ghost": "#e3dfd7",
    "ghost-ground": "#d3cdc0",
    "roof-1": "#39625a",
    "roof-2": "#416b61",
    "roof-3": "#335a52",
    "wood": "#c49a62",
    "wood-dark": "#8f6a40",
    "door": "#b8823f",
    "brass": "#b88a2e",
    "brick": "#a4604c",
    "ground": "#d9d6c8",
    "lawn": "#c6cbb4",
    "lawn-deep": "#b4bda2",
    "path": "#e0dace",
    "stone": "#cfcabd",
    "glass": "#9fb3bc",
    "glass-deep": "#7d949f",
    "pane": "#a9bcc2",
    "leaf-1": "#3f7263",
    "leaf-2": "#5b8a74",
    "leaf-3": "#7fa288",
    "leaf-4": "#a9bd9c",
    "leaf-pale": "#dcdccb",
    "water-1": "#9fb8c1",
    "water-2": "#bccdd2",
    "water-3": "#d3dfe1",
    "water-4": "#eef1ef",
    "soil": "#a98e6c",
    "string": "#b5854c",
    "fruit": "#b8563c",
    "paper": "#ece4d6",
    "paper-2": "#ebe1d0",
    "paper-3": "#e2d6c1",
}

_made = {}
_repaint = [{}]


@contextmanager
def repainted(**names):
    """Inside, a material is taken for another; `everything` stands for all not named."""
    _repaint.append({key.replace("_", "-"): value for key, value in names.items()})
    try:
        yield
    finally:
        _repaint.pop()


def material(name):
    paint = _repaint[-1]
    name = paint.get(name, paint.get("everything", name))
    if name not in _made:
        _made[name] = _make(name)
    return _made[name]


def linear(hex_colour):
    channels = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1.0]


def _make(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = linear(COLOURS[name])
    surface.inputs["Roughness"].default_value = 0.8
    surface.inputs["Specular"].default_value = 0.25
    if name == "brass":
        surface.inputs["Metallic"].default_value = 0.5
        surface.inputs["Roughness"].default_value = 0.36
        surface.inputs["Base Color"].default_value = linear("#c99636")
    elif name.startswith("glass"):
        surface.inputs["Roughness"].default_value = 0.12
        surface.inputs["Specular"].default_value = 0.6
    elif name == "wood":
        _add_grain(made, surface)
    elif name == "scored":
        _add_lines(made, surface, spacing=0.3, axis=2, depth=0.5)
    elif name == "brick":
        _add_lines(made, surface, spacing=0.26, axis=2, depth=0.7)
    return made


def _node(made, kind, **inputs):
    node = made.node_tree.nodes.new(kind)
    for key, value in inputs.items():
        node.inputs[key].default_value = value
    return node


def _add_grain(made, surface):
    """Long grain: noise drawn out along the board."""
    links = made.node_tree.links
    where = _node(made, "ShaderNodeTexCoord")
    stretch = _node(made, "ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.09, 1.7, 1.7)
    noise = _node(made, "ShaderNodeTexNoise", Scale=1.6, Detail=3.0, Roughness=0.55)
    ramp = _node(made, "ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.32
    ramp.color_ramp.elements[0].color = linear("#b68a53")
    ramp.color_ramp.elements[1].position = 0.7
    ramp.color_ramp.elements[1].color = linear("#d0a970")
    links.new(where.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = 0.6


def _add_lines(made, surface, spacing, axis, depth):
    """Score lines, as a knife leaves them in card: a dark hairline with a bumped edge.

    They follow the world's height, so that they meet at the corners of a house.
    """
    links = made.node_tree.links
    where = _node(made, "ShaderNodeNewGeometry")
    split = _node(made, "ShaderNodeSeparateXYZ")
    share = _node(made, "ShaderNodeMath")
    share.operation = "DIVIDE"
    share.inputs[1].default_value = spacing
    fraction = _node(made, "ShaderNodeMath")
    fraction.operation = "FRACT"
    line = _node(made, "ShaderNodeMapRange")
    line.inputs["From Min"].default_value = 0.0
    line.inputs["From Max"].default_value = 0.16
    mix = _node(made, "ShaderNodeMixRGB")
    base = surface.inputs["Base Color"].default_value[:]
    mix.inputs["Color1"].default_value = [c * (1 - 0.42 * depth) for c in base[:3]] + [1.0]
    mix.inputs["Color2"].default_value = base
    links.new(where.outputs["Position"], split.inputs["Vector"])
    links.new(split.outputs[axis], share.inputs[0])
    links.new(share.outputs[0], fraction.inputs[0])
    links.new(fraction.outputs[0], line.inputs["Value"])
    links.new(line.outputs["Result"], mix.inputs["Fac"])
    links.new(mix.outputs["Color"], surface.inputs["Base Color"])
