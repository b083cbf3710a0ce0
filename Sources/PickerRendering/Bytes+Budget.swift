import PickerLimits

extension [UInt8] {
  /// The same bytes, taken out of the document's budget.
  package var spent: [UInt8] {
    _ = Budget.allows(bytes: count)
    return self
  }
}
