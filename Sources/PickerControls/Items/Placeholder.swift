extension String {
  /// Returns the text with every `placeholder` replaced by a number.
  ///
  /// The replacement works on Unicode scalars, because prepended marks such as U+0600 (Arabic number sign)
  /// form a single grapheme cluster with a following brace.
  func filling(_ placeholder: String, with number: Int) -> String {
    String(
      unicodeScalars.replacing(placeholder.unicodeScalars, with: String(number).unicodeScalars))
  }
}
