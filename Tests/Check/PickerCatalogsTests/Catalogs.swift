import PickerCheck
import PickerControls
import PickerText
import Testing

@testable import PickerCatalogs

/// Reads one catalogue from memory.
func catalog(
  _ path: String, _ text: String, sourceLocale: String? = nil
) throws -> StringCatalog {
  try StringCatalog(
    files: [CatalogFile(path: path, bytes: Array(text.utf8))], sourceLocale: sourceLocale)
}

/// The message of the error with which a catalogue is rejected; nil if it is read.
func failure(_ path: String, _ text: String) -> String? {
  do {
    return try catalog(path, text).problems.first { $0.code == .catalogue }.map { "\($0)" }
  } catch {
    return "\(error)"
  }
}

extension StringCatalog {
  /// The translation of a text with a count; nil if the language or the key is missing.
  subscript(locale: String, key: String) -> TranslatedText? {
    languages.first { $0.locale == locale }?
      .translation(of: LocalizableText(key, isCounted: true))?.text
  }

  /// The languages without the places of their texts.
  var textsOnly: [Translations] {
    languages.map { Translations(locale: $0.locale, texts: $0.texts) }
  }

  var locales: [String] { languages.map { $0.locale } }
}

extension TranslatedText {
  /// The text for a count of things, with the number in it.
  func text(for count: Int, language: String) -> String {
    CountTemplate(text, forms: forms)
      .text(for: count, category: PluralCategory(of: count, language: language))
  }
}

/// Files in folders, in memory.
struct Folders: CatalogFiles {
  private let files: [String: [UInt8]]
  private let isEndless: Bool

  init(bytes files: [String: [UInt8]]) { (self.files, isEndless) = (files, false) }

  /// - Parameter isEndless: Whether there is a folder in each folder.
  init(files: [String: String], isEndless: Bool = false) {
    self.files = files.mapValues { Array($0.utf8) }
    self.isEndless = isEndless
  }

  func names(inFolder path: String) throws(CatalogError) -> [String]? {
    if isEndless { return ["a"] }
    if files[path] != nil { return nil }
    let names = Set(
      files.keys.filter { $0.hasPrefix(path + "/") }
        .compactMap {
          $0.dropFirst(path.count + 1).split(separator: "/").first.map { String($0) }
        })
    guard !names.isEmpty else {
      throw CatalogError(path: path, message: "cannot be read", reason: .unreadable)
    }
    return Array(names)
  }

  func bytes(ofFile path: String, atMost limit: Int) throws(CatalogError) -> [UInt8] {
    Array((files[path] ?? []).prefix(limit))
  }
}
