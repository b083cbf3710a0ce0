import CPickerCairo
import PickerColor
import PickerGeometry
import PickerRendering

/// A cairo context: the drawing target with its matrix, clip and source.
///
/// Errors are sticky: after the first, nothing more is drawn, and ``failure`` returns it.
final class Canvas {
  let context: OpaquePointer
  /// Whether the target is a vector format such as PDF.
  let isVector: Bool
  /// The pixels that a page in a vector format holds until it is finished; nil if they are painted at once.
  let heldPixels: HeldPixels?
  /// The number of elements added to the current path.
  var pathLength = 0

  init(_ surface: Surface, isVector: Bool = false) {
    context = cairo_create(surface.pointer)
    self.isVector = isVector
    heldPixels = isVector ? HeldPixels(atMost: PixelLimits.page) : nil
    cairo_set_miter_limit(context, 10)
  }

  /// Creates a canvas for a context from a callback of cairo that draws a glyph.
  init(sharing context: OpaquePointer) {
    self.context = cairo_reference(context)
    isVector = true
    heldPixels = nil
  }

  deinit { cairo_destroy(context) }

  /// The first error; nil: none so far.
  var failure: RenderingError? { RenderingError(cairo_status(context)) }

  /// The map from points of the drawing to device coordinates.
  var matrix: AffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return AffineTransform(matrix)
    }
    set {
      var matrix = cairo_matrix_t(newValue)
      cairo_set_matrix(context, &matrix)
    }
  }

  /// Calls `body` and then restores matrix, clip and source.
  func saving(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  func save() { cairo_save(context) }
  func restore() { cairo_restore(context) }

  /// The bounding box of the clip, in device coordinates.
  var visibleArea: Rect {
    var edges = (0.0, 0.0, 0.0, 0.0)
    saving {
      cairo_identity_matrix(context)
      cairo_clip_extents(context, &edges.0, &edges.1, &edges.2, &edges.3)
    }
    return Rect(minX: edges.0, minY: edges.1, maxX: edges.2, maxY: edges.3)
  }

  /// Whether any part of a box is inside the clip.
  func shows(_ box: Rect) -> Bool {
    matrix.bounds(of: box).intersection(visibleArea) != nil
  }

  /// Whether all of a box is inside the clip.
  func showsAll(of box: Rect) -> Bool {
    let (box, area) = (matrix.bounds(of: box), visibleArea)
    return area.union(box) == area
  }

  /// Intersects the clip with a box in device coordinates, rounded outwards to whole pixels.
  func clip(toDevice box: Rect) {
    let map = matrix
    let box = (box.intersection(visibleArea) ?? .zero).roundedOut
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(context, box.x, box.y, box.width, box.height)
    cairo_clip(context)
    matrix = map
  }

  func pushGroup() { cairo_push_group(context) }

  /// Ends the group and makes it the source.
  func endGroup() { cairo_pop_group_to_source(context) }

  /// Paints the source over the clip area.
  func paint(_ blend: BlendMode = .normal, opacity: Double = 1) {
    if opacity < 1, blend.needsWholePixels, !isVector {
      beginGroup()
      cairo_paint_with_alpha(context, opacity)
      endGroup()
      return paint(blend)
    }
    setBlend(blend)
    cairo_paint_with_alpha(context, opacity)
    setBlend(.normal)
  }

  /// Forgets all that was drawn on the surface, if nothing is clipped.
  func clear() {
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint_with_alpha(context, 1)
  }

  /// Marks two opposite corners beyond what is visible, so that the box around both covers all of it.
  ///
  /// cairo joins the boxes of all that is drawn on a page. Without this one, *n* boxes that do not touch take O(*n*²).
  func markCorners() {
    saving {
      let area = visibleArea
      cairo_identity_matrix(context)
      cairo_new_path(context)
      cairo_rectangle(context, area.minX - 2, area.minY - 2, 1, 1)
      cairo_rectangle(context, area.maxX + 1, area.maxY + 1, 1, 1)
      cairo_fill(context)
    }
  }

  func setSource(_ pattern: Pattern) { cairo_set_source(context, pattern.pointer) }

  func mask(_ pattern: Pattern) { cairo_mask(context, pattern.pointer) }

  /// Sets the blend mode of everything drawn from here on.
  func setBlend(_ mode: BlendMode) { cairo_set_operator(context, mode.cairo) }
}

extension RenderingError {
  /// Returns nil for success.
  init?(_ status: cairo_status_t) {
    guard status != CAIRO_STATUS_SUCCESS else { return nil }
    self = .failed(String(cString: cairo_status_to_string(status)))
  }
}

extension AffineTransform {
  init(_ matrix: cairo_matrix_t) {
    self.init(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Transforms a vector, that is without the translation.
  func apply(toVector vector: Point) -> Point {
    apply(to: vector) - apply(to: .zero)
  }
}

extension cairo_matrix_t {
  init(_ map: AffineTransform) {
    self.init(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
  }
}

extension BlendMode {
  /// Whether the mode must be applied to a complete group. pixman's non-separable modes give wrong pixels if the
  /// source is drawn through a mask, which includes opacity and antialiased edges of shapes and clips.
  var needsWholePixels: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }

  /// The operator of cairo.
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
