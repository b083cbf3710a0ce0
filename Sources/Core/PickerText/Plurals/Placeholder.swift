extension String {
  /// Returns the text with every `placeholder` replaced by a number.
  ///
  /// The replacement works on Unicode scalars, because prepended marks such as U+0600 (Arabic number sign)
  /// form a single grapheme cluster with a following brace.
  package func filling(_ placeholder: String, with number: Int) -> String {
    filling(placeholder, with: String(number))
  }

  /// Returns the text with every `placeholder` replaced by a text, as it does numbers.
  package func filling(_ placeholder: String, with text: String) -> String {
    let (pattern, digits) = (placeholder.unicodeScalars, text.unicodeScalars)
    var result = UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      let isMatch = !pattern.isEmpty && rest.starts(with: pattern)
      if isMatch { result.append(contentsOf: digits) } else { result.append(scalar) }
      rest = rest.dropFirst(isMatch ? pattern.count : 1)
    }
    return String(result)
  }
}
