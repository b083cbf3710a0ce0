extension String {
  /// The text with a number wherever `placeholder` stands.
  ///
  /// By scalars: as characters, some marks (U+0600, the Arabic number sign) take the brace that follows
  /// them into one with them.
  func filling(_ placeholder: String, with number: Int) -> String {
    String(
      unicodeScalars.replacing(placeholder.unicodeScalars, with: String(number).unicodeScalars))
  }
}
