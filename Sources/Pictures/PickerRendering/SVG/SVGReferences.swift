import PickerGeometry

/// Elements that show something that is defined elsewhere: a definition by its id, or an image by its address.
///
/// References are written as `xlink:href`, which SVG 2 deprecates but requires viewers to read: Inkscape before version 1.3 and
/// Skia read no other.
extension SVGElement {
  private static let reference = "xlink:href"

  /// Creates an element that shows the definition with an id.
  static func use(_ id: String, _ attributes: SVGAttributes) -> SVGElement {
    SVGElement("use", [reference: .link(id)] + attributes)
  }

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - href: The address, escaped for an attribute.
  ///   - frame: The attributes of its frame, and those before them.
  ///   - ratio: How it is fitted into the frame, as in `preserveAspectRatio`; `none` stretches it.
  ///   - text: The content of the element.
  static func image(
    _ href: String, _ frame: SVGAttributes, ratio: String = "none", text: String? = nil
  ) -> SVGElement {
    let source: SVGAttributes = ["preserveAspectRatio": .text(ratio), reference: .text(href)]
    return SVGElement("image", frame + source, text: text)
  }

  /// The declaration of the namespace of references, with a leading space; empty if none of the texts contains any.
  static func namespace(ofReferencesIn texts: String...) -> String {
    guard texts.contains(where: { $0.hasReference }) else { return "" }
    return " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
  }

  /// The beginning of a reference. Quotes in texts are entities, so that texts do not contain it.
  fileprivate static let beginning = Array("\(reference)=\"".utf8)
}

extension String {
  fileprivate var hasReference: Bool {
    let beginning = SVGElement.beginning
    var matched = 0
    // The first byte occurs only once in the pattern, so that a match cannot begin inside a failed one.
    for byte in utf8 {
      if byte != beginning[matched] { matched = 0 }
      if byte == beginning[matched] { matched += 1 }
      if matched == beginning.count { return true }
    }
    return false
  }
}
