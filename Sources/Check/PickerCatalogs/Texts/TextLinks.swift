import PickerCheck
import PickerControls

/// Replaces keys in texts by their texts: `@:save`, `@.lower:save` and `@:(save)` of vue-i18n, `$t(save)` of i18next.
/// Source: vue-i18n, *Linked messages*; i18next, *Nesting*.
struct TextLinks {
  private let texts: [String: String]

  /// The maximum number of nested texts.
  private static let maximumDepth = 8

  /// - Parameter texts: The texts of a file by their keys.
  init(_ texts: [String: String]) { self.texts = texts }

  /// Whether a text names another one of vue-i18n.
  static func isVue(_ text: String) -> Bool { text.contains("@:") }

  func resolved(_ text: TranslatedText) -> TranslatedText {
    TranslatedText(resolved(text.text), forms: text.forms.mapValues { resolved($0) })
  }

  private func resolved(_ text: String, depth: Int = 0) -> String {
    guard depth < TextLinks.maximumDepth,
      text.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "$") })
    else { return text }
    var scanner = ByteScanner(Array(text.utf8))
    var result: [UInt8] = []
    while let byte = scanner.next {
      let start = scanner.at
      if let name = scanner.link, let linked = linked(name) {
        result += resolved(linked, depth: depth + 1).utf8
        guard result.count <= CatalogContents.maximumTextLength else { return text }
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
  fileprivate var link: String? {
    mutating get {
      if skip("$t(") {
        let name = skip { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }
        skip { $0 != UInt8(ascii: ")") }
        return skip(")") ? String(decoding: name, as: UTF8.self).trimmed : nil
      }
      guard skip("@") else { return nil }
      if skip(".") { skip { $0.isLetter } }
      guard skip(":") else { return nil }
      let isInParentheses = skip("(")
      let start = at
      skip { $0.isNameByte }
      // A point after the key ends a sentence.
      while at > start, bytes[at - 1] == UInt8(ascii: ".") { at -= 1 }
      let name = String(decoding: bytes[start..<at], as: UTF8.self)
      return !name.isEmpty && (!isInParentheses || skip(")")) ? name : nil
    }
  }
}
