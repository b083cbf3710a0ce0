import PickerText
import PickerTree

extension TextMeasuring {
  /// Measures a single text.
  package func measureOne(_ request: TextRequest) -> MeasuredText {
    measure([request]).first ?? .nothing
  }
}

extension Label {
  /// Creates a label that shows `text`, the possibly truncated form of `whole`.
  package init(showing text: MeasuredText, of whole: String, font: Int) {
    self.init(text: text, fullText: text.isTruncated ? whole : nil, font: font)
  }
}
