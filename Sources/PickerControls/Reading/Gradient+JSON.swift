import PickerColor
import PickerGeometry
import PickerJSON
import PickerTree

extension Gradient: JSONReadable {
  /// Stops, or colours at even distances.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    let elements = try json.array()
    guard let first = elements.first(where: { _ in true }) else {
      throw json.error("must have at least one stop, is empty")
    }
    if first.kind == .string {
      self.init(try [Color](reading: json, scope))
      return
    }
    let stops = try [GradientStop](reading: json, scope)
    for (element, (before, stop)) in zip(elements.dropFirst(), zip(stops, stops.dropFirst()))
    where stop.offset < before.offset {
      throw element.error(
        "must not come before the stop at \(before.offset.plain), is at \(stop.offset.plain)")
    }
    self.init(stops: stops)
  }

  static var schema: JSONSchema {
    let many = 1...Int.max
    return .anyOf([
      .list(of: GradientStop.schema, count: many), .list(of: Color.schema, count: many),
    ])
  }
}

extension GradientStop: JSONReadable {
  /// `[0.5, "#FF8800"]`
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    let expectation = "[offset, colour]"
    guard json.kind == .array else { throw json.unexpected(expectation) }
    let parts = Array(try json.array())
    guard parts.count == 2 else { throw json.unexpected(expectation) }
    self.init(try parts[0].number(in: 0...1), try Color(reading: parts[1], scope))
  }

  static var schema: JSONSchema { .tuple([.number(in: 0...1), Color.schema]) }
}

extension Checkerboard: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(tile: 10)
    try Checkerboard.fields.read(try json.object(), into: &self, scope)
  }

  static var schema: JSONSchema { fields.schema }

  private static let fields = Fields<Checkerboard>([
    .number("tile", \.tile, in: Checkerboard.minimumTile...maximumLength),
    Field("colors", schema: .list(of: Color.schema, count: 2...2)) {
      (json, board, scope) throws(JSONError) in
      let colors = try [Color](reading: json, scope)
      guard colors.count == 2 else { throw json.error("must be 2 colours, are \(colors.count)") }
      (board.first, board.second) = (colors[0], colors[1])
    },
  ])
}

extension Mesh: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    var parts = MeshParts()
    try MeshParts.fields.read(try json.object(), into: &parts, scope)
    guard let colors = parts.colors else { throw json.missing("colors") }
    let wanted = parts.columns * parts.rows
    guard colors.count == wanted else {
      throw JSONError(
        path: json.path + ".colors",
        message: "must be \(wanted) colours, columns times rows, are \(colors.count)")
    }
    self.init(columns: parts.columns, rows: parts.rows) { colors[$1 * parts.columns + $0] }
  }

  static var schema: JSONSchema { MeshParts.fields.schema(requiring: ["colors"]) }
}

private struct MeshParts {
  var columns = 1
  var rows = 1
  var colors: [Color]?

  static let fields = Fields<MeshParts>([
    .count("columns", \.columns, atMost: 10_000),
    .count("rows", \.rows, atMost: 10_000),
    Field("colors", \.colors),
  ])
}
