import PickerControls
import PickerLayout

extension JSONSchema {
  /// The accepted values, for people: `a number from 0 to 1`.
  var expectation: String {
    alternatives.map(\.plainExpectation).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }.joined(separator: ", or ")
  }

  private var plainExpectation: String {
    switch self {
    case .bool: "true or false"
    case .number(let range, let aboveMinimum): "a number" + range.words(aboveMinimum)
    case .integer(let range):
      "a whole number" + (Double(range.lowerBound)...Double(range.upperBound)).words(false)
    case .text: "a text"
    case .words(let words) where words.count > 40:
      "a name such as \(words.prefix(3).joined(separator: ", "))"
    case .words(let words): words.count == 1 ? words[0] : "one of " + words.joined(separator: ", ")
    case .constant(let number): "\(number)"
    case .list(let element, _):
      "a list of \(element.expectation.isEmpty ? "values" : "values, each " + element.expectation)"
    case .tuple(let elements): "a list of \(elements.count) values"
    case .object(let members): "an object with " + members.all.map(\.key).joined(separator: ", ")
    case .cases(let key, let cases, _):
      "an object whose \(key) is " + cases.map(\.word).joined(separator: ", ")
    case .map: "an object"
    default: "any value"
    }
  }

  /// An example of a value, as JSON; nil if only an object or a list would do.
  var sample: String? {
    switch self {
    case .words(let words): words.first.map { "\"\($0)\"" }
    case .number(let range, _):
      range.contains(8) ? "8" : range.contains(0.5) ? "0.5" : range.lowerBound.plain
    case .integer(let range): range.contains(2) ? "2" : "\(range.lowerBound)"
    case .list(let element, _):
      element.alternatives.lazy.compactMap(\.sample).first.map { "[\($0)]" }
    default: nil
    }
  }
}

extension ClosedRange<Double> {
  /// `from 0 to 1`, without a bound that no document reaches.
  fileprivate func words(_ aboveMinimum: Bool) -> String {
    let hasEnd = upperBound < maximumLength
    if lowerBound <= -maximumLength { return hasEnd ? " of at most \(upperBound.plain)" : "" }
    let start = lowerBound.plain
    if aboveMinimum {
      return " above \(start)" + (hasEnd ? " and at most \(upperBound.plain)" : "")
    }
    return hasEnd ? " from \(start) to \(upperBound.plain)" : " of at least \(start)"
  }
}
