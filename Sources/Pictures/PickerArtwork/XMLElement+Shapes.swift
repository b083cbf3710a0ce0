import PickerGeometry
import PickerTree

// Shapes: paths and basic shapes, of which each becomes path data.
extension XMLElement {
  /// The path of a shape; nil for any other element.
  func shape() throws(ArtworkError) -> Path? {
    switch name {
    case "path": try path(self["d"] ?? "")
    case "rect": try rectangle()
    case "circle": try ellipse(Size(width: try radius("r"), height: try radius("r")))
    case "ellipse": try ellipse(Size(width: try radius("rx"), height: try radius("ry")))
    case "line":
      try path("M\(try length("x1")) \(try length("y1"))L\(try length("x2")) \(try length("y2"))")
    case "polyline": try polygon(end: "")
    case "polygon": try polygon(end: "Z")
    default: nil
    }
  }

  private func path(_ data: String) throws(ArtworkError) -> Path {
    do throws(PathError) {
      return try Path(svgData: data)
    } catch {
      throw self.error(error.description)
    }
  }

  private func radius(_ name: String) throws(ArtworkError) -> Double {
    let radius = try length(name)
    guard radius >= 0 else { throw error("\(name): must be at least 0, is \(radius)") }
    return radius
  }

  /// A rectangle, whose corners may be elliptical. A radius that is not given is the other one.
  private func rectangle() throws(ArtworkError) -> Path {
    let (x, y) = (try length("x"), try length("y"))
    let (width, height) = (try radius("width"), try radius("height"))
    guard width > 0, height > 0 else { return Path() }
    let rx = min(try radius(self["rx"] == nil ? "ry" : "rx"), width / 2)
    let ry = min(try radius(self["ry"] == nil ? "rx" : "ry"), height / 2)
    guard rx > 0, ry > 0 else {
      return try path("M\(x) \(y)h\(width)v\(height)h\(-width)Z")
    }
    func corner(_ right: Double, _ down: Double) -> String { "a\(rx) \(ry) 0 0 1 \(right) \(down)" }
    return try path(
      "M\(x + rx) \(y)h\(width - 2 * rx)\(corner(rx, ry))v\(height - 2 * ry)\(corner(-rx, ry))"
        + "h\(2 * rx - width)\(corner(-rx, -ry))v\(2 * ry - height)\(corner(rx, -ry))Z")
  }

  private func ellipse(_ radii: Size) throws(ArtworkError) -> Path {
    guard radii.width > 0, radii.height > 0 else { return Path() }
    let (x, y) = (try length("cx"), try length("cy"))
    let (rx, ry) = (radii.width, radii.height)
    return try path(
      "M\(x + rx) \(y)A\(rx) \(ry) 0 1 1 \(x - rx) \(y)A\(rx) \(ry) 0 1 1 \(x + rx) \(y)Z")
  }

  private func polygon(end: String) throws(ArtworkError) -> Path {
    guard let numbers = self["points"]?.svgNumbers, numbers.count % 2 == 0 else {
      throw error("points: expected pairs of numbers")
    }
    guard !numbers.isEmpty else { return Path() }
    return try path("M" + numbers.map { "\($0)" }.joined(separator: " ") + end)
  }
}
