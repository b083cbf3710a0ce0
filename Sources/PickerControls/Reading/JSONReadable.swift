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

extension JSONValue {
  /// One of a few words.
  ///
  /// - Parameter synonyms: Further words, and what they stand for.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type, synonyms: [(String, Word)] = []
  ) throws(JSONError) -> Word {
    let words = type.allCases.map(\.rawValue) + synonyms.map(\.0)
    guard kind == .string else { throw unexpected("one of " + words.joined(separator: ", ")) }
    let word = try string()
    if let value = Word(rawValue: word) { return value }
    guard let synonym = synonyms.first(where: { $0.0 == word }) else {
      throw unexpected("one of " + words.joined(separator: ", "))
    }
    return synonym.1
  }

  /// A whole number in a range.
  func count(in range: ClosedRange<Int>) throws(JSONError) -> Int {
    let count = try count(atLeast: range.lowerBound)
    guard count <= range.upperBound else {
      throw error("must be at most \(range.upperBound), is \(count)")
    }
    return count
  }
}

extension JSONSchema {
  /// The words that `word(of:synonyms:)` takes.
  static func words<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type, synonyms: [(String, Word)]
  ) -> JSONSchema {
    .words(type.allCases.map(\.rawValue) + synonyms.map(\.0))
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
    self = try json.word(of: Self.self)
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
    switch json.kind {
    case .number: self.init(try json.length())
    case .object:
      var sides = InsetsBySide()
      try InsetsBySide.fields.read(try json.object(), into: &sides, scope)
      self = sides.insets
    default: throw json.unexpected("a number or an object of sides")
    }
  }

  static var schema: JSONSchema {
    .shared("insets") {
      .anyOf([.length(), InsetsBySide.fields.schema])
        .described("Points on all sides, or on each.")
    }
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

  static let fields = Fields<InsetsBySide>([
    .length("top", \.top), .length("leading", \.leading), .length("bottom", \.bottom),
    .length("trailing", \.trailing), .length("horizontal", \.horizontal),
    .length("vertical", \.vertical),
  ])

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
