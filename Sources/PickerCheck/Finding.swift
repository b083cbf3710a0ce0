public import PickerTree

/// Something that a check found wrong in a cell.
public struct Finding: Hashable, Sendable {
  /// The kinds of findings, the worst first.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// Content extends beyond its container.
    case overflow
    /// A label is cut.
    case truncated
    /// Two labels are equal once they are cut.
    case indistinct
    /// Items are hidden behind "+N" or in a menu.
    case hidden
    /// The ink of a text extends beyond its box.
    case clipped
    /// No font has a glyph for a character.
    case missingGlyph
    /// A text differs too little in brightness from what is behind it, by WCAG 2.2.
    case contrast
    /// An item is harder to hit than the minimum target allows.
    case smallTarget
    /// There are more rows than allowed.
    case rows
    /// A segmented control took a compression step.
    case narrowed
    /// The catalogue has no translation.
    case untranslated
  }

  /// What was found.
  public var code: Code
  /// Where it was found.
  public var cell: CheckCell
  /// The id of the item, as in the tree; nil for the control as a whole.
  public var id: String?
  /// The text of the item, whole, as it was to be shown.
  public var text: String?
  /// For ``Code/truncated`` and ``Code/indistinct``: what is left of the text.
  public var shown: String?
  /// For ``Code/hidden``: the ids of the hidden items; for ``Code/indistinct``: those of the items that look alike.
  public var items: [String] = []
  /// For ``Code/narrowed``: the compression step.
  public var strategy: NarrowStrategy?
  /// The value that was found: for ``Code/rows`` their number, for ``Code/contrast`` the ratio, for ``Code/smallTarget`` the
  /// smaller side in points.
  public var value: Double?
  /// What ``value`` is compared with.
  public var limit: Double?
  /// How many points are missing; nil where that is no length.
  public var missing: Double?
  /// The smallest width not below the cell's at which this is not found, in points, exact to 1/64; nil where no width cures it, or
  /// where the width is not the cause.
  public var neededWidth: Double?
  /// One English sentence without a full stop.
  public var message: String
  /// The reason for which the document silences it; nil for a finding that counts.
  public var silencedBecause: String?

  /// Creates a finding; the other properties are set afterwards.
  public init(
    _ code: Code, in cell: CheckCell, id: String? = nil, text: String? = nil, message: String
  ) {
    self.code = code
    self.cell = cell
    self.id = id
    self.text = text
    self.message = message
  }
}
