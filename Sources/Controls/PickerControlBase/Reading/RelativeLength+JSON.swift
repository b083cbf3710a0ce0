import PickerGeometry
import PickerJSON
import PickerSolver

/// A length in points or a percentage: of the container for flow items and chips, of the drawing for what is in
/// it, of the font size for line heights.
package enum RelativeLength: Hashable, Sendable {
  case points(Double)
  case percent(Double)
  /// Margins only: absorbs the free space of the line.
  case auto

  /// Reads points, or a percentage such as `"12.5%"`; `auto` and negative numbers for margins only.
  package init(reading json: JSONValue, isMargin: Bool = false) throws(JSONError) {
    guard let length = try RelativeLength(json, isMargin: isMargin) else {
      throw json.unexpected(
        isMargin
          ? "a number, a percentage such as \"50%\" or \"auto\""
          : "a number or a percentage such as \"50%\"")
    }
    self = length
  }

  /// Reads like ``init(reading:isMargin:)``; nil if it is not a length, because the caller accepts other forms.
  package init?(_ json: JSONValue, isMargin: Bool = false) throws(JSONError) {
    switch json.kind {
    case .number: self = .points(try json.length(atLeast: isMargin ? -maximumLength : 0))
    case .string: self.init(try json.string(), isMargin: isMargin)
    default: return nil
    }
  }

  /// Parses a percentage with at most 5 digits before and 6 after the decimal point, or `auto`.
  private init?(_ word: String, isMargin: Bool) {
    if isMargin && word == "auto" {
      self = .auto
      return
    }
    let isNegative = isMargin && word.utf8.first == UInt8(ascii: "-")
    guard word.utf8.last == UInt8(ascii: "%") else { return nil }
    let digits = word.utf8.dropFirst(isNegative ? 1 : 0).dropLast()
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard areDigits, (1...2).contains(parts.count), parts[0].count <= 5,
      parts.count == 1 || parts[1].count <= 6, let value = Double(word.dropLast())
    else { return nil }
    self = .percent(value)
  }

  /// The schema of what ``init(reading:isMargin:)`` accepts.
  package static func schema(isMargin: Bool = false) -> JSONSchema {
    let digits = "[0-9]{1,5}(\\.[0-9]{1,6})?%"
    return isMargin
      ? .anyOf([.length(atLeast: -maximumLength), .text(matching: "^(-?\(digits)|auto)$")])
      : .anyOf([.length(), .text(matching: "^\(digits)$")])
  }

  /// The schema of points and percentages that may be negative.
  package static var signedSchema: JSONSchema {
    .anyOf([.length(atLeast: -maximumLength), .text(matching: "^-?[0-9]{1,5}(\\.[0-9]{1,6})?%$")])
  }

  package var points: Double? { if case .points(let points) = self { points } else { nil } }
  package var percent: Double? { if case .percent(let percent) = self { percent } else { nil } }
}

extension RelativeLength: JSONWritable {
  /// One of the two lengths, of which points count; nil if there is neither.
  package init?(points: Double?, percent: Double?) {
    if let points {
      self = .points(points)
    } else if let percent {
      self = .percent(percent)
    } else {
      return nil
    }
  }

  /// Writes a number, a percentage or `auto`.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .points(let points): json.length(points)
    case .auto: json.string("auto")
    case .percent(let percent):
      let text = "\(percent.plain)%"
      guard RelativeLength(text, isMargin: true) == self else {
        return json.refuse("is no percentage of at most 5 digits and 6 decimals: \(text)")
      }
      json.string(text)
    }
  }

  package static var writtenSchema: JSONSchema { schema(isMargin: true) }
}

extension Field {
  /// A length in points or as a percentage; `set` receives one of the two, the other is nil.
  package static func relativeLength(
    _ key: String,
    _ set: @escaping @Sendable (inout Root, _ points: Double?, _ percent: Double?) -> Void
  ) -> Field {
    Field(key, schema: RelativeLength.schema()) { (json, root, _) throws(JSONError) in
      let length = try RelativeLength(reading: json)
      set(&root, length.points, length.percent)
    }
  }
}
