import PickerColor
import PickerGeometry
import PickerJSON
import PickerText
import PickerTree

/// A value that can be read from JSON.
protocol JSONReadable: Sendable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError)

  /// Every value that ``init(reading:_:)`` takes, as far as the value alone tells.
  static var schema: JSONSchema { get }
}

/// The largest length that is taken, in points.
let maximumLength = 1e7

extension JSONValue {
  /// A length in points.
  func length(atLeast minimum: Double = 0) throws(JSONError) -> Double {
    try number(in: minimum...maximumLength)
  }

  /// A length in points of more than 0.
  func positiveLength() throws(JSONError) -> Double {
    let value = try length()
    guard value > 0 else { throw error("must be more than 0, is 0") }
    return value
  }

  /// A number in a range; an infinite end is no limit.
  func number(in range: ClosedRange<Double>) throws(JSONError) -> Double {
    let value = try number()
    if value < range.lowerBound {
      throw error("must be at least \(range.lowerBound.plain), is \(value.plain)")
    }
    if value > range.upperBound {
      throw error("must be at most \(range.upperBound.plain), is \(value.plain)")
    }
    return value
  }

  /// A whole number of at least `minimum`.
  func count(atLeast minimum: Int) throws(JSONError) -> Int {
    let value = try integer()
    guard value >= minimum else { throw error("must be at least \(minimum), is \(value)") }
    return value
  }
}

extension JSONValue {
  /// The error that this object lacks a key.
  func missing(_ key: String) -> JSONError {
    JSONError(path: "\(path).\(key)", message: "is missing")
  }
}

extension Double {
  /// As a person writes it: `3`, not `3.0`.
  var plain: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(describing: self)
  }
}

extension Bool: JSONReadable {
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    self = try json.bool()
  }

  static var schema: JSONSchema { .bool }
}

extension String: JSONReadable {
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    self = try json.string()
  }

  static var schema: JSONSchema { .text }
}

extension JSONReadable where Self: RawRepresentable<String> & CaseIterable {
  /// One of a few words.
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    let words = Self.allCases.map(\.rawValue)
    guard json.kind == .string else {
      throw json.unexpected("one of " + words.joined(separator: ", "))
    }
    let word = try json.string()
    guard let value = Self(rawValue: word) else {
      throw json.unexpected("one of " + words.joined(separator: ", "))
    }
    self = value
  }

  static var schema: JSONSchema { .words(of: Self.self) }
}

extension Array: JSONReadable where Element: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    let array = try json.array()
    self.init()
    reserveCapacity(array.count)
    for element in array { append(try Element(reading: element, scope)) }
  }

  static var schema: JSONSchema { .list(of: Element.schema) }
}

extension Axis: JSONReadable {}
extension ColorSpace: JSONReadable {}
extension Truncation: JSONReadable {}
extension LineMetrics: JSONReadable {}
extension FontStyle: JSONReadable {}

extension Insets: JSONReadable {
  /// A number for all sides, or an object with any of the sides.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    try self.init(reading: json, atLeast: 0, scope)
  }

  /// As ``init(reading:_:)``; margins may be negative.
  init(reading json: JSONValue, atLeast minimum: Double, _ scope: ReadingScope) throws(JSONError) {
    switch json.kind {
    case .number: self.init(try json.length(atLeast: minimum))
    case .object:
      var sides = InsetsBySide()
      try InsetsBySide.fields(atLeast: minimum).read(try json.object(), into: &sides, scope)
      self = sides.insets
    default: throw json.unexpected("a number or an object of sides")
    }
  }

  static var schema: JSONSchema {
    .shared("insets") { schema(atLeast: 0).described("Points on all sides, or on each.") }
  }

  /// As ``schema``; margins may be negative.
  static func schema(atLeast minimum: Double) -> JSONSchema {
    .anyOf([.length(atLeast: minimum), InsetsBySide.fields(atLeast: minimum).schema])
  }
}

/// Insets while they are read: one side named by itself wins over the pair it is in.
private struct InsetsBySide {
  var top: Double?
  var leading: Double?
  var bottom: Double?
  var trailing: Double?
  var horizontal: Double?
  var vertical: Double?

  static let nonnegative = makeFields(atLeast: 0)
  static let any = makeFields(atLeast: -maximumLength)

  static func fields(atLeast minimum: Double) -> Fields<InsetsBySide> {
    minimum == 0 ? nonnegative : any
  }

  private static func makeFields(atLeast minimum: Double) -> Fields<InsetsBySide> {
    Fields([
      .length("top", \.top, atLeast: minimum),
      .length("leading", \.leading, atLeast: minimum),
      .length("bottom", \.bottom, atLeast: minimum),
      .length("trailing", \.trailing, atLeast: minimum),
      .length("horizontal", \.horizontal, atLeast: minimum),
      .length("vertical", \.vertical, atLeast: minimum),
    ])
  }

  var insets: Insets {
    Insets(
      top: top ?? vertical ?? 0, leading: leading ?? horizontal ?? 0,
      bottom: bottom ?? vertical ?? 0, trailing: trailing ?? horizontal ?? 0)
  }
}

extension Color: JSONReadable {
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    let expectation = "a colour such as \"#1A2B3C\" or \"teal\""
    guard json.kind == .string, let color = Color(try json.string()) else {
      throw json.unexpected(expectation)
    }
    self = color
  }

  static var schema: JSONSchema {
    .shared("color") {
      let hex = "[0-9A-Fa-f]"
      return .anyOf([
        .text(matching: "^#?(\(hex){3,4}|\(hex){6}|\(hex){8})$"), .words(Color.names),
        .text(matching: "^(\(Color.names.map(\.inAnyCase).joined(separator: "|")))$"),
      ])
      .described("Hex of 3, 4, 6 or 8 digits, or a CSS name.")
    }
  }
}

extension String {
  /// A pattern for this word in capital and small letters.
  fileprivate var inAnyCase: String {
    map { "[\($0.uppercased())\($0.lowercased())]" }.joined()
  }
}

extension Detail: JSONReadable {
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    self.init()
    for element in try json.array() {
      let name = try element.string()
      guard let known = Detail.named.first(where: { $0.name == name }) else {
        let names = Detail.named.map(\.name).joined(separator: ", ")
        throw element.unexpected("one of \(names)")
      }
      insert(known.detail)
    }
  }

  static var schema: JSONSchema { .list(of: .words(Detail.named.map(\.name))) }
}
