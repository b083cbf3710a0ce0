package import CPickerLayout
import PickerCheck
import PickerLayout

extension Engine {
  /// The report of a check as JSON.
  fileprivate func report(
    of documents: [CheckDocument], _ options: pl_check_options, _ budget: Budget
  ) throws(Failure) -> [UInt8] {
    let check = try LayoutCheck(documents, options, budget)
    guard budget.mayProceed else { throw Failure(budget.error ?? .cancelled) }
    let queue = CheckQueue(
      check, wantsMinimumWidths: options.minimum_widths, budget)
    guard options.threads >= 0 else {
      throw .argument("options.threads must be at least 0, is \(options.threads)")
    }
    let report = try queue.report(threads: options.threads)
    let bytes = report.json(pretty: true)
    guard budget.allows(bytes: bytes.count) else { throw Failure(budget.error ?? .cancelled) }
    return bytes
  }
}

extension LayoutCheck {
  /// The check that options ask for.
  fileprivate init(
    _ documents: [CheckDocument], _ options: pl_check_options, _ budget: Budget
  ) throws(Failure) {
    let catalog = try CheckCatalogs(options).catalog(
      sourceLocale: documents.sharedLanguage, budget)
    self.init(
      documents: documents, locales: try options.checkedLocales(of: documents, catalog),
      widths: try options.checkedWidths(), textScales: try options.checkedTextScales(),
      directions: try options.checkedDirections(), maxRows: try options.checkedMaxRows(),
      minTarget: try options.checkedMinTarget(), samples: try options.checkedSamples())
    problems = catalog.problems
    sourceLocale = catalog.sourceLocale
    limits = catalog.limits
    sourceLocales = try options.choice.sourceLocales
  }
}

extension pl_check_options {
  fileprivate var choice: LocaleChoice {
    get throws(Failure) {
      let names = try [String](locales, count: locale_count, "options.locales")
      return LocaleChoice(names: names, isPseudo: pseudo, expansion: try checkedExpansion())
    }
  }

  /// The languages of the catalogues and the pseudo-locales, as far as they are named.
  fileprivate func checkedLocales(
    of documents: [CheckDocument], _ catalog: StringCatalog
  ) throws(Failure) -> [CheckLocale] {
    let choice = try choice
    do {
      return try choice.locales(of: catalog, documents)
    } catch {
      throw .argument("options.locales: \(error.message)").at(error.place)
    }
  }
}

@c @implementation
package func pl_check(
  _ engine: OpaquePointer?, _ documents: UnsafePointer<pl_check_document>?, _ count: Int,
  _ options: UnsafePointer<pl_check_options>?, _ budget: OpaquePointer?, _ error: ErrorPlace?
) -> UnsafeMutablePointer<pl_bytes>? {
  attempt(error) { () throws(Failure) in
    let engine = try Engine.from(engine, "engine")
    let options = try pl_check_options.from(options, "options")
    let budget = engine.budget(budget)
    let documents = try CheckDocuments(documents, count: count, engine, budget).documents
    return try pl_bytes.owned(try engine.report(of: documents, options, budget))
  }
}
