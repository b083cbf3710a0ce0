// Paths made step by step, with the names of SwiftUI's `Path`.
extension Path {
  /// Creates a path with the steps of a closure.
  ///
  ///     Path { path in
  ///       path.move(to: Point(x: 0, y: 40))
  ///       path.addLine(to: Point(x: 30, y: 0))
  ///     }
  @inlinable public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Starts a new subpath at a point.
  @inlinable public mutating func move(to end: Point) {
    elements.append(.move(end))
  }

  /// Adds a straight line from the current point; in an empty path, starts a subpath at `end`.
  @inlinable public mutating func addLine(to end: Point) {
    elements.append(isEmpty ? .move(end) : .line(end))
  }

  /// Starts a new subpath at the first point and adds straight lines to the others; without points, adds nothing.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve from the current point; in an empty path, the curve starts at `control`.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    if isEmpty { move(to: control) }
    elements.append(.quad(control: control, to: end))
  }

  /// Adds a cubic Bézier curve from the current point; in an empty path, the curve starts at `control1`.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    if isEmpty { move(to: control1) }
    elements.append(.cubic(control1: control1, control2: control2, to: end))
  }

  /// Adds a straight line back to the start of the subpath; in an empty path, adds nothing.
  @inlinable public mutating func closeSubpath() {
    if !isEmpty { elements.append(.close) }
  }

  /// Adds an arc of a circle, and a straight line from the current point to its start.
  ///
  /// The direction follows SwiftUI, whose name for it assumes that y grows upwards: with `clockwise: false`, angles
  /// increase, which is clockwise on screen.
  ///
  ///     startAngle: .zero, endAngle: .degrees(90), clockwise: false    the quarter at the bottom right
  ///     startAngle: .zero, endAngle: .degrees(90), clockwise: true     the three other quarters
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle at which the arc starts.
  ///   - endAngle: The angle at which it ends. An arc of a full turn or more is one full circle; equal angles
  ///     add only the start.
  ///   - clockwise: Whether angles decrease along the arc.
  /// - Source: HTML, *canvas*, `arc()`.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let difference = endAngle.degrees - startAngle.degrees
    let along = clockwise ? -difference : difference
    let turn = min(along.magnitude, 360)
    let rest = along.magnitude.truncatingRemainder(dividingBy: 360)
    let sweep = along < 0 ? 360 - rest : turn
    addArc(
      center: center, radii: Size(width: radius, height: radius), start: startAngle,
      sweep: Angle(degrees: clockwise ? -sweep : sweep))
  }

  /// Adds a rectangle as a closed subpath, clockwise from its top left corner.
  public mutating func addRect(_ rect: Rect) {
    addLines([
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds a rounded rectangle as a closed subpath, clockwise from the end of the top left corner.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The two radii of each corner, in points. Corners that do not fit are scaled down; without a width
  ///     or a height they are square.
  public mutating func addRoundedRect(in rect: Rect, cornerSize: Size) {
    guard cornerSize.width > 0, cornerSize.height > 0 else { return addRect(rect) }
    let stretch = AffineTransform(scaleX: 1, scaleY: cornerSize.height / cornerSize.width)
    let height = rect.height * cornerSize.width / cornerSize.height
    let circular = Path(
      roundedRect: Rect(x: 0, y: 0, width: rect.width, height: height),
      radii: CornerRadii(cornerSize.width))
    let place = stretch.concatenating(AffineTransform(translation: rect.origin))
    elements += circular.applying(place).elements
  }

  /// Adds an ellipse that touches the sides of a rectangle, as a closed subpath, clockwise from three o'clock.
  public mutating func addEllipse(in rect: Rect) {
    let radii = Size(width: rect.width / 2, height: rect.height / 2)
    move(to: Point(x: rect.midX + radii.width, y: rect.midY))
    addArc(center: rect.center, radii: radii, start: .zero, sweep: .degrees(360))
    closeSubpath()
  }
}
