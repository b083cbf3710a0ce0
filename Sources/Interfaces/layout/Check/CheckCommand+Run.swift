import PickerPlatform
import PickerCatalogs
import PickerCheck
import PickerLayout
import PickerOutput
import PickerReports

extension CheckCommand {
  func validate() throws {
    if settings == "" { throw ToolError(.usage, "--settings must not be empty") }
    if settings != nil, hasNoSettings {
      throw ToolError(.usage, "--settings and --no-settings cannot be combined")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ToolError(.usage, "only one FILE can be standard input")
    }
    if let jobs, jobs < 1 { throw ToolError(.usage, "--jobs must be at least 1, is \(jobs)") }
    try matrix.validate()
    try findings.validate()
    try output.validate()
    _ = try CheckLimits(limit)
    try validateRepeating()
    if findings.minimumWidth { try checkMinimumWidth() }
  }

  private func validateRepeating() throws(ToolError) {
    if cache == "" { throw ToolError(.usage, "--cache needs the name of a folder") }
    guard isWatching else { return }
    let others = [
      ("--cache", cache != nil), ("--update-baseline", findings.updateBaseline),
      ("--changed-since", matrix.changedSince != nil), ("standard input", files.contains("-")),
    ]
    if let other = others.first(where: \.1) {
      throw ToolError(.usage, "\(other.0) cannot be combined with --watch")
    }
  }

  /// Reports options that have no effect on minimum widths.
  private func checkMinimumWidth() throws(ToolError) {
    let others = [
      ("--width", !matrix.width.isEmpty), ("--baseline", findings.baseline != nil),
      ("--report", output.report != nil), ("--lengths", output.lengths != nil),
    ]
    if let other = others.first(where: \.1) {
      throw ToolError(.usage, "\(other.0) cannot be combined with --minimum-width")
    }
    guard [.table, .json].contains(output.chosenFormat) else {
      throw ToolError(
        .usage,
        "--minimum-width needs --format table or json, not \(output.chosenFormat.rawValue)")
    }
  }

  /// The codes to avoid at the minimum width: the codes of --fail-on, at least one of which must depend on the width.
  private func codesOfMinimumWidth() throws -> Set<Finding.Code> {
    let codes = try findings.codes()
    if codes.isEmpty { return Finding.Code.ofWidth }
    guard codes.isDisjoint(with: Finding.Code.ofWidth) else { return codes }
    let names = findings.failOn.joined(separator: ",")
    throw ToolError(
      .usage,
      "--fail-on \(names): \(output.lengths == nil ? "--minimum-width covers" : "--lengths cover") only what a larger width fixes"
    )
  }

  func run() throws {
    if isWatching { return try CheckWatch(self).run() }
    guard let cache, isCacheable else { return try answer().deliver() }
    let answers = AnswerCache(folder: cache, for: self)
    if let known = answers.answer { return try known.deliver() }
    let trace = FileTrace()
    let earlier = answers.languages
    let answer = try trace.recording { try self.answer(afterLanguages: earlier) }
    answers.store(answer, dependingOn: trace)
    try answer.deliver()
  }

  /// Whether the answer depends only on files: not on standard input, git, or the machine's fonts.
  private var isCacheable: Bool {
    !files.contains("-") && matrix.changedSince == nil && !sources.usesSystemFonts
      && !findings.updateBaseline
  }

  /// The answer of the check, from the options and the settings file.
  /// - Parameter earlier: The languages of catalogues in the last check.
  func answer(afterLanguages earlier: Set<String> = []) throws -> CheckAnswer {
    let path = hasNoSettings ? nil : settings ?? CheckProjectFile.nearest
    guard let file = try path.map({ (path) throws(ToolError) in try CheckProjectFile(path) })
    else { return try answer(nil, earlier) }
    return try filled(from: file).answer(file, earlier)
  }

  /// The answer of a command whose options are complete.
  private func answer(
    _ file: CheckProjectFile?, _ earlier: Set<String>
  ) throws -> CheckAnswer {
    if files.isEmpty, matrix.boxes.isEmpty {
      throw ToolError(
        .usage,
        "expected a document: type layout check picker.json, or name documents in layout-check.json"
      )
    }
    try findings.checkBaseline()
    let run = try CheckRun(self, file)
    var answer = try answer(of: run, earlier)
    answer.documents = run.inputs.filter { $0.boxLines == nil }.map(\.name)
    answer.languages = run.languages.union(earlier)
    if let loss = loss(of: run) { answer.failure = loss }
    return answer
  }

