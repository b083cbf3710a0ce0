import PickerGeometry

// The numbers the solver takes, and what it says of others.
extension Lengths {
  /// Refuses what is not the size of a container; an endless one counts as absent.
  static func check(_ size: Double?, of field: String) throws(FlowError) {
    guard let size, size != .infinity, let message = complaint(size, from: 0, to: maximum) else {
      return
    }
    throw FlowError(item: nil, field: field, message: message)
  }

  /// What is wrong with `value` as a number from `least` to `most`; nil: nothing.
  static func complaint(_ value: Double, from least: Double, to most: Double) -> String? {
    if value >= least && value <= most { return nil }
    let bound = value < least ? "at least \(plain(least))" : "at most \(plain(most))"
    return value.isFinite
      ? "must be \(bound), is \(plain(value))"
      : "must be a number from \(plain(least)) to \(plain(most)), is \(value)"
  }

  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
