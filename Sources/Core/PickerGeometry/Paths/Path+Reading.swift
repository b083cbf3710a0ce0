extension Path {
  /// Parses SVG path data.
  ///
  ///     M0 0h10v5.5.5z      numbers need no separator where they are unambiguous
  ///     a1 1 0 0110 10      flags of an arc need no separator
  ///
  /// All commands are supported, absolute and relative, with implicit repetition. `H` and `V`
  /// become lines, `S` and `T` become cubic and quadratic curves, and arcs become cubic curves of at most 22.5°
  /// each, with an error below 1e-7 of the radius. Radii that are too small are scaled up, and
  /// negative radii lose their sign. Empty data is an empty path. Parsing the
  /// ``svgData(decimals:)`` of the result gives the same path, up to the decimals written.
  ///
  /// - Throws: ``PathError`` at the first unexpected character, if the data ends too early, and at a coordinate
  ///   beyond ±1e7, whether given or computed by relative steps, reflection or an arc: `path data breaks off at
  ///   character 17: expected a number`.
  /// - Complexity: O(*n*) in the number of characters. Source: SVG 2, §9.3; arcs: its appendix B.2.
  public init(svgData: String) throws(PathError) {
    var reader = PathReader(svgData)
    self = try reader.read()
  }
}

/// The parser of path data: the current point and the path so far.
private struct PathReader {
  private var scanner: PathScanner
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, which a smooth curve reflects; nil unless the preceding command was a curve of its kind.
  private var cubicControl: Point?
  private var quadControl: Point?
  /// The state of the current command.
  private var isRelative = false
  private var isFirstNumber = true

  init(_ data: String) {
    scanner = PathScanner(data)
  }

  mutating func read() throws(PathError) -> Path {
    var (letters, expected) = ("Mm", "M or m")
    while let letter = try scanner.letter(oneOf: letters, expected: expected) {
      try run(letter)
      (letters, expected) = ("MmLlHhVvCcSsQqTtAaZz", "a command")
    }
    return path
  }

  /// Reads one command with all its repetitions; repetitions of a move are lines.
  private mutating func run(_ letter: UInt8) throws(PathError) {
    isRelative = letter >= UInt8(ascii: "a")
    isFirstNumber = true
    var command = Unicode.Scalar(letter & ~0x20)
    if command == "Z" { return close() }
    repeat {
      try draw(command)
      if command == "M" { command = "L" }
    } while scanner.continues()
  }

  private mutating func draw(_ command: Unicode.Scalar) throws(PathError) {
    switch command {
    case "M": try move()
    case "L": line(to: try point())
    case "H": line(to: Point(x: try coordinate(.horizontal), y: current.y))
    case "V": line(to: Point(x: current.x, y: try coordinate(.vertical)))
    case "C": cubic(try point(), try point(), to: try point())
    case "S": cubic(try reflected(cubicControl), try point(), to: try point())
    case "Q": quad(try point(), to: try point())
    case "T": quad(try reflected(quadControl), to: try point())
    default: try arc()
    }
  }
}

// The commands.
extension PathReader {
  private mutating func move() throws(PathError) {
    start = try point()
    path.elements.append(.move(start))
    pass(to: start)
  }

  private mutating func line(to end: Point) {
    path.elements.append(.line(end))
    pass(to: end)
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    path.elements.append(.cubic(control1: control1, control2: control2, to: end))
    pass(to: end)
    cubicControl = control2
  }

  private mutating func quad(_ control: Point, to end: Point) {
    path.elements.append(.quad(control: control, to: end))
    pass(to: end)
    quadControl = control
  }

  private mutating func arc() throws(PathError) {
    let radii = Size(width: try number().magnitude, height: try number().magnitude)
    let rotation = Angle(degrees: try number())
    let (isLarge, isClockwise) = (try scanner.flag(), try scanner.flag())
    let end = try point()
    guard
      let arc = EllipticalArc(
        from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge,
        isClockwise: isClockwise)
    else { return straightArc(to: end) }
    var pieces = Path()
    pieces.addPieces(of: arc, to: end)
    if let box = pieces.controlBounds {
      _ = try checked(box.origin)
      _ = try checked(Point(x: box.maxX, y: box.maxY))
    }
    path.elements += pieces.elements
    pass(to: end)
  }

  /// An arc with a radius of 0 is a line, and an arc between equal points is empty.
  private mutating func straightArc(to end: Point) {
    if end == current { pass(to: end) } else { line(to: end) }
  }

  private mutating func close() {
    path.elements.append(.close)
    pass(to: start)
  }

  private mutating func pass(to point: Point) {
    (current, cubicControl, quadControl) = (point, nil, nil)
  }

  /// The first control point of a smooth curve: `control` reflected at the current point.
  private func reflected(_ control: Point?) throws(PathError) -> Point {
    guard let control else { return current }
    return try checked(current * 2 - control)
  }

  private func checked(_ point: Point) throws(PathError) -> Point {
    Point(x: try scanner.checked(point.x), y: try scanner.checked(point.y))
  }
}

// The arguments of a command.
extension PathReader {
  private mutating func number() throws(PathError) -> Double {
    let number = try scanner.number(afterComma: !isFirstNumber)
    isFirstNumber = false
    return number
  }

  private mutating func point() throws(PathError) -> Point {
    Point(x: try coordinate(.horizontal), y: try coordinate(.vertical))
  }

  private mutating func coordinate(_ axis: Axis) throws(PathError) -> Double {
    let number = try number()
    return isRelative ? try scanner.checked(current[axis] + number) : number
  }
}
