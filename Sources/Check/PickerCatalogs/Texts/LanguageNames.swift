import PickerCheck
import PickerJSON

/// The names of languages in catalogues: the tags of `LocaleTag`, and a project's own names.
///
///     ["cn": "zh-Hans", "my": ""]       cn is Chinese, and my is not a language
public struct LanguageNames: Hashable, Sendable {
  /// The tags by name; nil for a name that is not a language.
  private var tags: [String: String?] = [:]

  /// Creates only the names of BCP 47.
  public init() {}

  /// Creates names in addition to BCP 47.
  ///
  /// - Parameter tags: The tags by the names in files, folders, columns and keys; empty for a name that is not a
  ///   language.
  /// - Throws: `UnknownLanguage`: the name whose language is not a tag.
  public init(_ tags: [String: String]) throws(UnknownLanguage) {
    for (name, language) in tags.sorted(by: { $0.key < $1.key }) {
      let tag = LocaleTag.normalized(language)
      guard tag != nil || language.isEmpty else {
        throw UnknownLanguage(name: name, language: language)
      }
      self.tags.updateValue(tag, forKey: name.localeKey)
    }
  }

  /// Returns the tag of a name that can only be a language.
  func tag(_ name: String) -> String? {
    if tags.isEmpty { return LocaleTag.normalized(name) }
    return tags[name.localeKey] ?? LocaleTag.normalized(name)
  }

  /// Returns the tag of a name that may be another word: only languages of CLDR count.
  func known(_ name: Substring) -> String? {
    if tags.isEmpty { return LocaleTag.known(name) }
    return tags[String(name).localeKey] ?? LocaleTag.known(name)
  }

  /// Returns the tag of a name at a position where others name languages: ISO 639-3 counts.
  func valid(_ name: Substring) -> String? {
    if let tag = known(name) { return tag }
    guard !isOther(name), let tag = LocaleTag.normalized(String(name)), LocaleTag.isValid(tag)
    else { return nil }
    return tag
  }

  /// Whether a name may be a tag of any language.
  func mayBeTag(_ name: Substring) -> Bool {
    !isOther(name) && LocaleTag.normalized(String(name)) != nil
  }

  /// Whether the project says that a name does not mean a language.
  private func isOther(_ name: Substring) -> Bool {
    !tags.isEmpty && tags[String(name).localeKey] == .some(nil)
  }
}

/// An invalid language that a project assigned to a name.
public struct UnknownLanguage: Error, Hashable, Sendable {
  /// The name.
  public var name: String
  /// The language.
  public var language: String

  /// One line: `expected a language such as zh-Hans, found "chinese"`.
  public var message: String {
    "expected a language such as zh-Hans, found \(language.quotedInMessage)"
  }
}
