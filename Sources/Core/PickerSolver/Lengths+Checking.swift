import PickerGeometry

// The range check that all validation of the solver shares, and its message.
extension Lengths {
  /// Throws unless `size` is a valid size of a container; an infinite size counts as absent.
  static func check(_ size: Double?, of field: String) throws(FlowError) {
    guard let size, size != .infinity, let message = errorMessage(for: size, from: 0, to: maximum)
    else {
      return
    }
    throw FlowError(item: nil, field: field, message: message)
  }

  /// The message for a `value` outside `minimum...maximum`, such as `must be at least 0, is -4`; nil if it is inside.
  static func errorMessage(for value: Double, from minimum: Double, to maximum: Double) -> String? {
    if value >= minimum && value <= maximum { return nil }
    let bound = value < minimum ? "at least \(minimum.plain)" : "at most \(maximum.plain)"
    return value.isFinite
      ? "must be \(bound), is \(value.plain)"
      : "must be a number from \(minimum.plain) to \(maximum.plain), is \(value.plain)"
  }
}
