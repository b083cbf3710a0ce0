import PickerGeometry

// The folder: a `TextRequest` becomes a `MeasuredText` of glyph runs. `Lines` breaks texts, `Hyphenation` divides words,
// `Languages` and `Plurals` know languages; `Advances` measures without shaping, `Browsers` as browsers do.

/// The measurement of a text: its size, its lines and its positioned glyphs.
///
///     ┌──────────────┐ ─┬─
///     │ flexible     │  │ baseline of the first line
///     │─picker───────│ ─┴─
///     └──────────────┘
///
/// Lengths are points, unrounded. The origin is the top left corner of the advance box, y down.
///
/// A text is returned complete if its truncation is `.none`, or if its first grapheme cluster alone is wider than the
/// available width. It is not ``isTruncated`` then, and its ``size`` exceeds the available width, so the renderer has
/// to clip it. If a single cluster fits, but not together with the ellipsis, the text is truncated to both, and its
/// size also exceeds the available width.
public struct MeasuredText: Sendable {
  /// The advance of the widest line, at least 0 for any letter spacing, and the sum of the line heights, in points.
  public var size: Size
  /// The distance from the top to the baseline of the first line, in points.
  public var baseline: Double
  /// Whether part of the text was replaced by an ellipsis.
  public var isTruncated: Bool
  /// The direction of the paragraph; nil if none was requested and the text has no strong character.
  public var direction: LayoutDirection?

  /// The shaped text from which the lines are produced on demand.
  @usableFromInline var content: any TextContent
  @usableFromInline var scale: TextScale
  @usableFromInline var countOfLines: Int

  /// Creates a measurement that produces its lines from `content` on demand.
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

  /// Creates a measurement from lines that are already positioned.
  public init(
    size: Size, baseline: Double, lines: [TextLine], isTruncated: Bool = false,
    direction: LayoutDirection? = nil, missing: [Unicode.Scalar] = []
  ) {
    self.init(
      size: size, baseline: baseline, isTruncated: isTruncated, direction: direction,
      content: PlacedLines(lines, missing: missing), scale: TextScale(Font()))
  }

  /// An empty measurement: zero size and no lines.
  public static let nothing = MeasuredText(size: .zero, baseline: 0, lines: [])

  /// The lines to draw, each at the left edge of the box.
  ///
  /// - Complexity: O(*glyphs*) each time it is read.
  public var lines: [TextLine] {
    get { content.lines(at: scale) }
    set {
      content = PlacedLines(newValue, missing: missing, replacing: content)
      countOfLines = newValue.count
    }
  }

  /// Returns the line at index `number`, with its box moved to the origin; nil if there is no such line.
  ///
  /// - Complexity: O(*glyphs of that line*), however many lines there are.
  public func line(_ number: Int) -> TextLine? { content.line(number, at: scale) }

  /// The number of ``lines``, in O(1): no line is produced.
  @inlinable public var lineCount: Int { countOfLines }

  /// Characters that no face of the font covers, each once, in order of occurrence.
  public var missing: [Unicode.Scalar] {
    @inlinable get { content.missing }
    set { content = PlacedLines(lines, missing: newValue, replacing: content) }
  }

  /// Emoji that are measured but for which no face has a picture, each once, in order of occurrence. Renderers draw a
  /// mark instead.
  @inlinable public var missingPictures: [String] { content.missingPictures }

  /// Families that the font names and that are not loaded, in the order of the font. The text is set in the others, or
  /// in the bundled fonts if there are no others.
  @inlinable public var missingFamilies: [String] { content.missingFamilies }

  /// Whether the text fits into a width in points, as its lines were broken and truncated.
  package func fits(in width: Double) -> Bool { fits(in: width, besides: 0) }

  /// Whether the text fits into a width in points next to other content of a width.
  package func fits(in width: Double, besides other: Double) -> Bool {
    (size.width + other).fits(in: width, asTextIn: scale.browser)
  }

  /// The drawn text: the lines joined by line feeds, including the ellipsis of a truncated text.
  public var text: String { content.text }
}

extension MeasuredText: Hashable {
  /// Whether both have the same size and draw the same lines.
  public static func == (a: MeasuredText, b: MeasuredText) -> Bool {
    guard a.size == b.size, a.baseline == b.baseline, a.isTruncated == b.isTruncated,
      a.direction == b.direction
    else { return false }
    if a.content === b.content, a.scale == b.scale { return true }
    return a.missing == b.missing && a.lines == b.lines
  }

  /// Hashes the size and the drawn text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(baseline)
    hasher.combine(isTruncated)
    hasher.combine(text)
  }
}

/// One line of a measured text.
public struct TextLine: Hashable, Sendable {
  /// The drawn text, including an ellipsis, without the white space at which the line breaks.
  public var text: String
  /// The advance box relative to the box of the complete text, in points. If negative letter spacing outweighs the
  /// advances, its width is 0.
  public var frame: Rect
  /// The distance from the top of the line to its baseline, in points.
  public var baseline: Double
  /// The glyph runs in visual order, from left to right. They are empty for measurers without glyphs such as an
  /// ``AdvanceMeasuring``, whose renderers draw ``text``.
  public var runs: [GlyphRun]
  /// The ink bounds relative to the top left corner of the line; nil if they were not requested or nothing
  /// is drawn.
  public var ink: Rect?

  /// Creates a line.
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
