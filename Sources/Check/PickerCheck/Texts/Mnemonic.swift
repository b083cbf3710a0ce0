package import PickerControls

/// The marks of keys in labels: `_Open` in GTK, `&Open` in Qt and Windows. A toolkit underlines the letter and draws no mark.
package enum Mnemonic {
  private struct Mark {
    var sign: UInt8
    var place: Int
    /// Whether a word begins with it.
    var isAtWord: Bool
  }

  /// Returns a source text without its mark, which counts only at the beginning of a word.
  package static func removed(from source: String) -> String {
    guard let mark = mark(in: source), mark.isAtWord else { return source }
    return removed(mark, from: source)
  }

  /// Returns a translation without its mark, in its text and forms, if the source text has the same mark.
  package static func removed(from text: TranslatedText, of source: String) -> TranslatedText {
    guard let sign = mark(in: source)?.sign else { return text }
    func plain(_ text: String) -> String {
      mark(in: text).map { $0.sign == sign ? removed($0, from: text) : text } ?? text
    }
    return TranslatedText(plain(text.text), forms: text.forms.mapValues(plain))
  }

  private static func removed(_ mark: Mark, from text: String) -> String {
    var bytes = Array(text.utf8)
    bytes.remove(at: mark.place)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The mark of a text: a sign that occurs once, before a letter or a digit.
  private static func mark(in text: String) -> Mark? {
    for sign in "_&".utf8 where text.utf8.contains(sign) {
      let bytes = Array(text.utf8)
      guard bytes.count(where: { $0 == sign }) == 1, let place = bytes.firstIndex(of: sign),
        isMark(bytes, place)
      else { continue }
      let isAtWord = place == 0 || !isLetter(bytes[place - 1])
      return Mark(sign: sign, place: place, isAtWord: isAtWord)
    }
    return nil
  }

  /// Whether a sign is a mark, unlike in `R&D`, `&amp;` and `Save & close`.
  private static func isMark(_ bytes: [UInt8], _ place: Int) -> Bool {
    guard place + 1 < bytes.count, isLetter(bytes[place + 1]) else { return false }
    guard bytes[place] == UInt8(ascii: "&") else { return true }
    let isEntity =
      bytes[(place + 1)...].drop { isLetter($0) && $0 < 0x80 }.first == UInt8(ascii: ";")
    let isAmongCapitals = place > 0 && isCapital(bytes[place - 1]) && isCapital(bytes[place + 1])
    return !isEntity && !isAmongCapitals
  }

  /// Whether a byte belongs to a letter or a digit; all that are not of ASCII count.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
}

extension TranslatedText {
  /// The text and its forms without leading and trailing spaces that the source text does not have.
  func withoutSpaces(missingIn source: String) -> TranslatedText {
    let (leads, trails) = (source.first?.isWhitespace == true, source.last?.isWhitespace == true)
    func trimmed(_ text: String) -> String {
      var rest = text[...]
      if !leads { rest = rest.drop { $0.isWhitespace } }
      while !trails, rest.last?.isWhitespace == true { rest.removeLast() }
      return String(rest)
    }
    return TranslatedText(trimmed(text), forms: forms.mapValues(trimmed))
  }
}
