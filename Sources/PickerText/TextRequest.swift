import PickerGeometry

/// A text to measure, and the room it has.
public struct TextRequest: Hashable, Sendable {
  /// What to measure; line feeds break lines where there may be more than one.
  public var text: String
  /// What it is set in.
  public var style: TextStyle
  /// Points in a line; `.infinity` breaks only where the text says so.
  public var maxWidth: Double
  /// The most lines it may take; nil: as many as it needs. 1 never breaks a line.
  public var maxLines: Int?
  /// Where it is cut if it is too long for its lines.
  public var truncation: Truncation
  /// Whether the bounds of what is drawn are wanted too; they cost a look at the outlines.
  public var wantsInk: Bool

  /// A text on one line as wide as it wants, unless told otherwise.
  public init(
    _ text: String, style: TextStyle, maxWidth: Double = .infinity, maxLines: Int? = 1,
    truncation: Truncation = .tail, wantsInk: Bool = false
  ) {
    self.text = text
    self.style = style
    self.maxWidth = maxWidth
    self.maxLines = maxLines
    self.truncation = truncation
    self.wantsInk = wantsInk
  }
}

/// Where a text that is too long is cut and marked with an ellipsis.
public enum Truncation: String, Hashable, Sendable, CaseIterable {
  /// The beginning goes: `…picker`.
  case head
  /// The middle goes: `flex…cker`.
  case middle
  /// The end goes: `flexib…`.
  case tail
  /// Not cut: the text keeps its width and overflows.
  case none
}
