import PickerBlock
import PickerControls
import PickerLayout

extension Constants {
  /// The value of a constant.
  ///
  /// - Throws: `Failure`: `direction must be 0 to 2, is 7`.
  func value(of constant: Int32, _ name: StaticString) throws(Failure) -> Value {
    guard all.indices.contains(Int(constant)) else {
      throw .argument("\(name) must be 0 to \(all.count - 1), is \(constant)")
    }
    return all[Int(constant)]
  }
}

extension Constants where Value == LineMetrics {
  static let lineMetrics = Constants()
}

extension Constants where Value == LayoutDirection? {
  static let directions = Constants([.leftToRight, .rightToLeft, nil])
}

extension Constants where Value == Truncation {
  static let truncations = Constants([.tail, .middle, .head, .none])
}

extension Constants where Value == Hyphens {
  static let hyphens = Constants()
}

extension Constants where Value == TextWrap {
  static let textWraps = Constants()
}
