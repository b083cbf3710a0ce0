/// The size-independent result of shaping, from which lines are produced later at any font size.
///
/// It is shared and immutable. A measured text holds a reference to it, and nothing is copied until
/// ``MeasuredText/lines`` is read.
public protocol TextContent: AnyObject, Sendable {
  /// Returns the lines at `scale`.
  func lines(at scale: TextScale) -> [TextLine]

  /// Returns one line of ``lines(at:)`` with its box moved to the origin; nil if there is no such line.
  ///
  /// - Complexity: O(*glyphs of that line*).
  func line(_ number: Int, at scale: TextScale) -> TextLine?

  /// The number of lines.
  var lineCount: Int { get }

  /// The drawn text: the lines joined by line feeds.
  var text: String { get }

  /// Characters that no face of the font covers, each once.
  var missing: [Unicode.Scalar] { get }

  /// Emoji for which no face has a picture, each once. The default implementation returns none.
  var missingPictures: [String] { get }

  /// Families of the font of which no face is loaded. The default implementation returns none.
  var missingFamilies: [String] { get }
}

extension TextContent {
  /// Returns none: by default, texts have no emoji.
  public var missingPictures: [String] { [] }

  /// Returns none: by default, every family is loaded.
  public var missingFamilies: [String] { [] }
}

/// The lengths that turn shaped text, in em, into positioned text in points.
public struct TextScale: Hashable, Sendable {
  /// The font size in points per em.
  public var size: Double
  /// Points added after every grapheme cluster.
  public var letterSpacing: Double
  /// The height of a line in points; nil uses the metrics of the faces.
  public var lineHeight: Double?
  /// How ascent and descent are rounded to the height of a line.
  public var lineMetrics: LineMetrics
  /// Whether the ink bounds are computed as well.
  public var wantsInk: Bool
  /// The browser whose rounding the lengths reproduce; nil leaves them unrounded.
  public var browser: Browser?

  /// Creates the lengths of `font`. With a browser, ascent and descent are whole points.
  public init(_ font: Font, wantsInk: Bool = false, browser: Browser? = nil) {
    self.size = font.size
    self.letterSpacing = font.letterSpacing
    self.lineHeight = font.specifiedLineHeight
    self.lineMetrics = browser == nil ? font.lineMetrics : .rounded
    self.wantsInk = wantsInk
    self.browser = browser
  }
}

/// Lines that are already positioned, whatever the scale.
final class PlacedLines: TextContent {
  let placed: [TextLine]
  let missing: [Unicode.Scalar]
  let missingPictures: [String]
  let missingFamilies: [String]

  /// - Parameter former: The content whose missing pictures and families the lines keep.
  init(
    _ placed: [TextLine], missing: [Unicode.Scalar], replacing former: (any TextContent)? = nil
  ) {
    self.placed = placed
    self.missing = missing
    missingPictures = former?.missingPictures ?? []
    missingFamilies = former?.missingFamilies ?? []
  }

  func lines(at scale: TextScale) -> [TextLine] { placed }

  func line(_ number: Int, at scale: TextScale) -> TextLine? {
    guard placed.indices.contains(number) else { return nil }
    var line = placed[number]
    line.frame.origin = .zero
    return line
  }

  var lineCount: Int { placed.count }

  var text: String {
    placed.count == 1 ? placed[0].text : placed.map { $0.text }.joined(separator: "\n")
  }
}
