import PickerColor
import PickerGeometry
import PickerJSON

extension Fill {
  /// A colour, or an object of one pattern and of how it meets what is behind.
  static var schema: JSONSchema {
    .shared("treeFill") {
      let more: [(key: String, schema: JSONSchema)] = [
        ("blend", .words(of: BlendMode.self)), ("opacity", .share),
        ("mask", .anyOf(Pattern.schemas.map { .object([$0.key: $0.schema]) })),
      ]
      return .anyOf(
        [Color.schema] + Pattern.schemas.map { .object([$0.key: $0.schema]).adding(more) })
    }
  }

  /// A plain colour is its hex; everything else is an object named after its pattern.
  func write(to json: inout JSONWriter) {
    if case .color(let color) = pattern, isPlain { return json.string(color.hex) }
    json.object(inline: true) { json in
      pattern.writeMember(to: &json)
      if blend != .normal {
        json.key("blend")
        json.string(blend.rawValue)
      }
      if opacity != 1 {
        json.key("opacity")
        json.number(opacity)
      }
      if let mask {
        json.key("mask")
        json.object(inline: true) { json in mask.writeMember(to: &json) }
      }
    }
  }

  private var isPlain: Bool { blend == .normal && opacity == 1 && mask == nil }
}

extension Fill.Pattern {
  /// What each pattern says, by its name.
  fileprivate static var schemas: [(key: String, schema: JSONSchema)] {
    [
      ("color", Color.schema),
      ("linear", gradient(["from": .point, "to": .point])),
      ("radial", gradient(["center": .point, "startRadius": .number, "endRadius": .number])),
      ("elliptical", gradient(["center": .point])),
      ("angular", gradient(["center": .point, "from": .number, "to": .number])),
      (
        "checkerboard",
        .object(["tile": .extent, "colors": .list(of: Color.schema, count: 2...2)])
      ),
      (
        "mesh",
        .object([
          "columns": .integer(atLeast: 1), "rows": .integer(atLeast: 1),
          "colors": .list(of: Color.schema),
        ])
      ),
    ]
  }

  private static func gradient(_ parts: KeyValuePairs<String, JSONSchema>) -> JSONSchema {
    .object(parts).requiring("stops", .list(of: .tuple([.number, Color.schema])))
  }

  /// The name of the pattern and what it says.
  fileprivate func writeMember(to json: inout JSONWriter) {
    json.key(name)
    if case .color(let color) = self { return json.string(color.hex) }
    json.object(inline: true) { json in writeParts(to: &json) }
  }

  /// What documents call the pattern.
  private var name: String {
    switch self {
    case .color: "color"
    case .linear: "linear"
    case .radial: "radial"
    case .elliptical: "elliptical"
    case .angular: "angular"
    case .checkerboard: "checkerboard"
    case .mesh: "mesh"
    }
  }

  private func writeParts(to json: inout JSONWriter) {
    switch self {
    case .color: break
    case .linear(let gradient, let from, let to):
      json.member("from", from)
      json.member("to", to)
      gradient.writeStops(to: &json)
    case .radial(let gradient, let center, let start, let end):
      json.member("center", center)
      json.member("startRadius", length: start)
      json.member("endRadius", length: end)
      gradient.writeStops(to: &json)
    case .elliptical(let gradient, let center):
      json.member("center", center)
      gradient.writeStops(to: &json)
    case .angular(let gradient, let center, let from, let to):
      json.member("center", center)
      json.member("from", length: from.degrees)
      json.member("to", length: to.degrees)
      gradient.writeStops(to: &json)
    case .checkerboard(let board):
      json.member("tile", length: board.tile)
      json.member("colors", [board.first, board.second])
    case .mesh(let mesh):
      json.key("columns")
      json.integer(mesh.columns)
      json.key("rows")
      json.integer(mesh.rows)
      json.member("colors", mesh.colors)
    }
  }
}

extension Gradient {
  /// `"stops": [[0, "#FF0000"], [1, "#0000FF"]]`
  fileprivate func writeStops(to json: inout JSONWriter) {
    json.key("stops")
    json.array(inline: true) { json in
      for stop in stops {
        json.array(inline: true) { json in
          json.number(stop.offset)
          json.string(stop.color.hex)
        }
      }
    }
  }
}

extension JSONSchema {
  /// A unit point.
  fileprivate static var point: JSONSchema { .object(["x": .number, "y": .number]) }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, length: Double) {
    key(name)
    self.length(length)
  }

  fileprivate mutating func member(_ name: String, _ point: UnitPoint) {
    key(name)
    object(inline: true) { json in
      json.key("x")
      json.number(point.x)
      json.key("y")
      json.number(point.y)
    }
  }

  fileprivate mutating func member(_ name: String, _ colors: [Color]) {
    key(name)
    array(inline: true) { json in
      for color in colors { json.string(color.hex) }
    }
  }
}
