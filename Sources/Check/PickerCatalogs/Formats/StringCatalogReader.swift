import PickerControls
import PickerJSON
import PickerText

/// Reads Apple's string catalogues, `.xcstrings`.
///
/// Left out are texts in the state `new`. Of variations by device, the one for `other` counts. A key that is not to be
/// translated is the same in all languages. Substitutions are put into the texts that name them.
///
/// Source: Apple, *Localizing and varying text with a string catalog*; the files that Xcode 15 writes.
struct StringCatalogReader {
  private let file: CatalogFile
  private var contents = CatalogContents()

  static func contents(of root: JSONValue, in file: CatalogFile) throws(JSONError)
    -> CatalogContents
  {
    var reader = StringCatalogReader(file: file)
    try reader.read(root.object())
    return reader.contents
  }

  private mutating func read(_ root: JSONObject) throws(JSONError) {
    guard let language = root["sourceLanguage"] else {
      throw root.value.error("\"sourceLanguage\" is missing")
    }
    guard let strings = root["strings"] else { throw root.value.error("\"strings\" is missing") }
    let source = try language.localeTag(language.string(), file.names)
    contents.sourceLocale = source
    for entry in try strings.object() {
      do throws(JSONError) {
        try read(entry, source)
      } catch {
        try contents.leaveOut(error, of: file)
      }
    }
  }

  private init(file: CatalogFile) { self.file = file }

  private mutating func read(_ entry: JSONMember, _ source: String) throws(JSONError) {
    let (key, object) = (entry.key, try entry.value.object())
    let isShared = try object["shouldTranslate"]?.bool() == false
    var sourceText = TranslatedText(key)
    for localization in try object["localizations"]?.members() ?? [] {
      do throws(JSONError) {
        let text = try read(localization, key, source)
        if let text { sourceText = text }
      } catch {
        try contents.leaveOut(error, of: file)
      }
    }
    guard isShared else { return }
    let shared = CatalogEntry(
      key: key, text: sourceText, position: .offset(entry.value.offset))
    try contents.addShared(shared) { entry.value.error($0) }
  }
}

extension StringCatalogReader {
  /// Reads the text of a language; returns that of the source language.
  private mutating func read(
    _ localization: JSONMember, _ key: String, _ source: String
  ) throws(JSONError) -> TranslatedText? {
    let locale = try localization.value.localeTag(localization.key, file.names)
    contents.declare(locale)
    let found = try StringCatalogLocalization(localization.value.object())
    guard let text = found.text else { return nil }
    let entry = CatalogEntry(
      key: key, text: text, givenForms: found.givenForms,
      position: .offset(localization.value.offset))
    try contents.add(entry, to: locale) {
      localization.value.error($0)
    }
    return locale == source ? text : nil
  }
}

extension JSONValue {
  /// Returns the tag of a locale that this value or its key names.
  func localeTag(_ name: String, _ names: LanguageNames) throws(JSONError) -> String {
    guard let tag = names.tag(name) else {
      throw error("expected a locale such as \"de\" or \"pt-BR\", found \(name.quotedInMessage)")
    }
    return tag
  }
}