  private func answer(of run: CheckRun, _ earlier: Set<String>) throws -> CheckAnswer {
    if let file = output.lengths { return try lengths(of: run, for: file) }
    return try findings.minimumWidth ? minimumWidths(of: run) : foundProblems(of: run, earlier)
  }

  /// The maximum lengths of translations without a finding of --fail-on, or by default without a truncated, overflowing
  /// or hidden label.
  private func lengths(of run: CheckRun, for file: String) throws -> CheckAnswer {
    let codes = try findings.failOn.isEmpty ? Finding.Code.ofLengths : codesOfMinimumWidth()
    let (lengths, source) = try run.lengths(
      without: codes, countingCharactersIn: output.characterLocale)
    let report = LengthReport(sourceLocale: source)
    let text = report.text(of: lengths, as: output.chosenLengthsFormat ?? .csv)
    return CheckAnswer(
      messages: run.problems, output: Array(text.utf8), to: file == "-" ? nil : file)
  }

  /// Whether all languages of catalogues are read, so any other expected language is missing.
  private var readsAllLanguages: Bool { matrix.locales.isEmpty && !matrix.strings.isEmpty }

  /// The first path of the catalogues, for problems of all of them.
  var catalogPath: String { matrix.strings.first ?? "strings" }

  /// The error of a strict check that skipped something.
  private func loss(of run: CheckRun) -> ToolError? {
    let losses = run.problems.filter(\.isLoss)
    guard findings.isStrict, let first = losses.first else { return nil }
    let more = losses.count > 1 ? ", and \(losses.count - 1) more" : ""
    return ToolError(.badDocument, "\(first)\(more) (--strict)")
  }

  private func minimumWidths(of run: CheckRun) throws -> CheckAnswer {
    let widths = try run.minimumWidths(without: try codesOfMinimumWidth())
    let report = MinimumWidthReport(
      columns: output.terminal.columns, style: output.terminal.style)
    let bytes =
      output.chosenFormat == .json ? report.json(of: widths) : Array(report.text(of: widths).utf8)
    var answer = CheckAnswer(messages: run.problems, output: bytes, to: output.output)
    if !findings.failOn.isEmpty, widths.contains(where: { $0.width == nil }) {
      answer.failure = ToolError(.checkFailed, "")
    }
    return answer
  }

  private func foundProblems(of run: CheckRun, _ earlier: Set<String>) throws -> CheckAnswer {
    let isUpdated = findings.updateBaseline
    var baseline = try findings.baseline.map { try BaselineFile($0, isUpdated: isUpdated) }
    var expected = ExpectedLanguages()
    if let baseline, !isUpdated {
      expected.add(
        baseline.languages(of: run.inputs.map(\.name)), "\(findings.baseline ?? "") has")
    }
    expected.add(earlier, "the last check with --cache had")
    let missing =
      readsAllLanguages ? expected.missing(from: run.knownLanguages, path: catalogPath) : []
    var report = try run.report(searchingAllWidths: output.showsAllFindings, besides: missing)
    if isUpdated {
      try baseline?.update(with: report, run.languages, isComplete: readsAllLanguages)
    }
    if let baseline { report = baseline.marking(report) }
    report.findings = try findings.reported(report.findings)
    let assessment = Assessment(
      report, failOn: try findings.codes(), hasBaseline: findings.baseline != nil,
      line: run.lineFinder())
    var answer = CheckAnswer()
    // Annotations contain them.
    if output.chosenFormat != .github { answer.messages = report.warnings.map { "\($0)" } }
    if let file = output.report {
      let page = HTMLReport().bytes(of: assessment, picture: run.picture, source: run.sourceCell)
      answer.outputs.append((file, page))
    }
    answer.outputs.append(
      (output.output, output.bytes(of: assessment, report, neededWidth: run.neededWidth)))
    try run.checkNeededWidths()
    if assessment.failureCount > 0 { answer.failure = ToolError(.checkFailed, "") }
    return answer
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
        TableReport(columns: terminal.columns, style: terminal.style, showsAll: showsAll)
          .text(of: assessment, neededWidth: neededWidth).utf8)
    case .json: report.json(pretty: true)
    case .junit: JUnitReport().bytes(of: assessment)
    case .github:
      Array(GitHubReport().text(of: assessment, neededWidth: neededWidth).utf8)
    case .sarif:
      SARIFReport(version: "\(packageVersion)").bytes(of: assessment, neededWidth: neededWidth)
    }
  }
}
