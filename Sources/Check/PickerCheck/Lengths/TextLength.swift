public import PickerControls
import PickerText

/// The maximum length of a text's translations: the space for it in the tightest place.
public struct TextLength: Hashable, Sendable {
  /// The text in the document.
  public var text: LocalizableText
  /// The width, lines and font, and the number of characters if it is counted for a language.
  ///
  /// The font is regular or bold, at a text size of 1, which translation tools can measure. The width is scaled from
  /// the font of the document.
  public var limit: TextLimit
  /// The tightest place.
  public var cell: CheckCell
  /// The width in units of a sample in the same font, with which places in other fonts are compared.
  let measure: Double
  /// The font of the document, in its text size, and the width in it.
  let font: Font
  private let width: Double

  init(
    _ text: LocalizableText, measure: Double, lines: Int, font: Font, cell: CheckCell,
    by measurer: any TextMeasuring
  ) {
    let plain = Font(
      families: font.families, size: font.size / cell.textScale,
      weight: font.weight.value < 600 ? .regular : .bold)
    (self.text, self.measure, self.font, self.cell) = (text, measure, font, cell)
    width = measure * ProbeMeasurer.sampleWidth(in: TextStyle(font: font), by: measurer)
    limit = TextLimit(
      width: measure * ProbeMeasurer.sampleWidth(in: TextStyle(font: plain), by: measurer),
      lines: max(1, lines), font: plain)
  }

  /// The lines that words certainly fill: two adjacent lines are together wider than one.
  private var fullLines: Int { (limit.lines + 1) / 2 }

  /// Whether another place has less space.
  func isWider(than other: TextLength) -> Bool {
    measure * Double(fullLines) > other.measure * Double(other.fullLines)
  }

  /// Sets the number of characters, which are at least those of the text itself.
  /// - Parameter mean: The mean width of a character in the font of the document.
  mutating func countCharacters(ofWidth mean: Double) {
    guard mean > 0 else { return }
    let count = Int((width / mean).rounded(.down)) * fullLines
    limit.characters = max(count, text.text.unicodeScalars.count)
  }
}
