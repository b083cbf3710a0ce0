import PickerCatalogs
import PickerCheck
import PickerLayout
import PickerOutput

/// A table of boxes as a document.
struct BoxInput {
  let path: String
  let table: BoxTable
  private let texts: Translations?

  /// - Parameters:
  ///   - limit: The maximum number of boxes; the others are left out.
  ///   - isLoaded: Whether a font family is loaded.
  ///   - catalog: Reads catalogues; called only if the table has no texts.
  /// - Throws: `boxes.csv:3: key: is missing`.
  init(
    _ path: String, atMost limit: Int, isLoaded: (String) -> Bool,
    texts catalog: (_ language: String) throws(ToolError) -> StringCatalog
  ) throws(ToolError) {
    self.path = path
    var table: BoxTable
    do throws(CatalogError) {
      let file = CatalogFile(path: path, bytes: try Input.file(path).readCatalog())
      table = try BoxTable(file, atMost: limit)
    } catch {
      throw ToolError(error)
    }
    table.removeFamilies(unless: isLoaded)
    let language = table.language
    texts =
      table.needsTexts
      ? try catalog(language).languages.first { $0.locale.localeKey == language.localeKey } : nil
    self.table = table
  }

  /// The document with the texts of the source language.
  var document: [UInt8] { table.document(texts: text) }

  /// A document for each box, for minimum widths.
  var documents: [(name: String, json: [UInt8])] { table.documents(texts: text) }

  private func text(_ key: String) -> String? { texts?.translations[key]?.text.text }
}

extension Input {
  /// The bytes, with the error of a catalogue.
  fileprivate func readCatalog() throws(CatalogError) -> [UInt8] {
    do throws(ToolError) {
      return try read()
    } catch {
      let message =
        error.message.hasPrefix(name + ": ")
        ? String(error.message.dropFirst(name.count + 2)) : error.message
      throw CatalogError(path: name, message: message, reason: .unreadable)
    }
  }
}
