import PickerColor
import PickerGeometry
import PickerTree

/// What a drawing refers to, each once: gradients, clips, masks, shadows.
///
/// Ids are a kind and a number, given in the order of the drawing: `fill0`, `fill1`, `clip0`.
struct SVGDefinitions {
  private var ids: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private(set) var text = ""

  /// The id of an element with that content, defined anew where it is the first.
  ///
  /// - Parameter body: Everything between the tags; empty for an element without content.
  mutating func id(
    _ kind: String, _ tag: String, _ attributes: String, _ body: String = ""
  ) -> String {
    let key = "\(tag) \(attributes)>\(body)"
    if let known = ids[key] { return known }
    let id = "\(kind)\(counts[kind, default: 0])"
    counts[kind, default: 0] += 1
    ids[key] = id
    text += "<\(tag) id=\"\(id)\"\(attributes.isEmpty ? "" : " \(attributes)")"
    text += body.isEmpty ? "/>\n" : ">\n\(body)</\(tag)>\n"
    return id
  }
}

extension SVGDrawing {
  /// A reference to the inside of a shape as a clip.
  mutating func clip(_ shape: SVGShape) -> String {
    let id = definitions.id("clip", "clipPath", "", shape.element(shape.clipRule))
    return "url(#\(id))"
  }

  /// A reference to a mask: what is white in `content` is seen, what is black is not.
  mutating func mask(_ content: String, _ area: Rect) -> String {
    let id = definitions.id(
      "mask", "mask", "maskUnits=\"userSpaceOnUse\"\(area.svgAttributes)", content)
    return "url(#\(id))"
  }

  /// A reference to what draws a shadow beneath a shape.
  ///
  /// The region is counted in shares of the shape, so that boxes of many sizes share one shadow.
  mutating func shadow(_ shadow: Shadow, of shape: SVGShape) -> String {
    let reach =
      shadow.radius * 1.5 + max(shadow.offset.x.magnitude, shadow.offset.y.magnitude)
    let side = max(1, min(shape.bounds.width, shape.bounds.height))
    var share = 50
    while Double(share) < reach / side * 100, share < 1_000_000 { share *= 2 }
    let region =
      "x=\"-\(share)%\" y=\"-\(share)%\" width=\"\(share * 2 + 100)%\" height=\"\(share * 2 + 100)%\""
    let id = definitions.id(
      "shadow", "filter", "\(region) color-interpolation-filters=\"sRGB\"", shadow.svgSteps)
    return "url(#\(id))"
  }
}

extension Shadow {
  /// The copy, blurred, moved and coloured, beneath the shape; one step by one, since some readers do
  /// not know the step that does all of it.
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

/// What an element can be filled with by an attribute: a colour, or something defined.
struct SVGServer {
  let reference: String
  let opacity: Double

  init(_ color: Color) {
    reference = color.withAlpha(1).hex
    opacity = color.alpha
  }

  init(id: String, opacity: Double) {
    reference = "url(#\(id))"
    self.opacity = opacity
  }

  /// The same, less opaque.
  func fading(to opacity: Double) -> SVGServer {
    SVGServer(reference: reference, opacity: self.opacity * opacity)
  }

  private init(reference: String, opacity: Double) {
    self.reference = reference
    self.opacity = opacity
  }

  /// `fill="#007AFF" fill-opacity="0.5"`
  func attributes(_ name: String) -> String {
    attributes(name, opacity: "\(name)-opacity")
  }

  func attributes(_ name: String, opacity key: String) -> String {
    let solid = "\(name)=\"\(reference)\""
    return opacity < 1 ? "\(solid) \(key)=\"\(opacity.decimalText(4))\"" : solid
  }
}
