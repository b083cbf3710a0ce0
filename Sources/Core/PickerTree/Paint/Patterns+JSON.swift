import PickerColor
import PickerGeometry
import PickerJSON

extension Checkerboard: JSONRecord {
  package static var unread: Checkerboard { Checkerboard(tile: 10) }

  package static let fields = ValueFields<Checkerboard>([
    Field("tile", .length(in: minimumTile...maximumLength), { $0.tile }) { $0.tile = $1 }.doc(
      "The size of a square in points; default: 10."),
    Field("colors", .pair, { [$0.first, $0.second] }) { ($0.first, $0.second) = ($1[0], $1[1]) }
      .doc("The two colours of the squares, the second at the top left; default: white and grey."),
  ])
}

extension JSONCodec<[Color]> {
  /// The two alternating colours.
  fileprivate static var pair: JSONCodec {
    let all = JSONCodec.list(of: .value, count: 2...2)
    return JSONCodec(
      schema: all.schema(), writtenSchema: all.writtenSchema(),
      read: { (json) throws(JSONError) in
        let colors = try [Color](reading: json)
        guard colors.count == 2 else {
          throw json.error("must have 2 colours, has \(colors.count)")
        }
        return colors
      }, write: all.write)
  }
}

extension Mesh: JSONReadable, JSONWritable {
  package init(reading json: JSONValue) throws(JSONError) {
    var parts = MeshParts()
    try MeshParts.fields.read(try json.object(), into: &parts)
    let expected = parts.columns * parts.rows
    guard parts.colors.count == expected else {
      throw JSONError(
        path: json.path + ".colors",
        message: "must have \(expected) colours, columns times rows, has \(parts.colors.count)")
    }
    self.init(columns: parts.columns, rows: parts.rows) { parts.colors[$1 * parts.columns + $0] }
  }

  package func write(to json: inout JSONWriter) {
    let parts = MeshParts(columns: columns, rows: rows, colors: colors)
    json.object(inline: true) { MeshParts.fields.write(parts, to: &$0) }
  }

  package static var schema: JSONSchema { MeshParts.fields.schema }
  package static var writtenSchema: JSONSchema { MeshParts.fields.writtenSchema }
}

/// A mesh while it is read or written: the number of colours can be checked only at the end.
private struct MeshParts: Sendable {
  var columns = 1
  var rows = 1
  var colors: [Color] = []

  static let fields = ValueFields<MeshParts>([
    Field("columns", .count(in: 1...10_000), { $0.columns }) { $0.columns = $1 }.doc(
      "The number of columns; default: 1."),
    Field("rows", .count(in: 1...10_000), { $0.rows }) { $0.rows = $1 }.doc(
      "The number of rows; default: 1."),
    Field("colors", .list(of: .value), { $0.colors }) { $0.colors = $1 }.doc(
      "The colours of the grid, row by row."
    ).required,
  ])
}
