import PickerGeometry

/// A text with its sizes, its lines, and the glyphs to draw.
///
///     ┌──────────────┐ ─┬─
///     │ flexible     │  │ baseline of the first line
///     │─picker───────│ ─┴─
///     └──────────────┘
///
/// Lengths are points, unrounded. The origin is the top left corner of the advance box, y down.
///
/// A text that may not be cut, or whose first character is wider already than the room, is given
/// whole: it is not ``isTruncated``, and its ``size`` is wider than the room it had. Whoever draws
/// it clips it.
public struct MeasuredText: Sendable {
  /// The widest line's advance, and the heights of all lines together.
  public var size: Size
  /// From the top to the first line's baseline.
  public var baseline: Double
  /// Whether something was cut away and an ellipsis put in its place.
  public var isTruncated: Bool
  /// The direction of the paragraph; nil where none was asked for and no character is strong.
  public var direction: LayoutDirection?

  /// What the lines are made from.
  @usableFromInline var content: any TextContent
  @usableFromInline var scale: TextScale
  @usableFromInline var countOfLines: Int

  /// A text whose lines are made from `content` when they are asked for.
  @inlinable public init(
    size: Size, baseline: Double, isTruncated: Bool = false, direction: LayoutDirection?,
    content: any TextContent, scale: TextScale
  ) {
    self.size = size
    self.baseline = baseline
    self.isTruncated = isTruncated
    self.direction = direction
    self.countOfLines = content.lineCount
    self.content = content
    self.scale = scale
  }

  /// A text of lines that are placed already.
  public init(
    size: Size, baseline: Double, lines: [TextLine], isTruncated: Bool = false,
    direction: LayoutDirection? = nil, missing: [Unicode.Scalar] = []
  ) {
    self.init(
      size: size, baseline: baseline, isTruncated: isTruncated, direction: direction,
      content: PlacedLines(lines, missing: missing), scale: TextScale(Font()))
  }

  /// A text of no size and without lines.
  public static let nothing = MeasuredText(size: .zero, baseline: 0, lines: [])

  /// What is drawn, line by line, each placed at the left edge.
  ///
  /// - Complexity: O(*glyphs*) each time it is read.
  public var lines: [TextLine] {
    get { content.lines(at: scale) }
    set {
      content = PlacedLines(newValue, missing: missing)
      countOfLines = newValue.count
    }
  }

  /// One of the ``lines``, by itself: its box begins at the origin; nil where there is no such line.
  ///
  /// - Complexity: O(*glyphs of that line*), however many lines there are.
  public func line(_ number: Int) -> TextLine? { content.line(number, at: scale) }

  /// How many ``lines`` there are, which need not be made to be counted.
  @inlinable public var lineCount: Int { countOfLines }

  /// Characters that no face of the font has, each once.
  public var missing: [Unicode.Scalar] {
    get { content.missing }
    set { content = PlacedLines(lines, missing: newValue) }
  }

  /// What is drawn, lines joined by line feeds; with the ellipsis where it was cut.
  public var text: String { content.text }
}

extension MeasuredText: Hashable {
  /// Whether both are of the same size and draw the same.
  public static func == (a: MeasuredText, b: MeasuredText) -> Bool {
    guard a.size == b.size, a.baseline == b.baseline, a.isTruncated == b.isTruncated,
      a.direction == b.direction
    else { return false }
    if a.content === b.content, a.scale == b.scale { return true }
    return a.missing == b.missing && a.lines == b.lines
  }

  /// Feeds the sizes and the drawn text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(baseline)
    hasher.combine(isTruncated)
    hasher.combine(text)
  }
}

/// One line of a measured text.
public struct TextLine: Hashable, Sendable {
  /// What is drawn, with the ellipsis where it was cut, without the white space at which it broke.
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

  /// A line of `runs`.
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
