import CPickerLayout
import PickerLayout

/// The values that the constants of the C interface stand for, in the order of the constants.
///
/// The numbers are part of the binary interface: a new value goes to the end.
struct Constants<Value: Hashable & Sendable>: Sendable {
  /// All values.
  let all: [Value]

  init(_ values: [Value]) {
    all = values
  }

  /// The value of a constant.
  ///
  /// - Throws: `Failure`: `direction must be 0 to 2, is 7`.
  func value(of constant: Int32, _ name: StaticString) throws(Failure) -> Value {
    guard all.indices.contains(Int(constant)) else {
      throw .argument("\(name) must be 0 to \(all.count - 1), is \(constant)")
    }
    return all[Int(constant)]
  }

  /// The constant of a value; -1 if it has none.
  func constant(of value: Value) -> Int32 { Int32(all.firstIndex(of: value) ?? -1) }
}

extension Constants where Value == FontStyle {
  static let styles = Constants([.normal, .italic, .oblique])
}

extension Constants where Value == LineMetrics {
  static let lineMetrics = Constants([.exact, .rounded])
}

extension Constants where Value == LayoutDirection? {
  static let directions = Constants([.leftToRight, .rightToLeft, nil])
}

extension Constants where Value == Truncation {
  static let truncations = Constants([.tail, .middle, .head, .none])
}

extension Constants where Value == Hyphens {
  static let hyphens = Constants([.manual, .auto, .none])
}
