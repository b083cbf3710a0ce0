import PickerCatalogs
import PickerLayout
import PickerOutput

/// The limits of `--limit` for documents, `catalog-bytes` for all catalogues together, and `boxes` for a table of boxes.
struct CheckLimits {
  let documents: Limits
  private(set) var catalogs = CatalogLimits()
  /// The maximum number of boxes in a table.
  private(set) var boxes = BoxTable.maximumCount

  /// - Throws: `--limit: expected catalog-bytes= and a whole number greater than 0, found "catalog-bytes=x"`.
  init(_ option: LimitOption) throws(ToolError) {
    var others: [Substring] = []
    for entry in option.text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      switch entry.prefix(while: { $0 != "=" }) {
      case "catalog-bytes": catalogs = CatalogLimits(ofBytes: try CheckLimits.number(in: entry))
      case "boxes": boxes = try CheckLimits.number(in: entry)
      default: others.append(entry)
      }
    }
    let text = option.text == nil || others.isEmpty ? nil : others.joined(separator: ",")
    documents = try LimitOption(text: text).limits()
  }

  /// The number of an entry such as `boxes=50000`.
  private static func number(in entry: Substring) throws(ToolError) -> Int {
    let (name, number) = (entry.prefix { $0 != "=" }, entry.drop { $0 != "=" }.dropFirst())
    guard let number = Int(number), (1...1 << 40).contains(number) else {
      throw ToolError(
        .usage,
        "--limit: expected \(name)= and a whole number greater than 0, found \(String(entry).quotedInMessage)"
      )
    }
    return number
  }
}

extension CatalogLimits {
  /// Limits for a number of bytes in files, and for the texts that these may contain.
  fileprivate init(ofBytes bytes: Int) {
    self.init()
    let factor = max(1, bytes / self.bytes + 1)
    self.bytes = bytes
    fileBytes = max(fileBytes, bytes)
    (textBytes, texts) = (textBytes * factor, texts * factor)
  }
}
