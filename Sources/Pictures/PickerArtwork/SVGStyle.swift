import PickerColor
import PickerGeometry
import PickerJSON
import PickerTree

/// The properties that elements inherit.
struct SVGStyle {
  var fill = SVGInk.text
  var stroke = SVGInk.none
  var fillRule = FillRule.nonZero
  var line = Artwork.Line(width: 1, cap: .butt, join: .miter)
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var isVisible = true
  /// Whether the element and all that it contains are drawn; not inherited.
  var isDisplayed = true

  init() {}

  /// The style that the root gives to its content.
  init(of root: XMLElement) throws(ArtworkError) {
    try read(root)
    guard try root.opacity() == 1, root["transform"] == nil else {
      throw root.error("opacity and transform of the element svg are not supported")
    }
  }

  /// Overrides properties by the properties of an element: its attributes, then its `style`.
  mutating func read(_ element: XMLElement) throws(ArtworkError) {
    isDisplayed = true
    for (name, value) in try element.properties() { try set(name, to: value, element) }
  }

  private mutating func set(
    _ name: String, to value: String, _ element: XMLElement
  ) throws(ArtworkError) {
    guard value != "inherit" else { return }
    switch name {
    case "fill": fill = try SVGInk(value, name, element)
    case "stroke": stroke = try SVGInk(value, name, element)
    case "fill-rule":
      fillRule = try element.word(value, name, ["nonzero": .nonZero, "evenodd": .evenOdd])
    case "stroke-width": line.width = try element.number(value, name)
    case "stroke-linecap":
      line.cap = try element.word(value, name, ["butt": .butt, "round": .round, "square": .square])
    case "stroke-linejoin":
      line.join = try element.word(
        value, name, ["miter": .miter, "round": .round, "bevel": .bevel])
    case "fill-opacity": fillOpacity = try element.share(value, name)
    case "stroke-opacity": strokeOpacity = try element.share(value, name)
    case "visibility": isVisible = value == "visible"
    case "display": isDisplayed = value != "none"
    default: try SVGStyle.check(name, value, element)
    }
  }

  /// Rejects properties that would change the picture.
  private static func check(
    _ name: String, _ value: String, _ element: XMLElement
  ) throws(ArtworkError) {
    guard unsupported.contains(name), value != "none", value != "normal" else { return }
    throw element.error("\(name) is not supported")
  }

  private static let unsupported: Set<String> = [
    "clip-path", "mask", "filter", "marker", "marker-start", "marker-mid", "marker-end",
    "stroke-dasharray", "vector-effect", "mix-blend-mode", "paint-order", "transform-origin",
    "transform-box",
  ]
}

/// The colour of a fill or a line.
enum SVGInk {
  case none
  /// The colour of the text.
  case text
  case color(Color)

  /// - Throws: `line 3: fill: expected a colour, found "url(#a)"`.
  init(_ text: String, _ name: String, _ element: XMLElement) throws(ArtworkError) {
    switch text {
    case "none", "transparent": self = .none
    case "currentColor", "currentcolor": self = .text
    default:
      guard let color = Color(svg: text) else {
        throw element.error("\(name): expected a colour, found \(text.quotedInMessage)")
      }
      self = .color(color)
    }
  }

  /// The colour of a layer: `.some(nil)` is the text's colour; nil draws nothing.
  var color: Color?? {
    switch self {
    case .none: nil
    case .text: .some(nil)
    case .color(let color): .some(color)
    }
  }
}

extension Color {
  /// Parses a colour of CSS: hexadecimal digits after `#`, a name or a function.
  fileprivate init?(svg text: String) {
    guard text.hasPrefix("#") || text.hasSuffix(")") || Color.names.contains(text.lowercased())
    else { return nil }
    guard let color = Color(text) else { return nil }
    self = color
  }
}
