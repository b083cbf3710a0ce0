/// The numbers the solver takes, and what it says of others.
enum Lengths {
  /// The greatest length: beyond it a thousandth of a point is lost where many are added.
  static let most = 1e7

  /// The fit rule: content up to the length that is returned fits into `room`.
  ///
  /// 1/128 pt for the rounding of what was measured, and a few units in the last place for the
  /// rounding of the sum.
  static func limit(_ room: Double) -> Double {
    room + (1.0 / 128 + room * 0x1p-50)
  }

  /// Refuses what is not the size of a container; an endless one counts as absent.
  static func check(_ size: Double?, of field: String) throws(FlowError) {
    guard let size, size != .infinity, let message = complaint(size, from: 0, to: most) else {
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
