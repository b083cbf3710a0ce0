import PickerControls

extension TranslatedText {
  /// Returns the text with another in place of a name; the other's forms become forms of the text.
  func substituting<Failure: Error>(
    _ name: String, by other: TranslatedText?, error: (String) -> Failure
  ) throws(Failure) -> TranslatedText {
    guard let other else { return self }
    func replaced(in text: String, by other: String) throws(Failure) -> String {
      // Names may be many and long, so that the length is known before there is such a text.
      let pieces = text.split(separator: name, omittingEmptySubsequences: false)
      let length = text.utf8.count + (pieces.count - 1) * other.utf8.count
      guard length <= CatalogContents.maximumTextLength else {
        throw error(
          "expected a text of at most \(CatalogContents.maximumTextLength) bytes with what it names"
        )
      }
      return pieces.joined(separator: other)
    }
    var result = TranslatedText(try replaced(in: text, by: other.text))
    for category in Set(forms.keys).union(other.forms.keys) {
      result.forms[category] = try replaced(
        in: forms[category] ?? text, by: other.forms[category] ?? other.text)
    }
    return result
  }
}
