import PickerGeometry

/// A text whose parts an ``AdvanceMeasuring`` measures: a paragraph as it is drawn, in a font.
///
/// It is shared, so a measurer can recognize it by its identity.
public final class AdvanceText: Sendable {
  /// The grapheme clusters; line separators and tabs are spaces.
  public let clusters: [Character]
  /// The font, the language and the direction.
  public let style: TextStyle
  /// The direction of the paragraph: the style's direction, otherwise the direction of its first strong character,
  /// otherwise left to right.
  public let direction: LayoutDirection

  /// Creates a text of grapheme clusters.
  public init(_ clusters: [Character], style: TextStyle) {
    self.clusters = clusters
    self.style = style
    direction =
      style.direction ?? LayoutDirection(firstStrongIn: String(clusters)) ?? .leftToRight
  }
}

/// A piece of a line.
public enum AdvancePiece: Sendable {
  /// Clusters of the text. `joins`: whether letters at their ends keep the joining forms of the complete text.
  case text(Range<Int>, joins: Bool)
  /// A character that replaces hidden text, such as an ellipsis.
  case sign(AdvanceSign)
}

/// A sign that replaces hidden text, or ends a line that divides a word: one character, once or several times,
/// outside any shaping context.
public struct AdvanceSign: Hashable, Sendable {
  /// `…`, `.` or a hyphen.
  public var character: Character
  /// How often it is drawn: an ellipsis can be three full stops.
  public var count: Int
  /// The adjacent cluster of the text. The sign has its direction, and its face unless ``isInFirstFace`` is true.
  public var cluster: Int
  /// Whether the first face of the font draws it.
  public var isInFirstFace: Bool
  /// Whether it is a hyphen instead of an ellipsis.
  public var isHyphen: Bool

  /// The text that a line shows: a soft hyphen before a hyphen, which distinguishes it from a hyphen in the text.
  var text: String { (isHyphen ? "\u{AD}" : "") + String(repeating: character, count: count) }
}

/// The pieces that one line draws, and its width in points.
struct AdvanceLine {
  /// The pieces that are shaped separately, in reading order.
  var pieces: [AdvancePiece]
  var text: String
  var width: Double

  /// Appends what follows in reading order.
  static func += (line: inout AdvanceLine, more: AdvanceLine) {
    line.pieces += more.pieces
    line.text += more.text
    line.width += more.width
  }
}
