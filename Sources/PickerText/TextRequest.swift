import PickerGeometry

/// A text to measure, and the room it has.
public struct TextRequest: Hashable, Sendable {
  public var text: String
  public var style: TextStyle
  /// Points in a line; `.infinity` breaks only where the text says so.
  public var maxWidth: Double
  /// The most lines it may take; nil: as many as it needs. 1 never breaks a line.
  public var maxLines: Int?
  public var truncation: Truncation
  /// Whether the bounds of what is drawn are wanted too; they cost a look at the outlines.
  public var wantsInk: Bool

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
  public var font: Font
  /// A BCP 47 tag, such as `tr` or `zh-Hant`; nil leaves the face's default forms.
  public var language: String?
  /// The direction of the paragraph; nil takes that of its first strong character.
  public var direction: LayoutDirection?

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
  case head
  case middle
  case tail
  /// Not cut: the text keeps its width and overflows.
  case none
}
