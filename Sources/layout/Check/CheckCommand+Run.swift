import Glibc
import PickerCatalogs
import PickerCheck
import PickerLayout
import PickerOutput
import PickerReports

extension CheckCommand {
  func validate() throws {
    if settings == "" { throw ToolError(.usage, "--settings must not be empty") }
    if settings != nil, hasNoSettings {
      throw ToolError(.usage, "--settings and --no-settings exclude each other")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ToolError(.usage, "only one FILE can be standard input")
    }
    if let jobs, jobs < 1 { throw ToolError(.usage, "--jobs must be at least 1, is \(jobs)") }
    try matrix.validate()
    try findings.validate()
    try output.validate()
    _ = try limit.limits()
    if findings.minimumWidth { try checkMinimumWidth() }
  }

  /// Reports options that have no effect on minimum widths.
  private func checkMinimumWidth() throws(ToolError) {
    let others = [
      ("--width", !matrix.width.isEmpty), ("--baseline", findings.baseline != nil),
      ("--report", output.report != nil), ("--lengths", output.lengths != nil),
    ]
    if let other = others.first(where: \.1) {
      throw ToolError(.usage, "\(other.0) is not for --minimum-width")
    }
    guard [.table, .json].contains(output.chosenFormat) else {
      throw ToolError(
        .usage,
        "--minimum-width is written as table or json, not as \(output.chosenFormat.rawValue)")
    }
  }

  /// The codes without which a width is wide enough: those of --fail-on, of which one at least must depend on the width.
  private func codesOfMinimumWidth() throws -> Set<Finding.Code> {
    let codes = try findings.codes()
    if codes.isEmpty { return Finding.Code.ofWidth }
    guard codes.isDisjoint(with: Finding.Code.ofWidth) else { return codes }
    let names = findings.failOn.joined(separator: ",")
    throw ToolError(
      .usage,
      "--fail-on \(names): \(output.lengths == nil ? "--minimum-width is" : "--lengths are") for what a larger width cures"
    )
  }

  func run() throws {
    let path = hasNoSettings ? nil : settings ?? CheckProjectFile.nearest
    guard let file = try path.map({ (path) throws(ToolError) in try CheckProjectFile(path) })
    else { return try run(nil) }
    try filled(from: file).run(file)
  }

  /// Runs the command, whose options are complete.
  private func run(_ file: CheckProjectFile?) throws {
    if files.isEmpty {
      throw ToolError(
        .usage,
        "expected a document: type layout check picker.json, or name documents in layout-check.json"
      )
    }
    try findings.checkBaseline()
    let run = try CheckRun(self, file)
    do {
      try write(run)
    } catch let error as ToolError where error.kind == .checkFailed {
      try checkLosses(of: run)
      throw error
    }
    try checkLosses(of: run)
  }

  private func write(_ run: CheckRun) throws {
    if let file = output.lengths {
      try writeLengths(of: run, to: file)
    } else if findings.minimumWidth {
      try writeMinimumWidths(of: run)
    } else {
      try writeFindings(of: run)
    }
  }

  /// Writes how long translations may be until something of --fail-on is found, or else until a label is cut, overflows or is
  /// hidden.
  private func writeLengths(of run: CheckRun, to file: String) throws {
    show(run.problems)
    let codes = try findings.failOn.isEmpty ? Finding.Code.ofLengths : codesOfMinimumWidth()
    let (lengths, source) = try run.lengths(without: codes)
    let report = LengthReport(sourceLocale: source)
    let text = report.text(of: lengths, as: output.chosenLengthsFormat ?? .csv)
    try Array(text.utf8).write(to: file == "-" ? nil : file)
  }

  /// Shows what is wrong with files on standard error.
  private func show(_ problems: [CheckProblem]) {
    for problem in problems { StandardStream.error.showLine("\(problem)") }
  }

  /// Fails a strict check that left something out.
  private func checkLosses(of run: CheckRun) throws(ToolError) {
    let losses = run.problems.filter(\.isLoss)
    guard findings.isStrict, let first = losses.first else { return }
    let more = losses.count > 1 ? ", and \(losses.count - 1) more" : ""
    throw ToolError(.badDocument, "\(first)\(more); --strict is given")
  }

  private func writeMinimumWidths(of run: CheckRun) throws {
    show(run.problems)
    let widths = try run.minimumWidths(without: try codesOfMinimumWidth())
    let report = MinimumWidthReport(
      columns: output.terminal.columns, style: output.terminal.style)
    let bytes =
      output.chosenFormat == .json ? report.json(of: widths) : Array(report.text(of: widths).utf8)
    try bytes.write(to: output.output)
    if !findings.failOn.isEmpty, widths.contains(where: { $0.width == nil }) {
      throw ToolError(.checkFailed, "")
    }
  }

  private func writeFindings(of run: CheckRun) throws {
    let isUpdated = findings.updateBaseline
    var baseline = try findings.baseline.map { try BaselineFile($0, isUpdated: isUpdated) }
    var report = try run.report(searchingAllWidths: output.showsAllFindings)
    if isUpdated { try baseline?.update(with: report) }
    if let baseline { report = baseline.marking(report) }
    // Annotations contain them.
    if output.chosenFormat != .github { show(report.warnings) }
    let lines = Dictionary(
      run.inputs.map { ($0.name, ItemLines(of: $0.bytes)) }
    ) { first, _ in first }
    let assessment = Assessment(
      report, failOn: try findings.codes(), hasBaseline: findings.baseline != nil
    ) { lines[$0.cell.document]?.line(of: $0) ?? 1 }
    if let file = output.report {
      try HTMLReport()
        .bytes(of: assessment, picture: run.picture, source: run.sourceCell).write(to: file)
    }
    try output.bytes(of: assessment, report, neededWidth: run.neededWidth).write(to: output.output)
    if assessment.failureCount > 0 { throw ToolError(.checkFailed, "") }
  }
}

extension CheckOutputOptions {
  /// The answer in the chosen format.
  fileprivate func bytes(
    of assessment: Assessment, _ report: CheckReport, neededWidth: (Finding) -> Double?
  ) -> [UInt8] {
    switch chosenFormat {
    case .table:
      Array(
        TableReport(columns: terminal.columns, style: terminal.style)
          .text(of: assessment, neededWidth: neededWidth).utf8)
    case .json: report.json(pretty: true)
    case .junit: JUnitReport().bytes(of: assessment)
    case .github:
      Array(GitHubReport().text(of: assessment, neededWidth: neededWidth).utf8)
    case .sarif: SARIFReport(version: "\(packageVersion)").bytes(of: assessment)
    }
  }
}
