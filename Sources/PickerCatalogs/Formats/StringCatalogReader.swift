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
  private var contents = CatalogContents()

  static func contents(of root: JSONValue) throws(JSONError) -> CatalogContents {
    var reader = StringCatalogReader()
    try reader.read(root.object())
    return reader.contents
  }

  private mutating func read(_ root: JSONObject) throws(JSONError) {
    guard let language = root["sourceLanguage"] else {
      throw root.value.error("\"sourceLanguage\" is missing")
    }
    guard let strings = root["strings"] else { throw root.value.error("\"strings\" is missing") }
    let source = try language.localeTag(language.string())
    contents.sourceLocale = source
    for entry in try strings.object() { try read(entry, source) }
  }

  private mutating func read(_ entry: JSONMember, _ source: String) throws(JSONError) {
    let (key, object) = (entry.key, try entry.value.object())
    let isShared = try object["shouldTranslate"]?.bool() == false
    var sourceText = TranslatedText(key)
    for localization in try object["localizations"]?.members() ?? [] {
      let locale = try localization.value.localeTag(localization.key)
      contents.declare(locale)
      guard let text = try StringCatalogLocalization(localization.value.object()).text else {
        continue
      }
      if locale == source { sourceText = text }
      try contents.add(CatalogEntry(key: key, text: text), to: locale) {
        localization.value.error($0)
      }
    }
    guard isShared else { return }
    try contents.addShared(CatalogEntry(key: key, text: sourceText)) { entry.value.error($0) }
  }
}

extension JSONValue {
  /// Returns the tag of a locale that this value or its key names.
  func localeTag(_ name: String) throws(JSONError) -> String {
    guard let tag = LocaleTag.normalized(name) else {
      throw error("expected a locale such as \"de\" or \"pt-BR\", found \(name.quotedInMessage)")
    }
    return tag
  }
}
