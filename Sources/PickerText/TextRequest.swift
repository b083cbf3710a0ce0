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

/// What the texts of one control share.
public struct TextStyle: Hashable, Sendable {
  /// Families, size, weight and settings.
  public var font: Font
  /// A BCP 47 tag, such as `tr` or `zh-Hant`; nil leaves the face's default forms.
  public var language: String?
  /// The direction of the paragraph; nil takes that of its first strong character.
  public var direction: LayoutDirection?

  /// A style of `font`, from left to right unless told otherwise.
  public init(
    font: Font, language: String? = nil, direction: LayoutDirection? = .leftToRight
  ) {
    self.font = font
    self.language = language
    self.direction = direction
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
