import PickerCatalogs
import PickerCheck
import PickerLayout
import PickerOutput

extension CheckMatrixOptions {
  /// The locales of the catalogues and the pseudo-locales, as far as `--locale` names them.
  ///
  /// - Parameters:
  ///   - documents: The documents, whose language is that of texts without one.
  ///   - budget: The budget within which catalogues are read.
  func checkLocales(
    of documents: [CheckDocument], within budget: Budget
  ) throws(ToolError) -> [CheckLocale] {
    let choice = LocaleChoice(names: locales, isPseudo: pseudo, expansion: expand)
    let catalog = try budget.asCurrent { () throws(ToolError) in
      try self.catalog(in: documents.sharedLanguage)
    }
    do {
      return try choice.locales(of: catalog, documents)
    } catch {
      let advice = error.known.isEmpty ? ": give --strings or --pseudo" : ""
      throw ToolError(.usage, "--locale: " + error.message + advice)
    }
  }

  private func catalog(in source: String?) throws(ToolError) -> StringCatalog {
    guard !strings.isEmpty else { return StringCatalog() }
    do {
      return try StringCatalog(paths: strings, from: CatalogFolder(), sourceLocale: source)
    } catch {
      throw ToolError(error)
    }
  }
}
