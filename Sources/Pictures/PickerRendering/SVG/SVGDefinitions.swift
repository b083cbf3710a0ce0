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
  var markup = SVGMarkup()

  init(mark: String) {
    self.mark = mark
  }

  /// Returns the id of an element, and defines it on first use.
  mutating func id(_ kind: String, _ element: SVGElement) -> String {
    var key = ""
    element.write(to: &key)
    if let known = ids[key] { return known }
    let id = "\(mark)\(kind)\(counts[kind, default: 0])"
    counts[kind, default: 0] += 1
    ids[key] = id
    var element = element
    element.attributes = ["id": .text(id)] + element.attributes
    markup.add(element)
    return id
  }
}

extension [SVGElement] {
  /// The definitions to which a drawing refers, and those to which they refer.
  func used(by drawing: [SVGElement]) -> [SVGElement] {
    var known: [String: Int] = [:]
    for index in indices { known[self[index]["id"]?.text ?? ""] = index }
    var used: Set<Int> = []
    var open = drawing
    while let element = open.popLast() {
      open += element.children
      for (_, value) in element.attributes.list {
        guard let index = value.target.flatMap({ known[$0] }), used.insert(index).inserted
        else { continue }
        open.append(self[index])
      }
    }
    return used.sorted().map { self[$0] }
  }
}

extension SVGDrawing {
  /// Returns a reference to a clip path of a shape.
  mutating func clip(_ shape: DisplayShape) -> SVGValue {
    let element = shape.svgElement(shape.svgRule("clip-rule"))
    return .reference(definitions.id("clip", SVGElement("clipPath", [:], [element])))
  }

  /// Returns a reference to a luminance mask: white in `content` is visible, black is not.
  mutating func mask(_ content: [SVGElement], _ area: Rect) -> SVGValue {
    let area = ["maskUnits": "userSpaceOnUse"] + area.svgTexts()
    return .reference(definitions.id("mask", SVGElement("mask", area, content)))
  }

  /// Returns a reference to a filter that draws a shadow beneath a shape.
  ///
  /// The filter region is in percent of the shape, so that boxes of many sizes share one filter.
  mutating func shadow(_ shadow: Shadow, of shape: DisplayShape) -> SVGValue {
    let reach =
      shadow.radius * 1.5 + max(shadow.offset.x.magnitude, shadow.offset.y.magnitude)
    let side = max(1, min(shape.bounds.width, shape.bounds.height))
    var percent = 50
    while Double(percent) < reach / side * 100, percent < 1_000_000 { percent *= 2 }
    let (place, size): (SVGValue, SVGValue) = ("-\(percent)%", "\(percent * 2 + 100)%")
    let region: SVGAttributes = [
      "x": place, "y": place, "width": size, "height": size, "color-interpolation-filters": "sRGB",
    ]
    let steps = SVGElement(written: shadow.svgSteps)
    return .reference(definitions.id("shadow", SVGElement("filter", region, [steps])))
  }
}

extension Shadow {
  /// The filter primitives of the shadow: blurs, moves and colours a copy beneath the shape. Separate
  /// primitives, because some SVG viewers do not support `feDropShadow`.
  fileprivate var svgSteps: String {
    var flood = ""
    SVGServer(color).attributes("flood-color", opacity: "flood-opacity")
      .write(behind: "feFlood", to: &flood)
    return """
      <feGaussianBlur in="SourceAlpha" stdDeviation="\((radius / 2).svg)"/>
      <feOffset dx="\(offset.x.svg)" dy="\(offset.y.svg)" result="copy"/>
      \(flood)/>
      <feComposite in2="copy" operator="in"/>
      <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>

      """
  }
}

/// A paint server: a colour, or a reference to a definition, that an attribute can name.
struct SVGServer {
  let reference: SVGValue
  let opacity: Double
  /// The colour in the dark scheme; nil if it is the same there.
  private let dark: Color?

  init(_ color: Color) {
    self.init(reference: .color(color), opacity: color.alpha, dark: color.dark)
  }

  init(id: String) {
    self.init(reference: .reference(id), opacity: 1, dark: nil)
  }

  /// Returns the paint server with its opacity multiplied by `opacity`.
  func fading(to opacity: Double) -> SVGServer {
    SVGServer(
      reference: reference, opacity: self.opacity * opacity,
      dark: dark.map { $0.withAlpha($0.alpha * opacity) })
  }

  private init(reference: SVGValue, opacity: Double, dark: Color?) {
    self.reference = reference
    self.opacity = opacity
    self.dark = dark
  }

  /// `fill="#007AFF" fill-opacity="0.5"`
  func attributes(_ name: String) -> SVGAttributes {
    attributes(name, opacity: "\(name)-opacity")
  }

  func attributes(_ name: String, opacity key: String) -> SVGAttributes {
    var attributes: SVGAttributes = [name: reference]
    if let dark { attributes["class"] = SVGSchemes.mark(name, dark) }
    if opacity < 1 { attributes[key] = .number(opacity) }
    return attributes
  }
}
