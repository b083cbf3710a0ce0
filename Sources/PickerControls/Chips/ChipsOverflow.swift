import PickerText

/// What becomes of the chips that are on no row because there are more than ``Chips/maxRows``.
public enum ChipsOverflow: Hashable, Sendable {
  /// They are left out.
  case hidden
  /// One more chip stands for them.
  case label(OverflowLabel)
}

/// The chip that stands for those that are hidden.
public struct OverflowLabel: Hashable, Sendable {
  /// What stands on it; `{count}` is how many are hidden.
  public var label: CountTemplate
  /// What stands on the chip that hides them again; nil: there is no such chip.
  public var lessLabel: String?
  /// Whether all chips are shown, however many rows they take.
  public var isExpanded: Bool

  /// A chip of that label.
  public init(
    _ label: CountTemplate = CountTemplate("+{count}"), lessLabel: String? = nil,
    isExpanded: Bool = false
  ) {
    self.label = label
    self.lessLabel = lessLabel
    self.isExpanded = isExpanded
  }
}

/// A text with a number in it, in as many forms as a language needs.
public struct CountTemplate: Hashable, Sendable {
  /// The form for any number.
  public var other: String
  /// Forms for some numbers, by their CLDR plural category.
  public var forms: [PluralCategory: String]

  /// A template; `{count}` is the number.
  public init(_ other: String, forms: [PluralCategory: String] = [:]) {
    self.other = other
    self.forms = forms
  }

  /// The text for a number of that category.
  public func text(for count: Int, category: PluralCategory) -> String {
    (forms[category] ?? other).filling("{count}", with: count)
  }
}
