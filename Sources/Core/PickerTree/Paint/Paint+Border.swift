public import PickerGeometry

extension Paint {
  /// The area of a stroke whose width differs between edges: the area between the edge of the frame and the box
  /// inside the border, by the even-odd rule. Nil if the stroke is equally wide, or if there is a path or no stroke.
  ///
  /// A renderer fills this area with the fill of the stroke instead of stroking.
  ///
  /// - Parameter size: The size of the frame, in points.
  /// - Returns: A path in points from the frame's origin.
  /// - Source: CSS Backgrounds 3, section 4.2: the inner radii are the outer radii minus the widths.
  public func borderArea(of size: Size) -> Path? {
    guard let widths = borderWidths, stroke != nil, path == nil else { return nil }
    let outer = Rect(size: size)
    let radii = cornerRadius.fitted(to: size).all
    var area = Path()
    area.append(outer, radii.map { Size(width: $0, height: $0) })
    let inner = Rect(
      minX: widths.left, minY: widths.top, maxX: size.width - widths.right,
      maxY: size.height - widths.bottom)
    guard inner.width > 0, inner.height > 0 else { return area }
    let sides = [
      (widths.left, widths.top), (widths.right, widths.top), (widths.right, widths.bottom),
      (widths.left, widths.bottom),
    ]
    area.append(
      inner,
      zip(radii, sides).map { Size(width: max(0, $0 - $1.0), height: max(0, $0 - $1.1)) })
    return area
  }
}

extension CornerRadii {
  /// The radii clockwise from the top left.
  fileprivate var all: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}

extension Path {
  /// Appends a rectangle with elliptical corners, clockwise from the top left.
  ///
  /// - Parameter radii: The horizontal and the vertical radius of each corner.
  fileprivate mutating func append(_ box: Rect, _ radii: [Size]) {
    // A quarter of an ellipse, as one cubic curve: source: the tangent length that meets the arc in its middle.
    let bend = 0.5522847498
    let corners: [(corner: Point, x: Double, y: Double)] = [
      (Point(x: box.minX, y: box.minY), 1, 1), (Point(x: box.maxX, y: box.minY), -1, 1),
      (Point(x: box.maxX, y: box.maxY), -1, -1), (Point(x: box.minX, y: box.maxY), 1, -1),
    ]
    for (number, (corner, x, y)) in corners.enumerated() {
      let across = Point(x: corner.x + radii[number].width * x, y: corner.y)
      let down = Point(x: corner.x, y: corner.y + radii[number].height * y)
      // Top left and bottom right are reached along a vertical edge.
      let (start, end) = number % 2 == 0 ? (down, across) : (across, down)
      elements.append(number == 0 ? .move(start) : .line(start))
      guard start != end else { continue }
      elements.append(
        .cubic(
          control1: start + (corner - start) * bend, control2: end + (corner - end) * bend, to: end)
      )
    }
    elements.append(.close)
  }
}
