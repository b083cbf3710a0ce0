import PickerText

/// The label and the state of the overflow chip, which represents the hidden chips.
public struct OverflowLabel: Hashable, Sendable {
  /// The label; `{count}` is replaced by the number of hidden chips.
  public var label: CountTemplate
  /// The label of the chip that collapses the chips again; nil for no such chip.
  public var lessLabel: String?
  /// Whether all chips are shown, regardless of the number of rows.
  public var isExpanded: Bool
  /// The order in which chips are hidden. In documents, its keys are next to the others.
  public var rule: OverflowRule

  /// Creates an overflow chip with a label.
  public init(
    _ label: CountTemplate = CountTemplate("+{count}"), lessLabel: String? = nil,
    isExpanded: Bool = false, rule: OverflowRule = OverflowRule()
  ) {
    self.label = label
    self.lessLabel = lessLabel
    self.isExpanded = isExpanded
    self.rule = rule
  }
}
