import PickerControls
import PickerJSON

/// Reads Flutter's application resource bundles, `.arb`: the messages of one language in the syntax of ICU.
///
/// Source: Google, *Application Resource Bundle Specification*.
enum AppResourceReader {
  static func contents(of root: JSONValue, in file: CatalogFile) throws(JSONError)
    -> CatalogContents
  {
    let object = try root.object()
    var contents = CatalogContents()
    let name = object["@@locale"]
    let named = try name?.string()
    guard let locale = contents.locale(of: file, named: named, line: name?.line) else {
      throw root.error("expected \"@@locale\", or a locale in the file name")
    }
    contents.declare(locale)
    for member in object where !member.key.hasPrefix("@") {
      let value = member.value
      do throws(JSONError) {
        let message = try message(value)
        let entry = CatalogEntry(
          key: member.key, text: message.translated, givenForms: message.givenForms,
          position: .offset(value.offset))
        try contents.add(entry, to: locale) { value.error($0) }
      } catch {
        try contents.leaveOut(error, of: file)
      }
    }
    return contents
  }

  private static func message(_ value: JSONValue) throws(JSONError) -> MessageFormat {
    let text = try value.string()
    guard text.utf8.contains(where: { "{}".utf8.contains($0) }) else {
      return MessageFormat(parts: [.text(text)])
    }
    do throws(MessageFormatError) {
      return try MessageFormat(parsing: text)
    } catch {
      throw value.error(error.message)
    }
  }
}
