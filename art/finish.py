"""Turns a Cycles render into a master: removes the grain, adds a soft warm shadow, saves the file.

Debian's Blender has no denoiser, and grain costs bytes in AVIF. This smooths the light
along surfaces but not across edges, which it finds in the normals and colors of the same
render (an edge-avoiding "à trous" wavelet).
"""
import bpy
import numpy as np

# On warm paper, a neutral black shadow would look dirty.
SHADOW = np.array([0.075, 0.052, 0.032])
# How dark the shadow is, as a fraction of what Cycles computes.
STRENGTH = 0.45
# Radius (standard deviation) of its blur, as a fraction of the width.
BLUR = 0.012


def finish(passes, path, samples, finer=1, quality=92):
    """Writes the master, `finer` times smaller than the render. `passes` holds the render's image, normals, colors and shadow, by name."""
    # Noise falls with the square root of the samples, and so does the smoothing.
    strength = min(2.4, max(1.0, (120 / samples) ** 0.5))
    color, normal, albedo = (_pixels(passes[key]) for key in ("image", "normal", "albedo"))
    # An edge pixel is only in part model.
    share = np.clip(color[..., 3:], 0, 1)
    normal = normal[..., :3] / np.maximum(share, 0.05)
    model = (share > 0.04).astype(np.float32)
    base = np.where(albedo[..., :3] > 0.008 * share, albedo[..., :3], share) + 1e-4

    light = np.where(model > 0, color[..., :3] / base, 0).astype(np.float32)
    features = np.concatenate([normal * 2.5 * model, model * 4], axis=-1).astype(np.float32)
    light = _without_specks(light)
    for step, tolerance in ((1, 0.16), (2, 0.10), (4, 0.06)):
        level = tolerance * strength * (0.25 + light.mean(axis=-1, keepdims=True))
        light = _smooth(light, features, step, level)

    pixels = _averaged(np.concatenate([light * base * model, share], axis=-1), finer)
    rgb, share = pixels[..., :3], pixels[..., 3:]
    shadow = STRENGTH * _blurred(np.clip(_pixels(passes["shadow"], share.shape)[..., 3:], 0, 1))
    # The faintest shadow costs bytes that nobody sees.
    haze = np.clip((shadow - 0.008) / 0.04, 0, 1)
    shadow *= (1 - share) * haze * haze * (3 - 2 * haze)
    _save(np.concatenate([rgb + SHADOW * shadow, np.clip(share + shadow, 0, 1)], axis=-1), path, quality)


def _without_specks(light):
    """No pixel is lighter or darker than all around it: the smoothing would take one in a corner for an edge."""
    around = [_shifted(light, (dy, dx)) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]
    return np.clip(light, np.minimum.reduce(around), np.maximum.reduce(around))


def _smooth(light, features, step, level):
    """One pass of a 3 by 3 kernel with taps `step` pixels apart."""
    total = light.copy() * 4
    weights = np.full(light.shape[:2] + (1,), 4, np.float32)
    for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)):
        kernel = 2.0 if dy * dx == 0 else 1.0
        for sign in (1, -1):
            shift = (sign * dy * step, sign * dx * step)
            there = _shifted(light, shift)
            apart = _largest(np.abs(there - light))
            bent = _largest(np.abs(_shifted(features, shift) - features))
            weight = kernel * np.exp(-((apart / level) ** 2) - (bent / 0.35) ** 2)
            total += there * weight
            weights += weight
    return total / weights


def _largest(array):
    """The largest channel of each pixel; channel by channel, because numpy is slow along a short axis."""
    return np.maximum.reduce([array[..., i : i + 1] for i in range(array.shape[-1])])


def _shifted(array, shift):
    """The array shifted by whole pixels, with its border repeated."""
    dy, dx = shift
    height, width = array.shape[:2]
    padded = np.pad(array, [(max(-dy, 0), max(dy, 0)), (max(-dx, 0), max(dx, 0)), (0, 0)], "edge")
    return padded[max(dy, 0) :, max(dx, 0) :][:height, :width]


def _averaged(array, times):
    """The array `times` smaller, each pixel the mean of those it replaces."""
    height, width, channels = array.shape
    return array.reshape(height // times, times, width // times, times, channels).mean(axis=(1, 3))


def _blurred(array):
    """The array under a Gaussian blur; nothing is beyond its border."""
    radius = BLUR * array.shape[1]
    reach = round(3 * radius)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / radius) ** 2).astype(np.float32)
    weights /= weights.sum()
    for axis in (0, 1):
        padding = [(reach, reach) if a == axis else (0, 0) for a in range(3)]
        padded = np.moveaxis(np.pad(array, padding), axis, 0)
        length = array.shape[axis]
        array = np.moveaxis(sum(w * padded[i : i + length] for i, w in enumerate(weights)), 0, axis)
    return array


def _pixels(file, shape=None):
    """The pixels of an image, scaled to the shape of another."""
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = "Non-Color"
    if shape:
        image.scale(shape[1], shape[0])
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
