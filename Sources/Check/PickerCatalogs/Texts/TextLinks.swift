import PickerCheck
import PickerControls

/// Replaces keys in texts by their texts: `@:save`, `@.lower:save`, `@:(save)` and `@:{'save'}` of vue-i18n, `$t(save)` of
/// i18next; and `{'@'}` of vue-i18n by its contents.
/// Source: vue-i18n, *Linked messages* and *Literal interpolation*; i18next, *Nesting*.
struct TextLinks {
  private let texts: [String: String]
  private let language: String

  /// The maximum number of nested texts.
  private static let maximumDepth = 8

  /// - Parameters:
  ///   - texts: The texts of a file by their keys.
  ///   - language: Their language, whose letters change case.
  init(_ texts: [String: String], language: String) {
    (self.texts, self.language) = (texts, language)
  }

  /// Whether a text names another one of vue-i18n.
  static func isVue(_ text: String) -> Bool { text.contains("@:") }

  func resolved(_ text: TranslatedText) -> TranslatedText {
    TranslatedText(resolved(text.text), forms: text.forms.mapValues { resolved($0) })
  }

  private func resolved(_ text: String, depth: Int = 0) -> String {
    guard depth < TextLinks.maximumDepth,
      text.utf8.contains(where: { "@${".utf8.contains($0) })
    else { return text }
    var scanner = ByteScanner(Array(text.utf8))
    var result: [UInt8] = []
    while let byte = scanner.next {
      let start = scanner.at
      if let link = scanner.link, let linked = linked(link.key) {
        let text = resolved(linked, depth: depth + 1)
        result += (link.letterCase?.applied(to: text, language: language) ?? text).utf8
        guard result.count <= CatalogContents.maximumTextLength else { return text }
      } else if let literal = scanner.literal(from: start) {
        result += literal
      } else {
        scanner.at = start + 1
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text of a key, which may have the name of a namespace before it.
  private func linked(_ name: String) -> String? {
    if let text = texts[name] { return text }
    guard let colon = name.lastIndex(of: ":") else { return nil }
    return texts[String(name[name.index(after: colon)...])]
  }
}

extension ByteScanner {
  /// Skips a link and returns its key; nil if there is none, and then the place may have moved.
  fileprivate var link: (key: String, letterCase: LetterCase?)? {
    mutating get {
      if skip("$t(") {
        let name = skip { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }
        skip { $0 != UInt8(ascii: ")") }
        return skip(")") ? (String(decoding: name, as: UTF8.self).trimmed, nil) : nil
      }
      guard skip("@") else { return nil }
      let modifier = skip(".") ? skip { $0.isLetter } : []
      guard skip(":"), let key = linkedKey else { return nil }
      return (key, LetterCase(rawValue: String(decoding: modifier, as: UTF8.self)))
    }
  }

  /// Skips the key of a link of vue-i18n.
  private var linkedKey: String? {
    mutating get {
      if let literal = literal(from: at) { return String(decoding: literal, as: UTF8.self) }
      let isInParentheses = skip("(")
      let start = at
      skip { $0.isNameByte }
      // A point after the key ends a sentence.
      while at > start, bytes[at - 1] == UInt8(ascii: ".") { at -= 1 }
      let name = String(decoding: bytes[start..<at], as: UTF8.self)
      return !name.isEmpty && (!isInParentheses || skip(")")) ? name : nil
    }
  }

  /// Skips `{'@'}` and returns its contents; nil if there is none, such as in `{{'@'}}`.
  fileprivate mutating func literal(from start: Int) -> [UInt8]? {
    at = start
    // After an apostrophe it is a brace of ICU.
    guard start == 0 || !"{'".utf8.contains(bytes[start - 1]), skip("{'") else { return nil }
    let contents = Array(skip { $0 != UInt8(ascii: "'") })
    return skip("'}") ? contents : nil
  }
}
