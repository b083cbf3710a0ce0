import PickerCatalogs
import PickerCheck
import PickerLayout
import PickerOutput

/// A table of boxes as a document.
struct BoxInput {
  let path: String
  let table: BoxTable

  /// - Parameter limit: The maximum number of boxes; the others are left out.
  /// - Throws: `boxes.csv:3: key: is missing`.
  init(_ path: String, atMost limit: Int) throws(ToolError) {
    self.path = path
    do throws(CatalogError) {
      let file = CatalogFile(path: path, bytes: try Input.file(path).readCatalog())
      table = try BoxTable(file, atMost: limit)
    } catch {
      throw ToolError(error)
    }
  }

  /// The document with the texts of the source language.
  /// - Parameter catalog: Reads catalogues; called only if the table has no texts.
  func document(
    texts catalog: (_ language: String) throws(ToolError) -> StringCatalog
  ) throws(ToolError) -> [UInt8] {
    guard table.needsTexts else { return table.document { _ in nil } }
    let language = table.language
    let texts = try catalog(language).languages.first { $0.locale.localeKey == language.localeKey }
    return table.document { texts?.translations[$0]?.text.text }
  }
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
