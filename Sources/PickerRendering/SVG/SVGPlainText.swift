import PickerGeometry
import PickerText

extension TextLine {
  /// Returns the element of a line without glyphs, whose top left corner is at `origin`.
  ///
  /// The viewer shapes the line in the label's font, or in one of its own, and fits it to the measured advance.
  /// The order of words in mixed directions follows the first strong character of the line, since a tree does not
  /// keep the direction of paragraphs.
  func svgText(at origin: Point, in font: Font) -> String {
    let isReversed = LayoutDirection(firstStrongIn: text) == .rightToLeft
    var attributes = font.svgAttributes
    if isReversed { attributes += " direction=\"rtl\"" }
    let advance = frame.width.svg
    // At 0 the viewer would squeeze the text until nothing of it is left.
    if advance != "0" {
      attributes += " textLength=\"\(advance)\" lengthAdjust=\"spacingAndGlyphs\""
    }
    let start = isReversed ? origin.x + frame.width : origin.x
    attributes += " y=\"\((origin.y + baseline).svg)\" x=\"\(start.svg)\""
    return "<text \(attributes) xml:space=\"preserve\">\(text.xmlEscaped)</text>\n"
  }
}
