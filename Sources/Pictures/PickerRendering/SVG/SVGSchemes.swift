import PickerColor
import PickerGeometry
import PickerTree

/// The dark scheme of an SVG document: style rules for the dark scheme that override the attributes of the light one.
///
/// An element of two colours has a class that says which property has which colour in the dark scheme: `dark-fill-1C1C1E`. Viewers
/// without style sheets show the light colours.
struct SVGSchemes {
  /// The classes that occur, in order.
  private var classes: [String] = []
  private var known: Set<String> = []

  private static let prefix = "class=\"dark-"

  /// The class of an element whose property has another colour in the dark scheme.
  static func mark(_ property: String, _ dark: Color) -> SVGValue {
    "dark-\(property)-\(String(dark.hex.dropFirst()))"
  }

  /// Notes the classes of elements.
  mutating func note(_ elements: String) {
    let bytes = Array(elements.utf8)
    let prefix = Array(SVGSchemes.prefix.utf8)
    var place = 0
    while place + prefix.count < bytes.count {
      guard bytes[place] == prefix[0], bytes[place...].starts(with: prefix) else {
        place += 1
        continue
      }
      place += prefix.count
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
      let name = String(decoding: bytes[place..<end], as: UTF8.self)
      if known.insert(name).inserted { classes.append(name) }
      place = end
    }
  }

  /// The style sheet with the rules of all classes; empty if there are none.
  ///
  /// - Parameter hasPairs: Whether something is drawn twice, in groups of which one is shown.
  func style(hasPairs: Bool) -> String {
    var rules = classes.map { SVGSchemes.rule($0) }.joined()
    if hasPairs { rules += ".scheme-light{display:none}.scheme-dark{display:inline}" }
    return rules.isEmpty ? "" : "<style>@media (prefers-color-scheme:dark){\(rules)}</style>\n"
  }

  /// `.dark-fill-1C1C1E80{fill:#1C1C1E;fill-opacity:0.502}`
  private static func rule(_ name: String) -> String {
    let place = name.utf8.lastIndex(of: UInt8(ascii: "-")) ?? name.startIndex
    let property = String(name[..<place])
    guard let color = Color(String(name[name.utf8.index(after: place)...])) else { return "" }
    let opacity = property.hasSuffix("-color") ? String(property.dropLast(6)) : property
    return ".dark-\(name){\(property):\(color.withAlpha(1).hex);"
      + "\(opacity)-opacity:\(color.alpha.decimalText(4))}"
  }
}

extension SVGDrawing {
  /// Draws the background of a tree, if it has one, over what the picture shows.
  package mutating func drawBackground(of tree: LayoutTree, in frame: Rect) {
    guard let color = tree.background?.inEightBits else { return }
    guard color.alpha > 0 || color.dark != nil else { return }
    let shape = DisplayShape.rectangle(
      Rect(origin: frame.origin, size: frame.size.pictureSize()), .zero)
    body.add(shape.svgElement(SVGServer(color).attributes("fill")))
  }

  /// Draws something once for each scheme, for patterns that are composed of many elements; what is the same in both is
  /// drawn once.
  mutating func inSchemes(_ draw: (inout SVGDrawing, ColorScheme) -> Void) {
    let before = takeBody()
    draw(&self, .light)
    let light = takeBody()
    draw(&self, .dark)
    let dark = takeBody()
    body = before
    guard light.text != dark.text else { return body.add(light) }
    hasPairs = true
    add(light, ["class": "scheme-light"])
    add(dark, ["class": "scheme-dark", "display": "none"])
  }

  private mutating func add(_ drawn: SVGMarkup, _ attributes: SVGAttributes) {
    guard drawn.byteCount > 0 else { return }
    body.begin("g", attributes)
    body.add(drawn)
    body.end("g")
  }
}

extension Fill {
  /// Whether SVG has no paint server for it.
  var isComposed: Bool {
    switch pattern {
    case .angular, .mesh: true
    default: mask != nil
    }
  }
}
