"""Details that keep materials from looking painted: grain, score lines, sheen, variation between sheets.

It changes colors, never shapes, so the noise filter can tell it from grain.
"""


def _node(made, kind, **inputs):
    node = made.node_tree.nodes.new(kind)
    for key, value in inputs.items():
        node.inputs[key].default_value = value
    return node


def _math(made, operation, a, b=None):
    """Adds a math node for sockets or numbers; returns its output socket."""
    node = made.node_tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for place, value in enumerate((a, b)):
        if hasattr(value, "is_output"):
            made.node_tree.links.new(value, node.inputs[place])
        elif value is not None:
            node.inputs[place].default_value = value
    return node.outputs[0]


def vary(made, surface, share):
    """Makes each loose piece slightly lighter or darker than its neighbors, by up to `share`."""
    links = made.node_tree.links
    piece = _node(made, "ShaderNodeNewGeometry").outputs["Random Per Island"]
    part = _node(made, "ShaderNodeObjectInfo").outputs["Random"]
    chance = _math(made, "FRACT", _math(made, "ADD", piece, part))
    tone = _math(made, "ADD", _math(made, "MULTIPLY", chance, share), 1 - share / 2)
    shade = _node(made, "ShaderNodeHueSaturation")
    color = surface.inputs["Base Color"]
    if color.is_linked:
        links.new(color.links[0].from_socket, shade.inputs["Color"])
    else:
        shade.inputs["Color"].default_value = color.default_value
    links.new(tone, shade.inputs["Value"])
    links.new(shade.outputs["Color"], color)


def add_grain(made, surface, dark, light):
    """Long streaks along the x axis of a part."""
    links = made.node_tree.links
    stretch = _node(made, "ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.1, 3.5, 5.5)
    streak = _node(made, "ShaderNodeTexNoise", Scale=1.2, Detail=3.0, Roughness=0.6)
    links.new(_node(made, "ShaderNodeTexCoord").outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs["Vector"], streak.inputs["Vector"])

    ramp = _node(made, "ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[0].color = light
    ramp.color_ramp.elements[1].position = 0.85
    ramp.color_ramp.elements[1].color = dark
    links.new(streak.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = 0.55


def add_reflection(made, surface, glass):
    """The sky reflected in a pane: a light diagonal on a dark ground, so it reads as glass."""
    links = made.node_tree.links
    split = _node(made, "ShaderNodeSeparateXYZ")
    links.new(_node(made, "ShaderNodeTexCoord").outputs["Generated"], split.inputs["Vector"])
    slant = _math(made, "ADD", _math(made, "MULTIPLY", split.outputs["X"], 0.6), split.outputs["Y"])
    ramp = _node(made, "ShaderNodeValToRGB")
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.1, [c * 0.55 for c in glass[:3]] + [1.0]
    stops[1].position, stops[1].color = 1.3 / 1.6, [min(1, c * 1.12) for c in glass[:3]] + [1.0]
    for position, share in ((0.42, 0.72), (0.46, 1.18), (0.6, 1.18), (0.64, 0.86)):
        stops.new(position).color = [min(1, c * share) for c in glass[:3]] + [1.0]
    links.new(_math(made, "DIVIDE", slant, 1.6), ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], surface.inputs["Base Color"])


def add_lines(made, surface, spacing, depth):
    """Score lines cut into card: a dark hairline every `spacing` meters.

    They follow the height in the scene, so they meet at the corners of a house.
    """
    links = made.node_tree.links
    split = _node(made, "ShaderNodeSeparateXYZ")
    links.new(_node(made, "ShaderNodeNewGeometry").outputs["Position"], split.inputs["Vector"])
    line = _node(made, "ShaderNodeMapRange")
    line.inputs["From Min"].default_value = 0.0
    line.inputs["From Max"].default_value = 0.16
    links.new(_math(made, "FRACT", _math(made, "DIVIDE", split.outputs["Z"], spacing)), line.inputs["Value"])
    mix = _node(made, "ShaderNodeMixRGB")
    base = surface.inputs["Base Color"].default_value[:]
    mix.inputs["Color1"].default_value = [c * (1 - 0.42 * depth) for c in base[:3]] + [1.0]
    mix.inputs["Color2"].default_value = base
    links.new(line.outputs["Result"], mix.inputs["Fac"])
    links.new(mix.outputs["Color"], surface.inputs["Base Color"])
