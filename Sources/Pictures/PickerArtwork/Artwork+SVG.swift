import PickerGeometry
import PickerJSON
import PickerLimits
public import PickerTree

extension Artwork {
  /// Reads an SVG file.
  ///
  /// Paths, basic shapes and groups with transforms, fills and lines become layers. Elements without a fill, or with
  /// `currentColor`, get the colour of the text. Features that cannot be drawn as in the file are errors: text,
  /// images, references, gradients, masks, filters, style sheets, dashes, and an opacity of several shapes at once.
  /// Mitre limits are not read. The view box comes from the file, or from its width and height.
  ///
  /// - Parameter bytes: The file, of at most 1 MiB. Its elements and attributes count as nodes of the current `Budget`.
  /// - Throws: `line 3: the element text is not supported`; without expat
  ///   `cannot read XML: libexpat.so.1 is not installed`.
  public init(svg bytes: [UInt8]) throws(ArtworkError) {
    guard bytes.count <= SVGReader.maximumByteCount else {
      throw ArtworkError("expected an SVG file of at most 1 MiB")
    }
    let root: XMLElement
    do throws(XMLError) {
      root = try XMLDocument.root(of: bytes, spending: .nodes)
    } catch {
      if case .unavailable(let reason) = error.reason {
        throw ArtworkError(missingLibrary: .unavailable("read XML", reason: reason))
      }
      throw ArtworkError((error.line.map { "line \($0): " } ?? "") + error.message)
    }
    guard root.name == "svg" else {
      throw root.error("expected the element svg, found \(root.name)")
    }
    var reader = SVGReader()
    try reader.readChildren(of: root, SVGStyle(of: root), .identity)
    self.init(.layers(reader.layers), viewBox: try root.viewBox())
  }
}

extension Artwork {
  /// The reasons why libraries that files of icons need cannot be opened. Opens them.
  package static var missingLibraries: [String] { [XMLDocument.missingLibrary].compactMap { $0 } }
}

extension XMLElement {
  /// An error with the line of this element.
  func error(_ message: String) -> ArtworkError { ArtworkError("line \(line): \(message)") }

  /// The view box; without one, the width and height.
  fileprivate func viewBox() throws(ArtworkError) -> Rect {
    var numbers: [Double] = []
    if let text = self["viewBox"] {
      guard let four = text.svgNumbers, four.count == 4 else {
        throw error("viewBox: expected four numbers, found \(text.quotedInMessage)")
      }
      numbers = four
    } else {
      guard self["width"] != nil, self["height"] != nil else {
        throw error("expected viewBox, or width and height")
      }
      numbers = [0, 0, try length("width"), try length("height")]
    }
    let box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard box.width > 0, box.height > 0, numbers.allSatisfy({ $0.magnitude <= Lengths.maximum })
    else { throw error("expected a picture more than 0 wide and high") }
    return box
  }
}

/// Reads the elements of an SVG file.
struct SVGReader {
  private(set) var layers: [Artwork.Layer] = []
  private var elementCount = 0

  static let maximumByteCount = 1 << 20
  /// The maximum number of path elements of an icon; arcs take few bytes and become many of them.
  private static let maximumElementCount = 100_000

  /// Elements that draw nothing: what refers to a definition is an error where it does.
  private static let silent: Set<String> = [
    "title", "desc", "metadata", "defs", "clipPath", "mask", "filter", "marker", "symbol",
    "pattern",
    "linearGradient", "radialGradient",
  ]

  mutating func readChildren(
    of element: XMLElement, _ style: SVGStyle, _ map: AffineTransform
  ) throws(ArtworkError) {
    for child in element.elements where !SVGReader.silent.contains(child.name) {
      try read(child, style, map)
    }
  }

  private mutating func read(
    _ element: XMLElement, _ inherited: SVGStyle, _ outer: AffineTransform
  ) throws(ArtworkError) {
    if let error = Budget.stopError { throw element.error(error.description) }
    var style = inherited
    try style.read(element)
    guard style.isDisplayed else { return }
    let map = try element.transform().concatenating(outer)
    guard map.isDrawable else { throw element.error("transform: expected smaller numbers") }
    let first = layers.count
    if element.name == "g" {
      try readChildren(of: element, style, map)
    } else {
      guard let path = try element.shape() else {
        throw element.error("the element \(element.name) is not supported")
      }
      try add(path, style, map, element)
    }
    try fade(from: first, to: try element.opacity(), element)
  }

  /// Adds the fill and the line of a shape.
  private mutating func add(
    _ path: Path, _ style: SVGStyle, _ map: AffineTransform, _ element: XMLElement
  ) throws(ArtworkError) {
    elementCount += path.elements.count
    guard elementCount <= SVGReader.maximumElementCount else {
      throw element.error("expected at most \(SVGReader.maximumElementCount) path elements")
    }
    guard style.isVisible else { return }
    let placed = path.applying(map)
    if let box = placed.controlBounds {
      let edges = [box.minX, box.minY, box.maxX, box.maxY]
      guard edges.allSatisfy({ $0.magnitude <= Lengths.maximum }) else {
        throw element.error("expected coordinates of at most \(Int(Lengths.maximum))")
      }
    }
    if case .some(let color) = style.fill.color {
      layers.append(
        Artwork.Layer(
          path: placed, fillRule: style.fillRule, color: color, opacity: style.fillOpacity))
    }
    if case .some(let color) = style.stroke.color, style.line.width > 0 {
      var line = style.line
      line.width *= try map.uniformScale(element)
      layers.append(
        Artwork.Layer(path: placed, line: line, color: color, opacity: style.strokeOpacity))
    }
  }

  /// Applies the opacity of a group. Layers that overlap would show through each other.
  private mutating func fade(
    from first: Int, to opacity: Double, _ element: XMLElement
  ) throws(ArtworkError) {
    guard opacity < 1 else { return }
    guard layers.count - first <= 1 else {
      throw element.error("opacity of several fills or lines is not supported")
    }
    for layer in first..<layers.count { layers[layer].opacity *= opacity }
  }
}

extension AffineTransform {
  /// Whether points within the maximum length stay finite numbers.
  fileprivate var isDrawable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.magnitude <= 1e12 }
  }

  /// The factor by which lines get wider.
  fileprivate func uniformScale(_ element: XMLElement) throws(ArtworkError) -> Double {
    let (x, y) = (Point(x: a, y: b).distance, Point(x: c, y: d).distance)
    let isUniform =
      (x - y).magnitude <= 1e-6 * max(x, y) && (a * c + b * d).magnitude <= 1e-6 * x * y
    guard isUniform else {
      throw element.error("a line of varying width is not supported")
    }
    return x
  }
}
