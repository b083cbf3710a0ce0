extension Int {
  /// Creates the integer part of a number; half the greatest integer, with the sign of the number, beyond that; 0 for NaN.
  ///
  /// If an integer has 32 bits, many numbers that fit into 64 bits do not fit.
  package init(limiting value: Double) {
    let limit = Double(Int.max / 2)
    self = value.isNaN ? 0 : Int(Swift.max(-limit, Swift.min(value, limit)))
  }
}
