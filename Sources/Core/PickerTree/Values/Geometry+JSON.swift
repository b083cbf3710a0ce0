import PickerGeometry
import PickerJSON

extension JSONCodec<Double> {
  /// A coordinate in a tree, in points.
  package static var coordinate: JSONCodec { JSONCodec(LengthCoding.coordinate) }

  /// A width or height in a tree, in points.
  package static var extent: JSONCodec { JSONCodec(LengthCoding.extent) }

  /// A number in a tree, which may be the result of calculations.
  package static var number: JSONCodec { .number(in: -1e300...1e300) }
}

extension Axis: JSONReadable, JSONWritable {}
extension ContentFit: JSONReadable, JSONWritable {}
extension FillRule: JSONReadable, JSONWritable {}
extension LayoutDirection: JSONReadable, JSONWritable {}

extension UnitPoint: JSONRecord {
  package static var unread: UnitPoint { UnitPoint(x: 0, y: 0) }

  /// Reads one of the nine names, or fractions of the width and the height.
  package init(reading json: JSONValue) throws(JSONError) {
    if json.kind == .object {
      self = .unread
      try UnitPoint.fields.read(try json.object(), into: &self)
      return
    }
    guard json.kind == .string else { throw json.unexpected(UnitPoint.expectation) }
    let name = try json.string()
    guard let known = UnitPoint.named.first(where: { $0.name == name }) else {
      throw json.unexpected(UnitPoint.expectation)
    }
    self = known.point
  }

  package static var schema: JSONSchema {
    .shared("unitPoint") { .anyOf([.words(named.map { $0.name }), fields.schema]) }
  }

  package static let fields = ValueFields<UnitPoint>([
    Field("x", .number(in: -maximumLength...maximumLength), { $0.x }) { $0.x = $1 }.doc(
      "The fraction of the width, 0 at the left and 1 at the right."),
    Field("y", .number(in: -maximumLength...maximumLength), { $0.y }) { $0.y = $1 }.doc(
      "The fraction of the height, 0 at the top and 1 at the bottom."),
  ])

  private static let expectation =
    "an object with x and y, or one of " + named.map { $0.name }.joined(separator: ", ")
}

extension CornerRadii: JSONReadable, JSONWritable {
  /// Reads one radius for all corners, or four clockwise from the top left.
  package init(reading json: JSONValue) throws(JSONError) {
    switch json.kind {
    case .number: self.init(try json.length())
    case .array:
      var radii: [Double] = []
      for element in try json.array() { radii.append(try element.length()) }
      guard radii.count == 4 else { throw json.error("must have 4 radii, has \(radii.count)") }
      self.init(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    default: throw json.unexpected("a number or four, clockwise from the top left")
    }
  }

  /// Writes one number if all corners are equal, else four.
  package func write(to json: inout JSONWriter) {
    if let uniform { return json.length(uniform) }
    json.array(inline: true) { json in
      json.length(topLeft)
      json.length(topRight)
      json.length(bottomRight)
      json.length(bottomLeft)
    }
  }

  package static var schema: JSONSchema { .anyOf([.length(), .list(of: .length(), count: 4...4)]) }
}

extension Size: JSONRecord, JSONMembers {
  package static var unread: Size { .zero }
  package static var writtenSchema: JSONSchema { .shared("treeSize") { fields.writtenSchema } }

  package static let fields = ValueFields(membersOf: unread, required: ["width", "height"])

  @usableFromInline package mutating func members<V: MemberVisitor & ~Copyable>(
    _ json: inout V
  ) throws(V.Failure) {
    try json.member("width", &width, .extent)
    try json.member("height", &height, .extent)
  }
}

extension Rect: JSONRecord, JSONMembers {
  package static var unread: Rect { .zero }
  package static var writtenSchema: JSONSchema {
    .shared("treeFrame") {
      fields.writtenSchema.described("Points, relative to the parent's origin.")
    }
  }

  package static let fields = ValueFields(
    membersOf: unread, required: ["x", "y", "width", "height"])

  @usableFromInline package mutating func members<V: MemberVisitor & ~Copyable>(
    _ json: inout V
  ) throws(V.Failure) {
    try json.member("x", &x, .coordinate)
    try json.member("y", &y, .coordinate)
    try json.member("width", &width, .extent)
    try json.member("height", &height, .extent)
  }
}

extension JSONCodec<AffineTransform> {
  /// `[a, b, c, d, tx, ty]`
  package static var numbers: JSONCodec { .numbers(in: -1e15...1e15) }

  /// `[a, b, c, d, tx, ty]`, each limited to a range.
  package static func numbers(in range: ClosedRange<Double>) -> JSONCodec {
    JSONCodec(
      schema: .list(of: .number(in: range), count: 6...6),
      read: { (json) throws(JSONError) in try AffineTransform(numbers: json, in: range) },
      write: { transform, json in
        json.array(inline: true) { json in
          json.number(transform.a)
          json.number(transform.b)
          json.number(transform.c)
          json.number(transform.d)
          json.length(transform.tx)
          json.length(transform.ty)
        }
      })
  }
}

extension AffineTransform {
  fileprivate init(numbers json: JSONValue, in range: ClosedRange<Double>) throws(JSONError) {
    var numbers: [Double] = []
    for element in try json.array() { numbers.append(try element.number(in: range)) }
    guard numbers.count == 6 else {
      throw json.error("must have 6 numbers, a b c d tx ty, has \(numbers.count)")
    }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension Path: JSONReadable, JSONWritable {
  /// Reads SVG path data.
  package init(reading json: JSONValue) throws(JSONError) {
    let data = try json.string()
    do throws(PathError) {
      try self.init(svgData: data)
    } catch {
      throw json.error(error.description)
    }
  }

  /// Writes the SVG path data with four decimals.
  package func write(to json: inout JSONWriter) {
    json.string(pieces: { json in
      for element in elements {
        switch element {
        case .move(let p): json.append("M", p)
        case .line(let p): json.append("L", p)
        case .quad(let c, let p):
          json.append("Q", c)
          json.append(" ", p)
        case .cubic(let c1, let c2, let p):
          json.append("C", c1)
          json.append(" ", c2)
          json.append(" ", p)
        case .close: json.append("Z")
        }
      }
    })
  }

  package static var schema: JSONSchema { .text }
}

extension JSONWriter {
  /// Appends a point of path data after a letter or a space.
  fileprivate mutating func append(_ before: String, _ point: Point) {
    append(before)
    append(length: point.x)
    append(" ")
    append(length: point.y)
  }
}
