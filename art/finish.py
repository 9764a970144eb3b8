"""From what Cycles renders to a master: takes out the grain, warms the shadow, saves.

Debian's Blender has no denoiser, and grain costs bytes in AVIF. So the light is
smoothed here, along surfaces but never across their edges: normals and colours
from the same render say where an edge is (an edge-avoiding wavelet, "à trous").
"""
import bpy
import numpy as np

# Shadows fall on warm paper: a neutral black would look dirty on it.
SHADOW = np.array([0.075, 0.052, 0.032])
FADE = 0.06  # share of the width over which a shadow ends before the picture does


def finish(passes, path, samples, quality=92):
    """`passes` are the files of the picture, its normals and its colours."""
    # Grain shrinks with the root of the samples, and so may what is taken for grain.
    strength = min(2.4, max(1.0, (120 / samples) ** 0.5))
    colour, normal, albedo = (_pixels(passes[key]) for key in ("image", "normal", "albedo"))
    rgb, alpha = colour[..., :3], colour[..., 3:]
    normal, albedo = normal[..., :3], albedo[..., :3]

    subject = (rgb.max(axis=-1, keepdims=True) > 1e-3).astype(np.float32)
    base = np.where(albedo > 0.02, albedo, 1.0) * subject + (1 - subject)
    light = np.concatenate([rgb / base, alpha], axis=-1).astype(np.float32)
    metal = (albedo.max(axis=-1, keepdims=True) < 0.02).astype(np.float32)
    features = np.concatenate([normal * 2.5, subject * 4, metal * 3], axis=-1).astype(np.float32)
    for step, tolerance in ((1, 0.16), (2, 0.10), (4, 0.06)):
        light = _smooth(light, features, step, tolerance * strength)
    rgb, alpha = light[..., :3] * base, np.clip(light[..., 3:], 0, 1)

    # The faintest haze would end at the frame and cost bytes without being seen.
    haze = np.clip((alpha - 0.015) / 0.06, 0, 1)
    soft = alpha * haze * haze * (3 - 2 * haze)
    alpha = np.where(subject > 0, alpha, soft * _fade(alpha.shape))
    rgb = np.where(subject > 0, rgb, SHADOW * alpha)
    _save(np.concatenate([rgb, alpha], axis=-1), path, quality)


def _smooth(light, features, step, tolerance):
    """One pass of a 3 by 3 kernel whose taps stand `step` pixels apart."""
    total = light.copy() * 4
    weights = np.full(light.shape[:2] + (1,), 4, np.float32)
    for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)):
        kernel = 2.0 if dy * dx == 0 else 1.0
        for sign in (1, -1):
            shift = (sign * dy * step, sign * dx * step)
            there = _shifted(light, shift)
            apart = np.abs(there - light).max(axis=-1, keepdims=True)
            level = tolerance * (0.25 + light[..., :3].mean(axis=-1, keepdims=True))
            bent = np.abs(_shifted(features, shift) - features).max(axis=-1, keepdims=True)
            weight = kernel * np.exp(-((apart / level) ** 2) - (bent / 0.35) ** 2)
            total += there * weight
            weights += weight
    return total / weights


def _shifted(array, shift):
    """The array moved by whole pixels, its border repeated."""
    dy, dx = shift
    height, width = array.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return array[rows][:, columns]


def _fade(shape):
    height, width = shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    near = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y)) / (FADE * width)
    t = np.clip(near, 0, 1)[..., None]
    return t * t * (3 - 2 * t)


def _pixels(file):
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, image.channels)
    bpy.data.images.remove(image)
    return pixels


def _save(pixels, path, quality):
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("master", width, height, alpha=True, float_buffer=True)
    image.alpha_mode = "PREMUL"
    image.pixels.foreach_set(np.ascontiguousarray(pixels, np.float32).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format = path.suffix[1:].upper()
    settings.color_mode = "RGBA"
    settings.color_depth = "8"
    settings.quality = quality
    image.save_render(str(path))
    bpy.data.images.remove(image)
