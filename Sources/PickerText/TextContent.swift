/// What a measurer keeps of a text so that its lines can be told later, at any size.
///
/// Shared and immutable: a measured text holds a reference to it and nothing is copied until
/// someone asks for ``MeasuredText/lines``.
public protocol TextContent: AnyObject, Sendable {
  /// The lines at a size.
  func lines(at scale: TextScale) -> [TextLine]

  /// One of the lines at a size, as ``lines(at:)`` has it save that its box begins at the origin; nil
  /// where there is no such line.
  ///
  /// - Complexity: O(*glyphs of that line*).
  func line(_ number: Int, at scale: TextScale) -> TextLine?

  /// How many lines there are.
  var lineCount: Int { get }

  /// What is drawn, lines joined by line feeds.
  var text: String { get }

  /// Characters that no face of the font has, each once.
  var missing: [Unicode.Scalar] { get }
}

/// The lengths with which a shaped text becomes a placed one.
public struct TextScale: Hashable, Sendable {
  /// Points per em.
  public var size: Double
  /// Points added after every typographic unit.
  public var letterSpacing: Double
  /// Points from line to line; nil takes the faces' own.
  public var lineHeight: Double?
  /// How ascent and descent become the height of a line.
  public var lineMetrics: LineMetrics
  /// Whether the bounds of what is drawn are wanted.
  public var wantsInk: Bool

  /// The lengths of `font`.
  public init(_ font: Font, wantsInk: Bool = false) {
    self.size = font.size
    self.letterSpacing = font.letterSpacing
    self.lineHeight = font.lineHeight
    self.lineMetrics = font.lineMetrics
    self.wantsInk = wantsInk
  }
}

/// Lines that are placed already.
final class PlacedLines: TextContent {
  let placed: [TextLine]
  let missing: [Unicode.Scalar]

  init(_ placed: [TextLine], missing: [Unicode.Scalar]) {
    self.placed = placed
    self.missing = missing
  }

  func lines(at scale: TextScale) -> [TextLine] { placed }

  func line(_ number: Int, at scale: TextScale) -> TextLine? {
    guard placed.indices.contains(number) else { return nil }
    var line = placed[number]
    line.frame.origin = .zero
    return line
  }

  var lineCount: Int { placed.count }

  var text: String { placed.map(\.text).joined(separator: "\n") }
}
