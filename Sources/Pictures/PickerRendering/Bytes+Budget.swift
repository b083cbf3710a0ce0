import PickerLimits

extension [UInt8] {
  /// These bytes, after counting them against the current budget.
  package var spent: [UInt8] {
    _ = Budget.allows(bytes: count)
    return self
  }
}
