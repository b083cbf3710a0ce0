import PickerCatalogs
import PickerCheck
import PickerLayout
import PickerOutput

extension CheckMatrixOptions {
  /// The catalogues, and their locales and the pseudo-locales, as far as `--locale` names them.
  ///
  /// - Parameters:
  ///   - documents: The documents, whose language is that of texts in files that do not name it.
  ///   - budget: The budget within which catalogues are read.
  func catalog(
    for documents: [CheckDocument], within budget: Budget
  ) throws(ToolError) -> (StringCatalog, locales: [CheckLocale]) {
    let source = documents.sharedLanguage
    if !locales.isEmpty {
      let named = try catalog(in: source, only: locales, within: budget)
      if let found = try? choice.locales(of: named, documents) { return (named, found) }
    }
    // Only all files together tell which locales there are.
    let catalog = try catalog(in: source, only: nil, within: budget)
    do {
      return (catalog, try choice.locales(of: catalog, documents))
    } catch {
      let advice = error.known.isEmpty ? ": give --strings or --pseudo" : ""
      throw ToolError(.usage, "--locale: " + error.message + advice)
    }
  }

  /// The locales and the limits of catalogues as they were in a commit; nil if that cannot be told.
  func past(
    _ revision: GitRevision, for documents: [CheckDocument], within budget: Budget
  ) -> (locales: [CheckLocale], limits: TextLimits)? {
    guard !strings.isEmpty else { return ([], TextLimits()) }
    guard strings.allSatisfy({ revision.keepsFiles(in: $0) }) else { return nil }
    let catalog = try? budget.asCurrent { () throws(CatalogError) in
      try StringCatalog(
        paths: strings, from: PastCatalogs(revision: revision),
        sourceLocale: documents.sharedLanguage)
    }
    guard let catalog else { return nil }
    let all = LocaleChoice(names: locales.isEmpty ? [] : locales, isPseudo: false)
    return (try? all.locales(of: catalog, documents)).map { ($0, catalog.limits) }
  }

  /// The source languages that are checked; nil for all.
  var sourceLocales: Set<String>? { choice.sourceLocales }

  private var choice: LocaleChoice {
    LocaleChoice(names: locales, isPseudo: pseudo, expansion: expand)
  }

  private func catalog(
    in source: String?, only locales: [String]?, within budget: Budget
  ) throws(ToolError) -> StringCatalog {
    guard !strings.isEmpty else { return StringCatalog() }
    do {
      return try budget.asCurrent { () throws(CatalogError) in
        try StringCatalog(
          paths: strings, from: CatalogFolder(), sourceLocale: source, locales: locales)
      }
    } catch {
      throw ToolError(error)
    }
  }
}
