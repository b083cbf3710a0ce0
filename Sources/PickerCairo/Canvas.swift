import CPickerCairo
import PickerColor
import PickerGeometry
import PickerRendering

/// A cairo context: where drawing goes on, and with which matrix, clip and source.
///
/// Errors stay: after the first nothing is drawn any more, and ``failure`` tells it.
final class Canvas {
  let context: OpaquePointer
  /// Whether it keeps lines and curves, as a PDF does, and not pixels.
  let isVector: Bool
  /// How many elements the path has had added.
  var pathLength = 0

  init(_ surface: Surface, isVector: Bool = false) {
    context = cairo_create(surface.pointer)
    self.isVector = isVector
    cairo_set_miter_limit(context, 10)
  }

  /// Draws where cairo asks for lines and curves of ours.
  init(sharing context: OpaquePointer) {
    self.context = cairo_reference(context)
    isVector = true
  }

  deinit { cairo_destroy(context) }

  /// What went wrong; nil: nothing did.
  var failure: RenderingError? { RenderingError(cairo_status(context)) }

  /// How points of the drawing become those of the device.
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

  /// Draws with another matrix, clip or source, and then goes back to those from before.
  func saving(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  func save() { cairo_save(context) }
  func restore() { cairo_restore(context) }

  /// What is not clipped away, in points of the device.
  var visibleArea: Rect {
    var edges = (0.0, 0.0, 0.0, 0.0)
    saving {
      cairo_identity_matrix(context)
      cairo_clip_extents(context, &edges.0, &edges.1, &edges.2, &edges.3)
    }
    return Rect(minX: edges.0, minY: edges.1, maxX: edges.2, maxY: edges.3)
  }

  /// Whether any of a box is seen.
  func shows(_ box: Rect) -> Bool {
    matrix.bounds(of: box).intersection(visibleArea) != nil
  }

  /// Draws only inside a box of the device's, rounded up to whole points of it.
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

  /// The group is the source from here on.
  func endGroup() { cairo_pop_group_to_source(context) }

  /// Lays the source over all that is not clipped away.
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

  func setSource(_ pattern: Pattern) { cairo_set_source(context, pattern.pointer) }

  func mask(_ pattern: Pattern) { cairo_mask(context, pattern.pointer) }

  /// How what is drawn from here on meets what is there.
  func setBlend(_ mode: BlendMode) { cairo_set_operator(context, mode.cairo) }
}

extension RenderingError {
  /// Nil where all went well.
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

  /// How far a distance goes that has no place: the map without its move.
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
  /// Whether pixels come out wrong where the source is drawn through a mask, be it an opacity or the
  /// edge of a shape or of a clip: so it is with pixman's modes that take all three components at once.
  var needsWholePixels: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }

  /// What cairo calls it.
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
