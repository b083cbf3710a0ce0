import PickerCatalogs
import PickerCheck
import PickerLayout
import PickerOutput

extension CheckMatrixOptions {
  /// The locales of the catalogues and the pseudo-locales, as far as `--locale` names them.
  func checkLocales(
    of catalog: StringCatalog, _ documents: [CheckDocument]
  ) throws(ToolError) -> [CheckLocale] {
    do {
      return try choice.locales(of: catalog, documents)
    } catch {
      let advice = error.known.isEmpty ? ": give --strings or --pseudo" : ""
      throw ToolError(.usage, "--locale: " + error.message + advice)
    }
  }

  /// The source languages that are checked; nil for all.
  var sourceLocales: Set<String>? { choice.sourceLocales }

  private var choice: LocaleChoice {
    LocaleChoice(names: locales, isPseudo: pseudo, expansion: expand)
  }

  /// The catalogues.
  ///
  /// - Parameters:
  ///   - source: The language of texts in files that do not name it.
  ///   - budget: The budget within which they are read.
  func catalog(in source: String?, within budget: Budget) throws(ToolError) -> StringCatalog {
    guard !strings.isEmpty else { return StringCatalog() }
    do {
      return try budget.asCurrent { () throws(CatalogError) in
        try StringCatalog(paths: strings, from: CatalogFolder(), sourceLocale: source)
      }
    } catch {
      throw ToolError(error)
    }
  }
}
