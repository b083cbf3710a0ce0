/// A text of words, with its language if that is not the language of the control.
struct SpokenText {
  let text: String
  /// A BCP 47 tag; nil if it is the language of the control.
  let language: String?

  init(_ text: String, language: String? = nil) {
    (self.text, self.language) = (text, language)
  }
}

extension String {
  /// The text with its first letter in upper case, if that is Latin or Cyrillic.
  var capitalized: String {
    guard let first = unicodeScalars.first, let capital = first.capital else { return self }
    var text = String(capital)
    text.unicodeScalars.append(contentsOf: unicodeScalars.dropFirst())
    return text
  }
}

extension Unicode.Scalar {
  /// The letter in upper case; nil if it is not a small letter of ASCII, Latin-1 or basic Cyrillic.
  private var offset: UInt32? {
    switch value {
    case 0x61...0x7A, 0xE0...0xF6, 0xF8...0xFE, 0x430...0x44F: 0x20
    case 0x450...0x45F: 0x50
    default: nil
    }
  }

  fileprivate var capital: Unicode.Scalar? {
    offset.flatMap { Unicode.Scalar(value - $0) }
  }
}
