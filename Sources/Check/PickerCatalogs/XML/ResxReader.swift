import PickerArtwork
import PickerCheck
import PickerControls

/// Reads .NET's `.resx` and `.resw`: the texts of one language.
///
/// The language is that of the name or the folder, such as `Resources.de.resx` or `de/Resources.resw`; texts of a file
/// without one are in the source language. Entries with a type, such as icons, are not texts.
enum ResxReader {
  static func contents(of file: CatalogFile, root: XMLElement) throws(CatalogError)
    -> CatalogContents
  {
    var contents = CatalogContents()
    let locale = file.locale
    contents.declare(locale)
    for data in root.elements where data.isText {
      let text = TranslatedText(data.element("value")?.text ?? "")
      let entry = CatalogEntry(key: data["name"] ?? "", text: text, position: .line(data.line))
      do throws(CatalogError) {
        try contents.addUnique(entry, to: locale, of: file) { file.error($0, line: data.line) }
      } catch {
        try contents.leaveOut(error)
      }
    }
    return contents
  }
}

extension XMLElement {
  /// Whether it is a text; names with `>>` are those of the designer.
  fileprivate var isText: Bool {
    name == "data" && self["type"] == nil && self["mimetype"] == nil
      && self["name"]?.hasPrefix(">>") == false
  }
}
