import PickerGeometry

/// A text to measure and the space available for it.
public struct TextRequest: Hashable, Sendable {
  /// The text; line feeds break lines unless ``maxLines`` is 1.
  public var text: String
  /// The font, language and direction.
  public var style: TextStyle
  /// The available width of a line in points; with `.infinity`, lines break at forced breaks only.
  public var maxWidth: Double
  /// The part of ``maxWidth``, in points, that padding gave up for a text too wide for its space. What the text lacks includes it. It has no
  /// effect on the measurement, and none on comparisons.
  package var borrowedWidth: Double {
    get { borrowed.width }
    set { borrowed.width = newValue }
  }
  private var borrowed = BorrowedWidth()
  /// The maximum number of lines; nil allows any number, 1 never breaks a line.
  public var maxLines: Int?
  /// Where the text is truncated if it does not fit its lines.
  public var truncation: Truncation
  /// Whether words are hyphenated at line breaks.
  public var hyphens: Hyphens
  /// How several lines are broken.
  public var textWrap = TextWrap.wrap
  /// Whether lines may break between letters without a space between them.
  public var wordBreak = WordBreak.normal
  /// Whether to compute the ink bounds as well, which reads the glyph outlines.
  public var wantsInk: Bool

  /// Creates a request; omitted arguments give one line of unlimited width.
  public init(
    _ text: String, style: TextStyle, maxWidth: Double = .infinity, maxLines: Int? = 1,
    truncation: Truncation = .tail, hyphens: Hyphens = .manual, wantsInk: Bool = false
  ) {
    self.text = text
    self.style = style
    self.maxWidth = maxWidth
    self.maxLines = maxLines
    self.truncation = truncation
    self.hyphens = hyphens
    self.wantsInk = wantsInk
  }
}

/// A width on which no measurement depends. All are equal, so requests with the same answer are equal.
private struct BorrowedWidth: Hashable, Sendable {
  var width = 0.0

  static func == (_: BorrowedWidth, _: BorrowedWidth) -> Bool { true }

  func hash(into _: inout Hasher) {}
}

/// Where an overlong text is truncated and an ellipsis is inserted.
public enum Truncation: String, Hashable, Sendable, CaseIterable {
  /// Truncates the beginning: `…picker`.
  case head
  /// Truncates the middle: `flex…cker`.
  case middle
  /// Truncates the end: `flexib…`.
  case tail
  /// Never truncates: the text keeps its width and overflows.
  case none
}
