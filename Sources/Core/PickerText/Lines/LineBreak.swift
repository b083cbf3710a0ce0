/// A break opportunity or a forced break in a text.
package struct LineBreak: Sendable {
  /// The place at which the next line begins.
  package var place: Int
  package var isForced: Bool

  package init(place: Int, isForced: Bool) {
    self.place = place
    self.isForced = isForced
  }
}

/// A part of a line, in reading order.
package enum LinePiece {
  /// A range of the text. `joins`: whether letters at its ends keep the joining forms of the complete text.
  case text(Range<Int>, joins: Bool)
  /// An ellipsis with the face and the direction of the text at a place.
  case ellipsis(beside: Int)
  /// The hyphen of a divided word, which replaces a soft hyphen at a position, or precedes the position.
  case hyphen(at: Int)
}
