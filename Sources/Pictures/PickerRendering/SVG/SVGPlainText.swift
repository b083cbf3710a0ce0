import PickerGeometry
import PickerText

extension TextLine {
  /// Returns the element of a line without glyphs, whose top left corner is at `origin`.
  ///
  /// The viewer shapes the line in the label's font, or in its own, and fits it to the measured advance. The order of
  /// words in mixed directions follows the first strong character of the line, because a tree does not keep the
  /// direction of paragraphs.
  ///
  /// - Parameter moves: Whether its place is a transform, which can be animated.
  func svgText(at origin: Point, in font: Font, moves: Bool) -> SVGElement {
    let isReversed = LayoutDirection(firstStrongIn: text) == .rightToLeft
    var attributes = font.svgAttributes
    if isReversed { attributes["direction"] = "rtl" }
    let advance = frame.width.svg
    // At 0 the viewer would squeeze the text until nothing of it is left.
    if advance != "0" {
      attributes += ["textLength": .text(advance), "lengthAdjust": "spacingAndGlyphs"]
    }
    let start = Point(
      x: isReversed ? origin.x + frame.width : origin.x, y: origin.y + baseline)
    attributes +=
      moves ? ["transform": .place(start)] : ["y": "\(start.y.svg)", "x": "\(start.x.svg)"]
    attributes["xml:space"] = "preserve"
    return SVGElement("text", attributes, text: text.xmlEscaped)
  }
}
