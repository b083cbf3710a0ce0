import PickerColor
import PickerGeometry
import PickerTree

/// The contents of `<defs>`, each once: gradients, clips, masks, shadows.
///
/// Ids consist of a kind and a number, assigned in drawing order: `fill0`, `fill1`, `clip0`.
struct SVGDefinitions {
  /// The beginning of all ids.
  let mark: String
  private var ids: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private(set) var text = ""

  init(mark: String) {
    self.mark = mark
  }

  /// Returns the id of an element, and defines it on first use.
  ///
  /// - Parameter body: The content between the tags; empty for an empty element.
  mutating func id(
    _ kind: String, _ tag: String, _ attributes: String, _ body: String = ""
  ) -> String {
    let key = "\(tag) \(attributes)>\(body)"
    if let known = ids[key] { return known }
    let id = "\(mark)\(kind)\(counts[kind, default: 0])"
    counts[kind, default: 0] += 1
    ids[key] = id
    text += "<\(tag) id=\"\(id)\"\(attributes.isEmpty ? "" : " \(attributes)")"
    text += body.isEmpty ? "/>\n" : ">\n\(body)</\(tag)>\n"
    return id
  }
}

extension SVGDrawing {
  /// Returns a reference to a clip path of a shape.
  mutating func clip(_ shape: DisplayShape) -> String {
    let id = definitions.id("clip", "clipPath", "", shape.svgElement(shape.svgClipRule))
    return "url(#\(id))"
  }

  /// Returns a reference to a luminance mask: white in `content` is visible, black is not.
  mutating func mask(_ content: String, _ area: Rect) -> String {
    let id = definitions.id(
      "mask", "mask", "maskUnits=\"userSpaceOnUse\"\(area.svgAttributes)", content)
    return "url(#\(id))"
  }

  /// Returns a reference to a filter that draws a shadow beneath a shape.
  ///
  /// The filter region is in percent of the shape, so that boxes of many sizes share one filter.
  mutating func shadow(_ shadow: Shadow, of shape: DisplayShape) -> String {
    let reach =
      shadow.radius * 1.5 + max(shadow.offset.x.magnitude, shadow.offset.y.magnitude)
    let side = max(1, min(shape.bounds.width, shape.bounds.height))
    var percent = 50
    while Double(percent) < reach / side * 100, percent < 1_000_000 { percent *= 2 }
    let region =
      "x=\"-\(percent)%\" y=\"-\(percent)%\" width=\"\(percent * 2 + 100)%\" height=\"\(percent * 2 + 100)%\""
    let id = definitions.id(
      "shadow", "filter", "\(region) color-interpolation-filters=\"sRGB\"", shadow.svgSteps)
    return "url(#\(id))"
  }
}

extension Shadow {
  /// The filter primitives of the shadow: blurs, moves and colours a copy beneath the shape. Separate
  /// primitives, because some SVG viewers do not support `feDropShadow`.
  fileprivate var svgSteps: String {
    let flood = SVGServer(color).attributes("flood-color", opacity: "flood-opacity")
    return """
      <feGaussianBlur in="SourceAlpha" stdDeviation="\((radius / 2).svg)"/>
      <feOffset dx="\(offset.x.svg)" dy="\(offset.y.svg)" result="copy"/>
      <feFlood \(flood)/>
      <feComposite in2="copy" operator="in"/>
      <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>

      """
  }
}

/// A paint server: a colour, or a reference to a definition, that an attribute can name.
struct SVGServer {
  let reference: String
  let opacity: Double
  /// The colour in the dark scheme; nil if it is the same there.
  private let dark: Color?

  init(_ color: Color) {
    self.init(reference: color.withAlpha(1).hex, opacity: color.alpha, dark: color.dark)
  }

  init(id: String, opacity: Double) {
    self.init(reference: "url(#\(id))", opacity: opacity, dark: nil)
  }

  /// Returns the paint server with its opacity multiplied by `opacity`.
  func fading(to opacity: Double) -> SVGServer {
    SVGServer(
      reference: reference, opacity: self.opacity * opacity,
      dark: dark.map { $0.withAlpha($0.alpha * opacity) })
  }

  private init(reference: String, opacity: Double, dark: Color?) {
    self.reference = reference
    self.opacity = opacity
    self.dark = dark
  }

  /// `fill="#007AFF" fill-opacity="0.5"`
  func attributes(_ name: String) -> String {
    attributes(name, opacity: "\(name)-opacity")
  }

  func attributes(_ name: String, opacity key: String) -> String {
    let solid = "\(name)=\"\(reference)\"" + (dark.map { SVGSchemes.mark(name, $0) } ?? "")
    return opacity < 1 ? "\(solid) \(key)=\"\(opacity.decimalText(4))\"" : solid
  }
}
