import PickerCatalogs
import PickerCheck
import PickerLayout
import PickerOutput

extension CheckMatrixOptions {
  /// The catalogues, and their locales and the pseudo-locales that `--locale` names.
  ///
  /// - Parameters:
  ///   - documents: The documents, whose language is that of texts in files that do not name it.
  ///   - budget: The budget within which catalogues are read.
  ///   - limits: The limits for reading them.
  func catalog(
    for documents: [CheckDocument], within budget: Budget, _ limits: CatalogLimits
  ) throws(ToolError) -> (StringCatalog, locales: [CheckLocale]) {
    let source = documents.sharedLanguage
    if !locales.isEmpty {
      let named = try catalog(in: source, only: locales, within: budget, limits)
      if let found = try? choice.locales(of: named, documents),
        unknownLocales(beside: found, documents).isEmpty
      {
        return (named, found)
      }
    }
    // Only all files together tell which locales there are.
    let catalog = try catalog(in: source, only: nil, within: budget, limits)
    do {
      return (catalog, try choice.locales(of: catalog, documents))
    } catch {
      let advice = error.known.isEmpty ? ": give --strings or --pseudo" : ""
      throw ToolError(.usage, "--locale: " + error.message + advice)
    }
  }

  /// The locales and the limits of catalogues in a commit; nil if they are unknown.
  func past(
    _ revision: GitRevision, for documents: [CheckDocument], within budget: Budget,
    _ limits: CatalogLimits
  ) -> (locales: [CheckLocale], limits: TextLimits)? {
    guard !strings.isEmpty else { return ([], TextLimits()) }
    guard strings.allSatisfy({ revision.keepsFiles(in: $0) }) else { return nil }
    let catalog = try? budget.asCurrent { () throws(CatalogError) in
      try StringCatalog(
        paths: strings, from: PastCatalogs(revision: revision),
        sourceLocale: documents.sharedLanguage, languages: (try? languages()) ?? LanguageNames(),
        limits: limits)
    }
    guard let catalog else { return nil }
    var all = LocaleChoice(names: locales, isPseudo: false)
    all.ignoresUnknown = hasLocalesOfFile
    return (try? all.locales(of: catalog, documents)).map { ($0, catalog.limits) }
  }

  /// The project's own names of languages.
  /// - Throws: `--languages cn: expected a language such as zh-Hans, found "chinese"`.
  func languages() throws(ToolError) -> LanguageNames {
    var tags = fileLanguages
    for given in OptionList("--languages", languageNames).values {
      guard let sign = given.firstIndex(of: "="), sign > given.startIndex else {
        throw ToolError(
          .usage,
          "--languages: expected a name and a language such as cn=zh-Hans, found \(given.quotedInMessage)"
        )
      }
      tags[String(given[..<sign])] = String(given[given.index(after: sign)...])
    }
    do throws(UnknownLanguage) {
      return try LanguageNames(tags)
    } catch {
      throw ToolError(.usage, "--languages: \(error.name.quotedInMessage): \(error.message)")
    }
  }

  /// The source languages to check; nil for all.
  var sourceLocales: Set<String>? { choice.sourceLocales }

  private var choice: LocaleChoice {
    var choice = LocaleChoice(names: locales, isPseudo: pseudo, expansion: expand)
    choice.ignoresUnknown = hasLocalesOfFile
    return choice
  }

  /// The locales in the settings that are in neither translations nor documents.
  func unknownLocales(beside found: [CheckLocale], _ documents: [CheckDocument]) -> [String] {
    guard hasLocalesOfFile else { return [] }
    let known = found.map(\.name) + documents.map(\.sourceName)
    let keys = Set(known.map(\.localeKey))
    return locales.filter { !keys.contains($0.localeKey) }
  }

  func catalog(
    in source: String?, only locales: [String]?, within budget: Budget,
    _ limits: CatalogLimits
  ) throws(ToolError) -> StringCatalog {
    guard !strings.isEmpty else { return StringCatalog() }
    let names = try languages()
    do {
      return try budget.asCurrent { () throws(CatalogError) in
        try StringCatalog(
          paths: strings, from: CatalogFolder(), sourceLocale: source, locales: locales,
          languages: names, limits: limits)
      }
    } catch {
      throw ToolError(error)
    }
  }
}
