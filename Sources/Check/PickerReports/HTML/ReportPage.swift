import PickerCheck
import PickerGeometry
import PickerHTML
import PickerRendering

/// The parts of the HTML document of a report.
struct ReportPage {
  private let assessment: Assessment
  private let matrices: [CheckMatrix]
  /// The cells that are listed, in the order of the report.
  private let listed: [AssessedCell]
  private let pictures: ReportPictures
  private let groups: [FindingGroup]
  private let foundCount: Int

  init(
    _ assessment: Assessment, limits: HTMLReport.Limits, source: (CheckCell) -> CheckCell?,
    picture: (CheckCell) -> CheckPicture?
  ) {
    self.assessment = assessment
    matrices = CheckMatrix.all(of: assessment)
    let found = assessment.cells.filter { !$0.findings.isEmpty }
    let severities = found.map { $0.worst?.severity ?? 0 }
    let order = found.indices.sorted { (severities[$0], $0) < (severities[$1], $1) }
      .prefix(limits.cells)
    listed = assessment.fileCells + order.sorted().map { found[$0] }
    foundCount = found.count + assessment.files.count
    pictures = ReportPictures(
      of: order.map { found[$0].cell }, limits: limits, source: source, draw: picture)
    groups = FindingGroup.all(of: assessment)
  }

  var document: String {
    let script = String(decoding: WebAsset.bytes(of: "report.js"), as: UTF8.self)
    return HTMLDocument(
      title: "Layout check", policy: ContentPolicy.allowing(script: script),
      styles: ["report.css"],
      content: """
        <a class="skip" href="#cells">Skip to the findings</a>
        <header>
        <h1>Layout check</h1>
        <p>\(assessment.summary.xmlEscaped)</p>
        \(failOn)</header>
        \(ReportFilters(of: assessment, listed: listed).element)<main>
        <div id="tables"></div>
        \(legend)<section id="cells" aria-labelledby="cells-title" tabindex="-1">
        <h2 id="cells-title">Findings</h2>
        <p id="count" role="status">\(counted(listed.count, "cell")) with findings</p>
        \(omissions)\(ReportSummary(groups).element)<div id="groups"></div>
        </section>
        </main>
        \(pictures.sheet.style)<script type="application/json" id="data">\(data.json)</script>
        <script>\(script)</script>
        """
    ).text
  }

  private var failOn: String {
    let codes = Finding.Code.allCases.filter(assessment.failOn.contains).map(\.rawValue)
    return codes.isEmpty ? "" : "<p>The check fails on \(codes.joined(separator: ", ")).</p>\n"
  }

  private var data: ReportData { ReportData(matrices, groups, of: listed, pictures) }

  /// The meaning of the letters that occur.
  private var legend: String {
    let shown = Set(assessment.findings.map(\.finding.code))
    guard !shown.isEmpty else { return "" }
    let rows = Finding.Code.allCases.filter(shown.contains).map { code in
      "<dt><b>\(code.letter)</b> \(code.rawValue)</dt>\n<dd>\(code.help.xmlEscaped)</dd>\n"
    }
    return """
      <details id="legend">
      <summary>Meaning of the letters</summary>
      <p>An exclamation mark means that the finding fails the check, and a small letter that it is known or silenced.</p>
      <dl>
      \(rows.joined())</dl>
      </details>

      """
  }

  /// The parts that the limits leave out.
  private var omissions: String {
    var texts: [String] = []
    if foundCount > listed.count {
      texts.append("\(counted(foundCount - listed.count, "more cell")) with findings not listed")
    }
    if pictures.leftOut > 0 {
      texts.append(
        "\(counted(pictures.leftOut, "picture")) left out to limit the size of the page")
    }
    return texts.isEmpty ? "" : "<p class=\"note\">\(texts.joined(separator: "; ")).</p>\n"
  }
}

/// Finds the cell of the source language that belongs to a cell.
struct SourceCells {
  private let cells: [CheckCell: CheckCell]

  init(_ assessment: Assessment) {
    var cells: [CheckCell: CheckCell] = [:]
    for cell in assessment.cells.map(\.cell) where cell.isSource {
      cells[SourceCells.key(cell)] = cell
      // Of both directions, the first.
      let key = SourceCells.key(cell, direction: .leftToRight)
      if cells[key] == nil { cells[key] = cell }
    }
    self.cells = cells
  }

  /// The cell of the same document, width, text scale and, if there is one, direction.
  func cell(_ cell: CheckCell) -> CheckCell? {
    cells[SourceCells.key(cell)] ?? cells[SourceCells.key(cell, direction: .leftToRight)]
  }

  /// The common key of a cell and the source language's.
  private static func key(_ cell: CheckCell, direction: LayoutDirection? = nil) -> CheckCell {
    var key = cell
    key.locale = ""
    key.isSource = true
    if let direction { key.direction = direction }
    return key
  }
}
