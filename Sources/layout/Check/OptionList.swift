import PickerLayout

/// The values of an option that takes lists separated by commas, and that may be repeated.
struct OptionList {
  private let option: String
  /// The values, each once, without white space around them.
  let values: [String]

  /// - Parameter option: Its name in messages: `--width`.
  init(_ option: String, _ lists: [String]) {
    self.option = option
    var known: Set<String> = []
    values = lists.flatMap { $0.split(separator: ",") }
      .map { $0.trimmingSpaces }.filter { !$0.isEmpty && known.insert($0).inserted }
  }

  /// The values as numbers, in ascending order.
  ///
  /// - Parameter isPositive: Whether 0 is refused.
  /// - Throws: `--width: expected numbers such as 320,375, found "32O"`.
  func numbers(
    in range: ClosedRange<Double>, isPositive: Bool = false
  ) throws(ToolError) -> [Double] {
    var numbers: Set<Double> = []
    for value in values {
      guard let number = Double(value), number.isFinite else {
        throw ToolError(.usage, "\(option): expected a number, found \(value.quotedInMessage)")
      }
      guard range.contains(number) else {
        let bounds = "\(range.lowerBound.plain) to \(range.upperBound.plain)"
        throw ToolError(.usage, "\(option): must be \(bounds), is \(number.plain)")
      }
      if isPositive, number == 0 { throw ToolError.notPositive(option) }
      numbers.insert(number)
    }
    return numbers.sorted()
  }

  /// The values, all of which must be known.
  ///
  /// - Throws: `--fail-on: unknown code "trunkated", did you mean "truncated"?`
  func words(of known: [String]) throws(ToolError) -> [String] {
    for value in values where !known.contains(value) {
      let hint =
        nearest(to: value, among: known).map { "did you mean \"\($0)\"?" }
        ?? "known are " + known.joined(separator: ", ")
      throw ToolError(.usage, "\(option): unknown value \(value.quotedInMessage), \(hint)")
    }
    return values
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var rest = self.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
