import PickerText

extension ShapedText: TextContent {
  /// The complete text on one line.
  func lines(at scale: TextScale) -> [TextLine] {
    let line = ShapedLine(text: text, shaped: shaped, isSpaced: style.isSpaced)
    let extent = LineExtent(primary: style.primary, runs: runs, at: scale)
    return [line.placed(at: scale, top: 0, extent: extent)]
  }

  func line(_ number: Int, at scale: TextScale) -> TextLine? {
    number == 0 ? lines(at: scale).first : nil
  }

  var lineCount: Int { 1 }

  /// The source, with each forced break replaced by a space.
  var text: String {
    guard hasForcedBreaks else { return source }
    let spaced = source.withBytes(LineControls.spaced)
    return spaced.map { String(decoding: $0, as: UTF8.self) } ?? source
  }
}
