"""Blend modes of Compositing and Blending Level 1; colours are 0 to 1, not multiplied by alpha."""

import numpy as np
from pickerlayout.constants import BlendMode


def _soft_light(below: np.ndarray, above: np.ndarray) -> np.ndarray:
    curve = np.where(below <= 0.25, ((16 * below - 12) * below + 4) * below, np.sqrt(below))
    darker = below - (1 - 2 * above) * below * (1 - below)
    return np.where(above <= 0.5, darker, below + (2 * above - 1) * (curve - below))


def _hard_light(below: np.ndarray, above: np.ndarray) -> np.ndarray:
    screened = 1 - 2 * (1 - below) * (1 - above)
    return np.where(above <= 0.5, 2 * below * above, screened)


def _dodge(below: np.ndarray, above: np.ndarray) -> np.ndarray:
    return np.where(below == 0, 0, np.minimum(1, below / np.maximum(1 - above, 1e-9)))


def _luminosity(color: np.ndarray) -> np.ndarray:
    return color @ np.array([[0.3], [0.59], [0.11]])


def _saturation(color: np.ndarray) -> np.ndarray:
    return np.ptp(color, axis=-1, keepdims=True)


def _with_luminosity(color: np.ndarray, of: np.ndarray) -> np.ndarray:
    """A colour with the luminosity of another, nearer to grey where it would leave 0 to 1."""
    light = _luminosity(of)
    color = color + light - _luminosity(color)
    low, high = color.min(-1, keepdims=True), color.max(-1, keepdims=True)
    least = light / np.maximum(light - low, 1e-9)
    most = (1 - light) / np.maximum(high - light, 1e-9)
    reach = np.minimum(np.where(low < 0, least, 1), np.where(high > 1, most, 1))
    return light + (color - light) * reach


def _with_saturation(color: np.ndarray, of: np.ndarray) -> np.ndarray:
    shares = (color - color.min(-1, keepdims=True)) / np.maximum(_saturation(color), 1e-9)
    return shares * _saturation(of)


#: What becomes of two opaque colours.
MODES = {
    BlendMode.MULTIPLY: lambda below, above: below * above,
    BlendMode.SCREEN: lambda below, above: below + above - below * above,
    BlendMode.OVERLAY: lambda below, above: _hard_light(above, below),
    BlendMode.DARKEN: np.minimum,
    BlendMode.LIGHTEN: np.maximum,
    BlendMode.COLOR_DODGE: _dodge,
    BlendMode.COLOR_BURN: lambda below, above: 1 - _dodge(1 - below, 1 - above),
    BlendMode.HARD_LIGHT: _hard_light,
    BlendMode.SOFT_LIGHT: _soft_light,
    BlendMode.DIFFERENCE: lambda below, above: np.abs(below - above),
    BlendMode.EXCLUSION: lambda below, above: below + above - 2 * below * above,
    BlendMode.HUE: lambda below, above: _with_luminosity(_with_saturation(above, below), below),
    BlendMode.SATURATION: lambda below, above: _with_luminosity(
        _with_saturation(below, above), below
    ),
    BlendMode.COLOR: lambda below, above: _with_luminosity(above, below),
    BlendMode.LUMINOSITY: _with_luminosity,
}


def blended(below: np.ndarray, above: np.ndarray, mode: int) -> np.ndarray:
    """Colours with alpha, (…, 4), over others."""
    behind, alpha = below[..., 3:], above[..., 3:]
    color = above[..., :3]
    if mode in MODES:
        color = (1 - behind) * color + behind * MODES[BlendMode(mode)](below[..., :3], color)
    share = 1 if mode == BlendMode.PLUS_LIGHTER else 1 - alpha
    total = np.minimum(1, alpha + behind * share)
    light = np.minimum(total, color * alpha + below[..., :3] * behind * share)
    return np.concatenate([light / np.maximum(total, 1e-9), total], axis=-1)
