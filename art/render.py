"""Renders scenes into masters.

    nice -n 15 blender -b -P art/render.py -- home-hero not-found   some scenes
    nice -n 15 blender -b -P art/render.py -- all                   every scene
    nice -n 15 blender -b -P art/render.py -- --quick home-hero     a quick look, into art/quick-looks/
    … -- --samples 40 --width 1440 all                              masters with more samples
"""
import argparse
import importlib
import sys
import tempfile
import time
from pathlib import Path

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))

from finish import finish  # noqa: E402  (found through the path set above)
from model import camera, light, materials  # noqa: E402
from model.board import TABLE, base_parts  # noqa: E402

WIDTH, SAMPLES = 1440, 16
QUICK_WIDTH, QUICK_SAMPLES = 500, 12
# A master is rendered at twice its size and averaged: its edges have no steps, and few samples are enough.
FINER = 2
THREADS = 2
PASSES = {"image": "Image", "normal": "Normal", "albedo": "DiffCol"}
SHADOW_SAMPLES, SHADOW_PERCENTAGE = 16, 12  # of the size; enough, because it is blurred


def names():
    files = sorted((ART / "scenes").glob("*.py"))
    return [f.stem.replace("_", "-") for f in files if f.stem != "__init__"]


def render(name, quick, width, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials._made.clear()
    module = importlib.import_module(f"scenes.{name.replace('-', '_')}")
    module.build()
    ratio = camera.set_camera(TABLE, **getattr(module, "VIEW", {}))
    table = light.set_light(TABLE)
    # It reflects light at the model, but isn't seen.
    table.visible_camera = False

    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    finer = 1 if quick else FINER
    scene.render.resolution_x = width * finer
    scene.render.resolution_y = round(width / ratio) * finer
    scene.render.film_transparent = True
    scene.render.threads_mode = "FIXED"
    scene.render.threads = THREADS
    scene.view_settings.view_transform = "Standard"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.03
    scene.cycles.adaptive_min_samples = 12
    scene.cycles.use_denoising = False
    # Light that bounced once is estimated from how open a place is: a little darker than traced light, with less noise.
    scene.cycles.use_fast_gi = True
    scene.cycles.fast_gi_method = "REPLACE"
    scene.cycles.ao_bounces_render = 1
    scene.world.light_settings.ao_factor = 1.35
    scene.world.light_settings.distance = 12
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 3
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False

    for spot, place in getattr(module, "SPOTS", {}).items():
        seen = world_to_camera_view(scene, scene.camera, Vector(place))
        print(f"{name}: {spot} is at {100 * seen.x:.1f}% of the width and {100 * (1 - seen.y):.1f}% of the height.")

    folder = ART / ("quick-looks" if quick else "masters")
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as raw:
        passes = keep_passes(scene, Path(raw))
        started = time.time()
        bpy.ops.render.render()
        passes["shadow"] = render_shadow(scene, table, Path(raw))
        rendered = time.time()
        finish(passes, folder / f"{name}.{'png' if quick else 'webp'}", samples, finer)
    print(f"{name}: {rendered - started:.0f} s, finished in {time.time() - rendered:.0f} s", flush=True)


def keep_passes(scene, folder):
    """Writes the render's image, normals and colors to files; returns their paths by name."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = True
    layer.use_pass_diffuse_color = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new("CompositorNodeRLayers")
    output = nodes.new("CompositorNodeOutputFile")
    output.base_path = str(folder)
    output.format.file_format = "OPEN_EXR"
    output.format.color_mode = "RGBA"
    output.format.color_depth = "32"
    output.file_slots.clear()
    for key, socket in PASSES.items():
        output.file_slots.new(key)
        links.new(source.outputs[socket], output.inputs[key])
    frame = scene.frame_current
    return {key: folder / f"{key}{frame:04d}.exr" for key in PASSES}


def render_shadow(scene, table, folder):
    """Renders the shadow of the base alone, since shadows of trees on the table look like smudges; returns the file."""
    base = base_parts()
    for part in scene.objects:
        part.hide_render = part.type == "MESH" and part not in base and part != table
    for part in base:
        # Unseen, so that the shadow continues under the base and can be blurred across its edge.
        part.visible_camera = False
    table.visible_camera = True
    table.is_shadow_catcher = True
    scene.use_nodes = False
    scene.cycles.samples = SHADOW_SAMPLES
    scene.render.resolution_percentage = SHADOW_PERCENTAGE
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.filepath = str(folder / "shadow.exr")
    bpy.ops.render.render(write_still=True)
    return folder / "shadow.exr"


def main():
    after = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="blender -b -P art/render.py --")
    parser.add_argument("scenes", nargs="+", metavar="scene", help=f"all, or some of: {', '.join(names())}")
    parser.add_argument("--quick", action="store_true", help="a quick look, into art/quick-looks/")
    parser.add_argument("--samples", type=int)
    parser.add_argument("--width", type=int)
    wanted = parser.parse_args(after)
    scenes = names() if wanted.scenes == ["all"] else wanted.scenes
    unknown = set(scenes) - set(names())
    if unknown:
        parser.error(f"there is no scene {', '.join(sorted(unknown))}; there are {', '.join(names())}.")
    width = wanted.width or (QUICK_WIDTH if wanted.quick else WIDTH)
    samples = wanted.samples or (QUICK_SAMPLES if wanted.quick else SAMPLES)
    for name in scenes:
        render(name, wanted.quick, width, samples)


main()
