import PickerGeometry

/// A text with its sizes, its lines, and the glyphs to draw.
///
///     ┌──────────────┐ ─┬─
///     │ flexible     │  │ baseline of the first line
///     │─picker───────│ ─┴─
///     └──────────────┘
///
/// Lengths are points, unrounded. The origin is the top left corner of the advance box, y down.
public struct MeasuredText: Hashable, Sendable {
  /// The widest line's advance, and the heights of all lines together.
  public var size: Size
  /// From the top to the first line's baseline.
  public var baseline: Double
  /// What is drawn, line by line, each placed at the left edge.
  public var lines: [TextLine]
  /// Whether something was cut away and an ellipsis put in its place.
  public var isTruncated: Bool
  /// The direction of the paragraph; nil where none was asked for and no character is strong.
  public var direction: LayoutDirection?
  /// Characters that no face of the font has, each once.
  public var missing: [Unicode.Scalar]

  public init(
    size: Size, baseline: Double, lines: [TextLine], isTruncated: Bool = false,
    direction: LayoutDirection? = nil, missing: [Unicode.Scalar] = []
  ) {
    self.size = size
    self.baseline = baseline
    self.lines = lines
    self.isTruncated = isTruncated
    self.direction = direction
    self.missing = missing
  }

  /// What is drawn, lines joined by line feeds; with the ellipsis where it was cut.
  public var text: String { lines.map(\.text).joined(separator: "\n") }
}

/// One line of a measured text.
public struct TextLine: Hashable, Sendable {
  /// What is drawn, with the ellipsis where it was cut, without trailing white space.
  public var text: String
  /// The advance box in the text's own box, at its left edge.
  public var frame: Rect
  /// From the line's top to its baseline.
  public var baseline: Double
  /// The glyphs from left to right, in visual order.
  public var runs: [GlyphRun]
  /// The bounds of what is drawn, relative to the line's top left corner, if they were asked for
  /// and there are any.
  public var ink: Rect?

  public init(
    text: String, frame: Rect, baseline: Double, runs: [GlyphRun] = [], ink: Rect? = nil
  ) {
    self.text = text
    self.frame = frame
    self.baseline = baseline
    self.runs = runs
    self.ink = ink
  }
}
