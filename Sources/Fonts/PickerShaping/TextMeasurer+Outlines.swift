import CPickerHarfBuzz
import PickerGeometry
import PickerText

extension TextMeasurer: GlyphOutlining {
  /// Returns the outline of a glyph at one point per em, with the origin on the baseline and y down; nil if the face
  /// is not in the library or the glyph has no outline.
  ///
  /// An emoji for which only the bundled face has a glyph, and no face a picture, has the outline of a box with
  /// rounded corners.
  public func outline(of glyph: UInt32, in face: FontFace) -> Path? {
    guard let typeface = library.typeface(of: face) else { return nil }
    let instance = library.faces.instance(of: typeface, at: typeface.position(of: face))
    guard typeface.measuresOnly else { return instance.outline(of: glyph) }
    return library.picture(of: glyph, in: instance) == nil ? instance.emojiMark(for: glyph) : nil
  }

  /// Whether the face is in this measurer's library.
  public func knows(_ face: FontFace) -> Bool { library.typeface(of: face) != nil }
}

extension FontLibrary {
  /// The picture for a glyph of the bundled emoji face.
  func picture(of glyph: UInt32, in instance: FontInstance) -> EmojiPicture? {
    emoji.picture(of: glyph, advance: instance.advance(of: glyph), from: faces)
  }
}

extension FontInstance {
  /// The outline of a glyph at one point per em, y down; nil if there is nothing to draw.
  func outline(of glyph: UInt32) -> Path? {
    let pen = OutlinePen()
    hb_font_get_glyph_shape(
      harfbuzz, glyph, OutlinePen.functions.pointer, Unmanaged.passUnretained(pen).toOpaque())
    let path = withExtendedLifetime(pen) { pen.elements.isEmpty ? nil : Path(pen.elements) }
    let scale = FontInstance.unitsPerEm / (unitsPerEm * sizeFactor)
    let drawn =
      scale == 1
      ? path : path?.applying(AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    return face.boldness == 0 ? drawn : drawn?.emboldened(by: face.boldness)
  }
}

extension FontInstance {
  /// The advance of a glyph in em.
  fileprivate func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(harfbuzz, glyph)) / (unitsPerEm * sizeFactor)
  }

  /// The drawing that replaces an emoji without a picture; nil for a blank glyph.
  func emojiMark(for glyph: UInt32) -> Path? {
    let advance = advance(of: glyph)
    guard advance > 0.5, !EmojiSequences.shared.isBlank(glyph) else { return nil }
    let box = Rect(x: 0.12, y: -0.82, width: advance - 0.24, height: 0.94)
    let outside = Path(roundedRect: box, radii: CornerRadii(0.2))
    let inside = Path(roundedRect: box.outset(by: -0.07), radii: CornerRadii(0.13))
    return Path(outside.elements + inside.reversed.elements)
  }
}

/// Collects the path elements that HarfBuzz draws.
private final class OutlinePen {
  var elements: [Path.Element] = []

  /// The draw callbacks for HarfBuzz.
  static let functions: ImmutablePointer<OpaquePointer> = {
    let functions: OpaquePointer = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, pen, _, x, y, _ in add(.move(point(x, y)), to: pen) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, pen, _, x, y, _ in add(.line(point(x, y)), to: pen) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, pen, _, cx, cy, x, y, _ in
        add(.quad(control: point(cx, cy), to: point(x, y)), to: pen)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, ax, ay, bx, by, x, y, _ in
        let (a, b) = (point(ax, ay), point(bx, by))
        add(.cubic(control1: a, control2: b, to: point(x, y)), to: pen)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in add(.close, to: pen) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return ImmutablePointer(functions)
  }()

  static func point(_ x: Float, _ y: Float) -> Point {
    Point(x: Double(x) / FontInstance.unitsPerEm, y: -Double(y) / FontInstance.unitsPerEm + 0)
  }

  /// Appends an element to the pen behind the opaque pointer that HarfBuzz passes through C.
  static func add(_ element: Path.Element, to data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    Unmanaged<OutlinePen>.fromOpaque(data).takeUnretainedValue().elements.append(element)
  }
}
