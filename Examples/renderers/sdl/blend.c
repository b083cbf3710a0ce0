/* Blend modes: Compositing and Blending Level 1, sections 9 and 10. */
#include "layer.h"

static double hard_light(double b, double s) {
  return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1);
}

static double soft_light(double b, double s) {
  double d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : sqrt(b);
  return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b);
}

/* One component of the colour below and of the one above. */
static double mixed(double b, double s, int32_t blend) {
  switch (blend) {
    case PL_BLEND_MULTIPLY: return b * s;
    case PL_BLEND_SCREEN: return b + s - b * s;
    case PL_BLEND_OVERLAY: return hard_light(s, b);
    case PL_BLEND_DARKEN: return fmin(b, s);
    case PL_BLEND_LIGHTEN: return fmax(b, s);
    case PL_BLEND_COLOR_DODGE: return b <= 0 ? 0 : s >= 1 ? 1 : fmin(1, b / (1 - s));
    case PL_BLEND_COLOR_BURN: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - fmin(1, (1 - b) / s);
    case PL_BLEND_HARD_LIGHT: return hard_light(b, s);
    case PL_BLEND_SOFT_LIGHT: return soft_light(b, s);
    case PL_BLEND_DIFFERENCE: return fabs(b - s);
    case PL_BLEND_EXCLUSION: return b + s - 2 * b * s;
    default: return s;
  }
}

static double luminosity(pl_color c) { return 0.3 * c.red + 0.59 * c.green + 0.11 * c.blue; }
static double highest(pl_color c) { return fmax(c.red, fmax(c.green, c.blue)); }
static double lowest(pl_color c) { return fmin(c.red, fmin(c.green, c.blue)); }

/* Moves the components from a middle: by a factor, and to a new middle. */
static pl_color moved(pl_color c, double middle, double factor, double to) {
  return (pl_color){
      to + (c.red - middle) * factor, to + (c.green - middle) * factor,
      to + (c.blue - middle) * factor, c.alpha};
}

static pl_color with_luminosity(pl_color c, double target) {
  c = moved(c, luminosity(c), 1, target);
  double low = lowest(c), high = highest(c);
  if (low < 0) c = moved(c, target, target / (target - low), target);
  if (high > 1) c = moved(c, target, (1 - target) / (high - target), target);
  return c;
}

static pl_color with_saturation(pl_color c, double saturation) {
  double range = highest(c) - lowest(c);
  return moved(c, lowest(c), range > 0 ? saturation / range : 0, 0);
}

/* What is seen where both colours are opaque. */
static pl_color mixed_color(pl_color b, pl_color s, int32_t blend) {
  switch (blend) {
    case PL_BLEND_HUE:
      return with_luminosity(with_saturation(s, highest(b) - lowest(b)), luminosity(b));
    case PL_BLEND_SATURATION:
      return with_luminosity(with_saturation(b, highest(s) - lowest(s)), luminosity(b));
    case PL_BLEND_COLOR: return with_luminosity(s, luminosity(b));
    case PL_BLEND_LUMINOSITY: return with_luminosity(b, luminosity(s));
    default:
      return (pl_color){
          mixed(b.red, s.red, blend), mixed(b.green, s.green, blend),
          mixed(b.blue, s.blue, blend), s.alpha};
  }
}

/* Adds two colours by their weights; the result has an alpha. */
static pl_color sum(pl_color a, double weight_a, pl_color b, double weight_b, double alpha) {
  if (!(alpha > 0)) return (pl_color){0, 0, 0, 0};
  return (pl_color){
      fmin(1, (a.red * weight_a + b.red * weight_b) / alpha),
      fmin(1, (a.green * weight_a + b.green * weight_b) / alpha),
      fmin(1, (a.blue * weight_a + b.blue * weight_b) / alpha), alpha};
}

pl_color blended(pl_color below, pl_color above, int32_t blend) {
  double b = below.alpha, s = above.alpha;
  if (blend == PL_BLEND_PLUS_LIGHTER) return sum(below, b, above, s, fmin(1, b + s));
  pl_color both = mixed_color(below, above, blend);
  pl_color seen = sum(above, 1 - b, both, b, 1);
  return sum(below, b * (1 - s), seen, s, b + s - b * s);
}
