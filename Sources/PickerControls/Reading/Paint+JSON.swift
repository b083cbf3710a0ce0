import PickerColor
import PickerGeometry
import PickerJSON
import PickerTree

extension BlendMode: JSONReadable {}
extension FillRule: JSONReadable {}
extension Stroke.Cap: JSONReadable {}
extension Stroke.Join: JSONReadable {}

extension Stroke: JSONReadable {
  /// A colour, for a line of one point; or an object.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(fill: .color(.black), width: 1)
    if json.kind == .string {
      fill = try Fill(reading: json, scope)
    } else {
      try Stroke.fields.read(try json.object(), into: &self, scope)
    }
  }

  static var schema: JSONSchema { .shared("stroke") { .anyOf([Color.schema, fields.schema]) } }

  private static let fields = Fields<Stroke>([
    Field("fill", \.fill),
    .length("width", \.width),
    Field("cap", \.cap),
    Field("join", \.join),
    Field("dash", schema: .list(of: .length())) { (json, stroke, _) throws(JSONError) in
      var lengths: [Double] = []
      for element in try json.array() { lengths.append(try element.length()) }
      guard lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else {
        throw json.error("must have a length of more than 0")
      }
      stroke.dash = lengths
    },
  ])
}

extension Shadow: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(color: .black, radius: 0)
    try Shadow.fields.read(try json.object(), into: &self, scope)
  }

  static var schema: JSONSchema { fields.schema }

  static let fields = Fields<Shadow>([
    Field("color", \.color),
    .length("radius", \.radius),
    .length("x", \.offset.x, atLeast: -maximumLength),
    .length("y", \.offset.y, atLeast: -maximumLength),
  ])
}

extension CornerRadii: JSONReadable {
  /// One radius for all corners, or four clockwise from the top left.
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    switch json.kind {
    case .number: self.init(try json.length())
    case .array:
      var radii: [Double] = []
      for element in try json.array() { radii.append(try element.length()) }
      guard radii.count == 4 else { throw json.error("must be 4 radii, are \(radii.count)") }
      self.init(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    default: throw json.unexpected("a number or four, clockwise from the top left")
    }
  }

  static var schema: JSONSchema { .anyOf([.length(), .list(of: .length(), count: 4...4)]) }
}

extension UnitPoint: JSONReadable {
  /// One of the nine names, or shares of the width and the height.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    if json.kind == .object {
      self.init(x: 0, y: 0)
      try UnitPoint.fields.read(try json.object(), into: &self, scope)
      return
    }
    guard json.kind == .string else { throw json.unexpected(UnitPoint.expectation) }
    let name = try json.string()
    guard let known = UnitPoint.named.first(where: { $0.name == name }) else {
      throw json.unexpected(UnitPoint.expectation)
    }
    self = known.point
  }

  static var schema: JSONSchema {
    .shared("unitPoint") { .anyOf([.words(named.map(\.name)), fields.schema]) }
  }

  private static let fields = Fields<UnitPoint>([
    .number("x", \.x, in: -maximumLength...maximumLength),
    .number("y", \.y, in: -maximumLength...maximumLength),
  ])

  private static let expectation =
    "an object with x and y, or one of " + named.map(\.name).joined(separator: ", ")
}
