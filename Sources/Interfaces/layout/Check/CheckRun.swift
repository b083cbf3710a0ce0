import PickerCatalogs
import PickerCheck
import PickerLayout
import PickerOutput
import PickerReports

/// Checks documents on several threads.
struct CheckRun {
  /// The readable documents, in the order of the command line.
  let inputs: [CheckInput]
  /// Problems of documents and catalogues.
  var problems: [CheckProblem] { check.problems }
  private let check: LayoutCheck
  private let neededWidths: NeededWidths
  private let catalog: StringCatalog
  /// The languages of translations and documents.
  let knownLanguages: [String]
  private let jobs: Int
  private let places: [String: Int]
  private let file: CheckProjectFile?

  /// Reads the documents and catalogues that a command names.
  ///
  /// - Parameter file: The settings of the project, which may silence findings.
  init(_ command: CheckCommand, _ file: CheckProjectFile?) throws {
    self.file = file
    let fonts = try command.findings.measurer(with: command.sources.measurer())
    let limits = try CheckLimits(command.limit)
    let files = try command.inputs(fonts: fonts, limits)
    inputs = try files.checkable()
    let documents = inputs.map { input in
      var document = command.findings.checked(input.document, named: input.name)
      document.boxes = input.boxes
      return document
    }
    let matrix = command.matrix
    let (catalog, locales) = try matrix.catalog(
      for: documents, within: Budget(limits.documents), limits.catalogs)
    var check = try command.check(of: documents, locales, catalog, file)
    check.problems = files.problems + catalog.problems
    var expected = ExpectedLanguages()
    let unknown = matrix.unknownLocales(beside: locales, documents)
    expected.add(unknown, "\(file?.path ?? "") names")
    check.problems += expected.missing(from: [], path: command.catalogPath)
    knownLanguages =
      catalog.languages.map(\.locale) + locales.map(\.name) + documents.map(\.sourceName)
    if let name = matrix.changedSince {
      let changes = CheckChanges(try GitRevision(name), of: command, file)
      check.keepChanged(
        changes.documents(of: inputs),
        matrix.past(
          changes.revision, for: documents, within: Budget(limits.documents), limits.catalogs))
    }
    self.check = check
    neededWidths = NeededWidths(of: check)
    self.catalog = catalog
    jobs = ThreadCount.limited(command.jobs)
    places = Dictionary(inputs.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// Checks everything. The report is the same for any number of jobs.
  ///
  /// - Parameters:
  ///   - searchesAllWidths: Whether all findings have their needed widths.
  ///   - problems: Other problems.
  func report(
    searchingAllWidths searchesAllWidths: Bool, besides problems: [CheckProblem]
  ) throws(ToolError) -> CheckReport {
    var check = check
    check.problems += problems
    let pieces = try each { [check] piece throws(LimitError) in
      try check.check(piece, searchingAllWidths: searchesAllWidths)
    }
    var report = check.report(of: pieces)
    var lines: [String: MessageLines] = [:]
    for (index, warning) in report.warnings.enumerated() where warning.code == .silence {
      guard let document = bytes(of: warning.path) else { continue }
      report.warnings[index].line =
        lines[warning.path, default: MessageLines(in: document)].line(of: warning.message)
    }
    return report
  }

  /// The languages of the catalogues.
  var languages: Set<String> { Set(catalog.languages.map(\.locale)) }

  /// Returns the line of a finding in its document or table of boxes, from 1.
  func lineFinder() -> (Finding) -> Int {
    let lines = Dictionary(inputs.map { ($0.name, ItemLines(of: $0.bytes)) }) { first, _ in first }
    let boxes = Dictionary(inputs.map { ($0.name, $0.boxLines) }) { first, _ in first }
    return { finding in
      if let lines = boxes[finding.cell.document] ?? nil {
        return finding.id.flatMap { lines[$0] } ?? 1
      }
      return lines[finding.cell.document]?.line(of: finding) ?? 1
    }
  }

  /// The bytes of a document, or of the settings of the project.
  private func bytes(of path: String) -> [UInt8]? {
    if let file, path == file.path { return file.bytes }
    return places[path].map { inputs[$0].bytes }
  }

  /// The smallest width without findings of the codes, for each document, locale, text scale and direction.
  func minimumWidths(without codes: Set<Finding.Code>) throws(ToolError) -> [MinimumWidth] {
    let check = check
    // A text may become smaller only in a box that says so.
    let isBox = inputs.map(\.isBox)
    return try each { piece throws(LimitError) in
      try check.minimumWidth(
        of: piece, without: isBox[piece.documentIndex] ? codes.subtracting([.narrowed]) : codes)
    }
  }

  /// The maximum lengths of translations with their keys in catalogues, and the language of the texts.
  /// - Parameters:
  ///   - codes: The findings to avoid.
  ///   - name: The language for which characters are counted; nil for none.
  func lengths(
    without codes: Set<Finding.Code>, countingCharactersIn name: String?
  ) throws(ToolError) -> (
    lengths: [(key: String, length: TextLength)], sourceLocale: String
  ) {
    let check = check
    let found = try each(check.lengthPieces) { piece throws(LimitError) in
      try check.lengths(of: piece, without: codes)
    }
    let languages = catalog.languages
    let locale = try name.map { (name) throws(ToolError) in
      guard let locale = check.locales.first(where: { $0.name.localeKey == name.localeKey }) else {
        throw ToolError(.usage, "--characters: no translations for \(name.quotedInMessage)")
      }
      return locale
    }
    let lengths = check.tightest(of: found.flatMap { $0 }, countingCharactersIn: locale) { text in
      guard let id = text.id else { return text.text }
      let isKey = languages.isEmpty || languages.contains { $0.translations[id] != nil }
      return isKey ? id : text.text
    }
    let own = inputs.map { CheckDocument(name: $0.name, $0.document) }.sharedLanguage
    return (lengths, own ?? catalog.sourceLocale ?? "en")
  }

  /// The needed width of a finding of a report without all of them.
  func neededWidth(of finding: Finding) -> Double? {
    finding.neededWidth ?? neededWidths.neededWidth(of: finding)
  }

  /// Throws the limit that the searches of needed widths exceeded, if any.
  func checkNeededWidths() throws(ToolError) {
    guard let (document, error) = neededWidths.failure else { return }
    throw ToolError(.badDocument, "\(document): \(JSONError(error))")
  }

  /// The cell of the source language that belongs to a cell.
  func sourceCell(of cell: CheckCell) -> CheckCell? { check.sourceCell(of: cell) }

  /// The data of a cell's picture; nil if its document exceeds a limit.
  func picture(of cell: CheckCell) -> CheckPicture? {
    guard let place = places[cell.document], let tree = try? check.tree(of: cell) else {
      return nil
    }
    return CheckPicture(
      tree: tree, outlines: inputs[place].document.measurer,
      images: FileImages(directory: inputs[place].directory))
  }

  /// The results of the pieces, in their order.
  private func each<Answer: Sendable>(
    _ chosen: [LayoutCheck.Piece]? = nil,
    _ work: @escaping @Sendable (LayoutCheck.Piece) throws(LimitError) -> Answer
  ) throws(ToolError) -> [Answer] {
    let pieces = chosen ?? check.pieces
    let share = max(1, check.widths.count)
    let progress = CountedProgress(of: share * pieces.count, "cell")
    defer { progress.end() }
    let answers = inParallel(pieces.count, jobs: jobs) { place -> Result<Answer, LimitError> in
      defer { progress.add(share) }
      do throws(LimitError) {
        return .success(try work(pieces[place]))
      } catch {
        return .failure(error)
      }
    }
    var found: [Answer] = []
    for (piece, answer) in zip(pieces, answers) {
      do {
        found.append(try answer.get())
      } catch {
        throw ToolError(unavailable: error)
          ?? ToolError(.badDocument, "\(piece.document): \(JSONError(error))")
      }
    }
    return found
  }
}

extension CheckCommand {
  /// Reads the documents, and the tables of boxes as documents.
  fileprivate func inputs(fonts: TextMeasurer, _ limits: CheckLimits) throws -> CheckInputs {
    try keys.given.check(fonts: fonts, limits: limits.documents)
    var inputs = CheckInputs(options: keys.given.json, fonts: fonts, limits: limits.documents)
    for path in files { try inputs.read(path) }
    for path in matrix.boxes {
      let boxes = try BoxInput(
        path, atMost: limits.boxes, isLoaded: { fonts.contains(family: $0) }
      ) { (language) throws(ToolError) in
        try matrix.catalog(
          in: language, only: nil, within: Budget(limits.documents), limits.catalogs)
      }
      try inputs.add(boxes, forMinimumWidths: findings.minimumWidth)
    }
    return inputs
  }

  /// The check of documents, without the problems of files.
  fileprivate func check(
    of documents: [CheckDocument], _ locales: [CheckLocale], _ catalog: StringCatalog,
    _ file: CheckProjectFile?
  ) throws -> LayoutCheck {
    var check = LayoutCheck(
      documents: documents, locales: locales,
      widths: try matrix.widths(), textScales: try matrix.scales(),
      directions: try matrix.directions(), maxRows: findings.maxRows,
      minTarget: findings.minTarget, samples: try matrix.samples())
    check.sourceLocales = matrix.sourceLocales
    check.doNotTranslate = file?.project.settings.doNotTranslate ?? []
    check.sourceLocale = catalog.sourceLocale
    check.limits = catalog.limits
    check.silenced = file?.project.settings.silenced ?? []
    check.silencedPath = file?.path ?? ""
    return check
  }
}
