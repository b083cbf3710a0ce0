import PickerControls
import PickerJSON

/// Reads Flutter's application resource bundles, `.arb`: the messages of one language in the syntax of ICU.
///
/// Source: Google, *Application Resource Bundle Specification*.
enum AppResourceReader {
  static func contents(of root: JSONValue, path: String) throws(JSONError) -> CatalogContents {
    let object = try root.object()
    var contents = CatalogContents()
    var locale = LocaleTag.locale(inPath: path)
    if let name = object["@@locale"] { locale = try name.localeTag(name.string()) }
    guard let locale else {
      throw root.error("expected \"@@locale\", or a locale in the name of the file")
    }
    contents.declare(locale)
    for member in object where !member.key.hasPrefix("@") {
      let value = member.value
      let entry = CatalogEntry(key: member.key, text: try text(of: value))
      try contents.add(entry, to: locale) { value.error($0) }
    }
    return contents
  }

  private static func text(of value: JSONValue) throws(JSONError) -> TranslatedText {
    let text = try value.string()
    guard text.utf8.contains(where: { "{}".utf8.contains($0) }) else { return TranslatedText(text) }
    do throws(MessageFormatError) {
      return try MessageFormat(parsing: text).translated
    } catch {
      throw value.error(error.message)
    }
  }
}
