import PickerCatalogs
import PickerCheck
import PickerLayout

extension CheckMatrixOptions {
  /// The locales of the catalogues and the pseudo-locales, as far as `--locale` names them.
  ///
  /// - Parameter documents: The documents, whose language is that of texts without one.
  func checkLocales(of documents: [Document]) throws(ToolError) -> [CheckLocale] {
    let sources = Set(documents.compactMap(\.control.container.language))
    let catalog = try catalog(in: sources.count == 1 ? sources.first : nil)
    let kinds = pseudo ? PseudoLocale.Kind.allCases : []
    let all =
      catalog.languages.map { CheckLocale($0) }
      + kinds.map { CheckLocale(PseudoLocale($0, expansion: expand)) }
    let known = all.map(\.name) + sources.sorted()
    let tags = Set(known.map(\.normalizedTag))
    for name in locales where !tags.contains(name.normalizedTag) { throw unknown(name, known) }
    let chosen = Set(locales.map(\.normalizedTag))
    return all.filter { chosen.isEmpty || chosen.contains($0.name.normalizedTag) }
  }

  private func catalog(in source: String?) throws(ToolError) -> StringCatalog {
    guard !strings.isEmpty else { return StringCatalog() }
    do {
      return try StringCatalog(paths: strings, from: CatalogFolder(), sourceLocale: source)
    } catch {
      throw ToolError(error)
    }
  }

  private func unknown(_ name: String, _ known: [String]) -> ToolError {
    let start = "--locale: no translations for \(name.quotedInMessage)"
    guard !known.isEmpty else { return ToolError(.usage, start + ": give --strings or --pseudo") }
    let hint =
      nearest(to: name, among: known).map { ", did you mean \"\($0)\"?" }
      ?? ", there are " + known.joined(separator: ", ")
    return ToolError(.usage, start + hint)
  }
}

extension String {
  /// The tag in small letters, with hyphens.
  fileprivate var normalizedTag: String { lowercased().replacing("_", with: "-") }
}
