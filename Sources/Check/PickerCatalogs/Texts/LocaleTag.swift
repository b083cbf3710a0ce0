import PickerCheck

/// The names of locales, in the spellings of catalogues.
///
///     pt_BR, pt-rBR, pt-BR        pt-BR
///     sr@latin, sr@Latn           sr-Latn
///     de_DE.UTF-8                 de-DE
///     zh_CN@pinyin                zh-CN-pinyin
///     iw                          he
enum LocaleTag {
  /// Returns the BCP 47 tag of a locale in its usual case; nil for other words, such as `C`, `Base` or `strings`.
  static func normalized(_ name: String) -> String? {
    guard name.utf8.count <= 64 else { return nil }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0].prefix { $0 != "." }
    let names = place.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = names.first.flatMap(language), let subtags = subtags(names.dropFirst())
    else { return nil }
    let modifier = parts.count > 1 ? subtag(ofModifier: parts[1].lowercased()) : []
    // A script comes before the region, anything else at the end.
    let isScript = modifier.first?.utf8.count == 4
    return ([language] + (isScript ? modifier + subtags : subtags + modifier))
      .joined(separator: "-")
  }

  /// The locale of a name and all locales from which it inherits texts: `pt-BR` and `pt`.
  static func inherited(by name: String) -> [String] {
    sequence(first: normalized(name) ?? name) { $0.parentLocale }.map { $0 }
  }

  private static func language(_ name: Substring) -> String? {
    guard (2...3).contains(name.utf8.count), name.utf8.allSatisfy({ $0.isLetter }) else {
      return nil
    }
    let language = name.lowercased()
    return renamed[language] ?? language
  }

  /// Codes that ISO 639 replaced, which Android and Java still use.
  private static let renamed = ["iw": "he", "in": "id", "ji": "yi"]

  /// The subtags after the language, in the case that RFC 5646 recommends.
  private static func subtags(_ names: some Sequence<Substring>) -> [String]? {
    var subtags: [String] = []
    var isExtension = false
    for name in names {
      let isWord = name.utf8.allSatisfy { $0.isLetter || $0.isDigit }
      guard isWord, (1...8).contains(name.utf8.count) else { return nil }
      isExtension = isExtension || name.utf8.count == 1
      guard let subtag = isExtension ? name.lowercased() : subtag(name) else { return nil }
      subtags.append(subtag)
    }
    return subtags.last?.utf8.count == 1 ? nil : subtags
  }

  private static func subtag(_ name: Substring) -> String? {
    let digits = name.utf8.count { $0.isDigit }
    switch (name.utf8.count, digits) {
    case (2, 0), (3, 3): return name.uppercased()
    case (4, 0): return name.prefix(1).uppercased() + name.dropFirst().lowercased()
    case (4, _) where name.utf8.first?.isDigit == true, (5...8, _): return name.lowercased()
    default: return nil
    }
  }

  /// What the modifier of a POSIX locale is in a tag.
  private static func subtag(ofModifier name: String) -> [String] {
    let name = String(name.prefix { $0 != "." })
    if let script = scripts[name] ?? LocaleTag.script(name) { return [script] }
    let isWord = name.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    guard isWord, (1...8).contains(name.utf8.count), name != "euro" else { return [] }
    return name.utf8.count >= 5 ? [name] : ["x", name]
  }

  private static let scripts = [
    "arabic": "Arab", "cyrillic": "Cyrl", "devanagari": "Deva", "greek": "Grek",
    "hebrew": "Hebr", "latin": "Latn", "tifinagh": "Tfng",
  ]
}
