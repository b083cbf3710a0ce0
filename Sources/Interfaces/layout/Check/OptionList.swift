import PickerControls
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

  /// The values as numbers, in ascending order, each once.
  ///
  /// - Throws: `--text-scale: expected a number, found "1,O"`.
  func numbers(in range: ClosedRange<Double>) throws(ToolError) -> [Double] {
    var numbers: Set<Double> = []
    for value in values { numbers.insert(try number(value, in: range)) }
    return numbers.sorted()
  }

  /// The values as positive numbers, in ascending order, each once: `320-480/40` is 320, 360 … 480.
  ///
  /// - Throws: `--width: expected a number, found "32O"`.
  func numbersAndRanges(to maximum: Double) throws(ToolError) -> [Double] {
    var numbers: Set<Double> = []
    for value in values { numbers.formUnion(try steps(value, in: 0...maximum)) }
    if numbers.contains(0) { throw ToolError.notPositive(option) }
    return numbers.sorted()
  }

  private static let maximumStepCount = 1000

  /// The numbers of a range, including both ends, or a single number.
  private func steps(
    _ value: String, in range: ClosedRange<Double>
  ) throws(ToolError) -> [Double] {
    let halves = value.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2 else {
      if Double(value) == nil, value.dropFirst().contains("-") {
        throw ToolError(
          .usage,
          "\(option): expected a number, or a range with a step such as 320-480/40, found \(value.quotedInMessage)"
        )
      }
      return [try number(value, in: range)]
    }
    let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else {
      throw ToolError(
        .usage,
        "\(option): expected a range such as 320-480/40, found \(value.quotedInMessage)")
    }
    let first = try number(String(ends[0]), in: range)
    let last = try number(String(ends[1]), in: range)
    let step = try number(String(halves[1]), in: range)
    guard first <= last, step > 0 else {
      let problem = step > 0 ? "ends before it begins" : "has steps of 0"
      throw ToolError(.usage, "\(option): the range \(value) \(problem)")
    }
    guard (last - first) / step < Double(Self.maximumStepCount) else {
      throw ToolError(
        .usage, "\(option): the range \(value) has more than \(Self.maximumStepCount) numbers")
    }
    // Each from the first, so that errors of rounding do not add up.
    let count = Int((last - first) / step)
    return (0...count).map { first + Double($0) * step } + [last]
  }

  private func number(
    _ value: String, in range: ClosedRange<Double>
  ) throws(ToolError) -> Double {
    guard let number = Double(value), number.isFinite else {
      throw ToolError(.usage, "\(option): expected a number, found \(value.quotedInMessage)")
    }
    guard range.contains(number) else {
      let bounds = "\(range.lowerBound.plain) to \(range.upperBound.plain)"
      throw ToolError(.usage, "\(option): must be \(bounds), is \(number.plain)")
    }
    return number
  }

  /// The values, all of which must be known.
  ///
  /// - Throws: `--fail-on: unknown code "trunkated", did you mean "truncated"?`
  func words(of known: [String]) throws(ToolError) -> [String] {
    for value in values where !known.contains(value) {
      let hint =
        nearest(to: value, among: known).map { "did you mean \"\($0)\"?" }
        ?? "expected one of " + known.joined(separator: ", ")
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
