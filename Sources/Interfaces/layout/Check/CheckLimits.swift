import PickerCatalogs
import PickerLayout
import PickerOutput

/// The limits of `--limit` for documents, and `catalog-bytes` for all catalogues together.
struct CheckLimits {
  let documents: Limits
  let catalogs: CatalogLimits

  /// - Throws: `--limit: expected catalog-bytes= and a whole number of more than 0, found "catalog-bytes=x"`.
  init(_ option: LimitOption) throws(ToolError) {
    var others: [Substring] = []
    var limits = CatalogLimits()
    for entry in option.text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      guard entry.hasPrefix("catalog-bytes") else {
        others.append(entry)
        continue
      }
      guard let sign = entry.firstIndex(of: "="),
        let bytes = Int(entry[entry.index(after: sign)...]), (1...1 << 40).contains(bytes)
      else {
        throw ToolError(
          .usage,
          "--limit: expected catalog-bytes= and a whole number of more than 0, found \(String(entry).quotedInMessage)"
        )
      }
      limits = CatalogLimits(ofBytes: bytes)
    }
    let text = option.text == nil || others.isEmpty ? nil : others.joined(separator: ",")
    documents = try LimitOption(text: text).limits()
    catalogs = limits
  }
}

extension CatalogLimits {
  /// Limits for so many bytes of files, and as many texts as these may have.
  fileprivate init(ofBytes bytes: Int) {
    self.init()
    let factor = max(1, bytes / self.bytes + 1)
    self.bytes = bytes
    fileBytes = max(fileBytes, bytes)
    (textBytes, texts) = (textBytes * factor, texts * factor)
  }
}
