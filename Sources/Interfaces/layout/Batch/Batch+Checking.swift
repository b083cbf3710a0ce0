import PickerCatalogs
import PickerCheck
import PickerControls
import PickerLayout
import PickerOutput

/// The keys of a check request: the options of `layout check` that neither write files nor use Git.
private struct RequestedCheck {
  var matrix = CheckMatrixOptions()
  var findings = CheckFindingOptions()

  static let keys = OptionKeys<RequestedCheck>(
    group("", CheckMatrixOptions.options) { try $1(&$0.matrix) }
      + group("", CheckFindingOptions.options) { try $1(&$0.findings) },
    without: ["changed-since", "baseline", "update-baseline", "fail-on", "strict"], lists: .each)
  /// Keys of documents that `layout check` has as options.
  static let documentKeys: Set<String> = ["icons", "theme"]

  /// - Returns: Also the keys that override those of the document.
  static func reading(
    _ envelope: Envelope
  ) throws(JSONError) -> (RequestedCheck, keys: [JSONMember]) {
    var check = RequestedCheck()
    let others = try envelope.read(keys, into: &check)
    for member in others where !documentKeys.contains(member.key) {
      throw member.unknownKeyError(
        known: keys.names + documentKeys + ["id", "request", "document"])
    }
    return (check, others)
  }

  func validate() throws {
    try matrix.validate()
    try findings.validate()
  }
}

extension Batch {
  /// The findings in the document.
  ///
  /// - Throws: Also if the report exceeds the limit of bytes, or the check exceeds the limit of seconds.
  func report(_ envelope: Envelope) throws(JSONError) -> [UInt8] {
    let (check, others) = try RequestedCheck.reading(envelope)
    let form = BatchForm(BatchOutput(), keys: keys.overridden(by: others))
    do {
      try check.validate()
      let batch = measuring(with: try check.findings.measurer(with: fonts))
      let document = try batch.document(of: envelope, form)
      let budget = Budget(limits)
      let layouts = try batch.check(document, check, budget)
      let report = try layouts.report(within: budget, minimumWidths: check.findings.minimumWidth)
      return try budget.json { $0.raw(report.json(pretty: false)) }
    } catch let error as LimitError {
      throw JSONError(error)
    } catch {
      throw envelope.object.error(error)
    }
  }

  private func check(
    _ document: Document, _ check: RequestedCheck, _ budget: Budget
  ) throws -> LayoutCheck {
    let (matrix, findings) = (check.matrix, check.findings)
    let documents = [findings.checked(document, named: "document")]
    let (catalog, locales) = try matrix.catalog(
      for: documents, within: budget, CatalogLimits())
    var layouts = LayoutCheck(
      documents: documents, locales: locales, widths: try matrix.widths(),
      textScales: try matrix.scales(), directions: try matrix.directions(),
      maxRows: findings.maxRows, minTarget: findings.minTarget, samples: try matrix.samples())
    layouts.sourceLocales = matrix.sourceLocales
    layouts.sourceLocale = catalog.sourceLocale
    layouts.limits = catalog.limits
    layouts.problems = catalog.problems
    return layouts
  }
}

extension LayoutCheck {
  /// Checks everything on this thread; each layout has the limits of its document.
  fileprivate func report(
    within budget: Budget, minimumWidths: Bool
  ) throws(LimitError) -> CheckReport {
    var (checked, widths): ([CheckedPiece], [MinimumWidth]) = ([], [])
    for piece in pieces {
      guard budget.mayProceed else { throw budget.error ?? .cancelled }
      checked.append(try check(piece))
      if minimumWidths { widths.append(try minimumWidth(of: piece)) }
    }
    var report = report(of: checked)
    report.minimumWidths = widths
    return report
  }
}
