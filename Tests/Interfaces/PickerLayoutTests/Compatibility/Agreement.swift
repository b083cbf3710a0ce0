import Foundation

/// How many of a judge's lengths the engine has.
struct Agreement {
  private(set) var cases = 0
  private(set) var equal = 0
  /// How many differ by 1/64 px at most.
  private(set) var close = 0
  /// The largest difference in px; infinite if something has no counterpart.
  private(set) var worst = 0.0
  /// What differs, at most 20 of it.
  private(set) var differing: [String] = []

  /// The precision of written lengths, and of Firefox's coordinates, which are of single precision.
  private static let precision = 1.0 / 1000

  mutating func add(_ difference: Double, _ subject: @autoclosure () -> String) {
    cases += 1
    if difference < Agreement.precision { equal += 1 }
    if difference < 1.0 / 64 + Agreement.precision { close += 1 }
    worst = max(worst, difference)
    if difference >= Agreement.precision, differing.count < 20 {
      differing.append("\(subject()): \(difference)")
    }
  }

  /// The cells of the table.
  var cells: [String] {
    let worst = worst.isFinite ? String(format: "%.3f", worst) : "–"
    return [cases, equal, close].map(Agreement.grouped) + [worst]
  }

  /// Digits in groups of three.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
      text.append(digit.element)
    }
  }
}
