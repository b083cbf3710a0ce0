import PickerCheck
import PickerControls
import PickerGeometry
import PickerHTML
import PickerJSON
import PickerRendering

/// The data of a page, from which its script makes tables, findings and pictures when they come into view. Each text is
/// stored once.
struct ReportData {
  private var texts = TextPool()
  private var views = TextPool()
  private var documents: [ReportDocument]
  /// The numbers of the documents by their names.
  private let places: [String: Int]
  private var cells: [Int] = []
  private var groups: [ReportGroup] = []
  private let sheet: PictureSheet

  /// - Parameters:
  ///   - groups: All groups of findings, in the order of the page.
  ///   - listed: The cells whose findings are in the page.
  init(
    _ matrices: [CheckMatrix], _ groups: [FindingGroup], of listed: [AssessedCell],
    _ pictures: ReportPictures
  ) {
    sheet = pictures.sheet
    let names = (matrices.map(\.document) + listed.map(\.cell.document)).unique
    places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let known = Set(listed.map(\.cell))
    documents = matrices.map { matrix in
      ReportDocument(matrix) { $0.findings.isEmpty || known.contains($0.cell) }
    }
    documents += names.dropFirst(matrices.count).map { ReportDocument(name: $0) }
    for cell in listed { add(cell.cell, pictures.pairs[cell.cell]) }
    let numbers = Dictionary(
      listed.enumerated().map { ($1.cell, $0) }, uniquingKeysWith: { first, _ in first })
    for group in groups { add(group, numbers, pictures) }
  }

  /// Adds a cell: its document, row and column, and the numbers of its view and of the source language's; -1 for none.
  private mutating func add(_ cell: CheckCell, _ pair: ReportPictures.Pair?) {
    let place = places[cell.document] ?? 0
    let document = documents[place]
    let row = document.rows[CheckMatrix.Row(cell)] ?? -1
    let column = document.columns[CheckMatrix.Column(cell)] ?? -1
    let own = pair.map { views.number(of: $0.own.view) } ?? -1
    let source = pair?.source.map { views.number(of: $0.entry.view) } ?? -1
    if let source = pair?.source { documents[place].source = source.cell.locale }
    cells += [place, row, column, own, source]
  }

  /// Adds the findings of a group: the cell of each, and the numbers of its message, its note and its item's frame.
  private mutating func add(
    _ group: FindingGroup, _ numbers: [CheckCell: Int], _ pictures: ReportPictures
  ) {
    let worst = group.worst
    var found = ReportGroup(worst, document: places[worst.finding.cell.document] ?? 0)
    for finding in group.findings {
      let cell = finding.finding.cell
      guard let number = numbers[cell] else { continue }
      let frame = finding.finding.id.flatMap { pictures.pairs[cell]?.own.frames[$0] }
      found.findings += [
        number, texts.number(of: finding.finding.message.withControlsEscaped),
        texts.number(of: finding.note), texts.number(of: frame?.outset(by: 2).place ?? ""),
      ]
    }
    found.worst = texts.number(of: worst.finding.sentence + worst.finding.placeText)
    if !found.findings.isEmpty { groups.append(found) }
  }

  /// The data as JSON without `<`.
  var json: String {
    var json = JSONWriter(pretty: false, capacity: 1 << 16)
    json.object { json in
      json.array("documents", documents) { $1.write(to: &$0) }
      json.array("cells", cells) { $0.integer($1) }
      json.array("groups", groups) { $1.write(to: &$0) }
      json.array("texts", texts.texts) { $0.string($1) }
      json.array("views", views.texts) { $0.string($1) }
      json.array("templates", sheet.rows.templates.texts) { $0.string($1) }
      json.array("pictures", sheet.pictures.texts) { $0.string($1) }
      json.key("definitions")
      json.object { json in
        for definition in sheet.definitions { json.member(definition.id, string: definition.text) }
      }
    }
    return json.bytes.escapedForScript
  }
}

/// A document in the data of a page.
private struct ReportDocument {
  let name: String
  private(set) var rows: [CheckMatrix.Row: Int] = [:]
  private(set) var columns: [CheckMatrix.Column: Int] = [:]
  private var rowNames: [[String]] = []
  private var columnNames: [[String]] = []
  /// The positions that were not laid out or not listed, row by row.
  private var missing: [Int] = []
  /// The locale of the pictures for comparison.
  var source = ""

  init(name: String) {
    self.name = name
  }

  /// - Parameter isShown: Whether nothing was found in a cell, or its findings are listed.
  init(_ matrix: CheckMatrix, isShown: (AssessedCell) -> Bool) {
    name = matrix.document
    for row in matrix.rows { rows[row] = rows.count }
    for column in matrix.columns { columns[column] = columns.count }
    rowNames = matrix.rows.map { row in
      [matrix.label(of: row), row.locale.withControlsEscaped, row.unusualDirection ?? ""]
        .map(\.withControlsEscaped)
    }
    columnNames = matrix.columns.map { [$0.textScale.pointText, $0.widthText, $0.label] }
    missing = matrix.rows.indices.flatMap { row in
      matrix.columns.indices.filter {
        !(matrix.cell(matrix.rows[row], matrix.columns[$0]).map(isShown) ?? false)
      }.map { row * matrix.columns.count + $0 }
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", string: name.withControlsEscaped)
      json.member("source", string: source.withControlsEscaped)
      json.array("rows", rowNames) { json, names in
        json.array { json in for name in names { json.string(name) } }
      }
      json.array("columns", columnNames) { json, names in
        json.array { json in for name in names { json.string(name) } }
      }
      json.array("missing", missing) { $0.integer($1) }
    }
  }
}

/// The findings of one code about one item, in the data of a page.
private struct ReportGroup {
  private let example: AssessedFinding
  private let document: Int
  /// The number of the sentence about the worst of them.
  var worst = 0
  /// Four numbers for each finding.
  var findings: [Int] = []

  init(_ example: AssessedFinding, document: Int) {
    self.example = example
    self.document = document
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("code", string: example.finding.code.rawValue)
      json.member("title", string: example.finding.code.title)
      json.member("sign", string: example.sign)
      json.member("kind", string: example.kind)
      json.member("status", string: example.status.rawValue)
      json.member("subject", string: (example.finding.subject ?? "").withControlsEscaped)
      json.member("document", integer: document)
      json.member("worst", integer: worst)
      json.array("findings", findings) { $0.integer($1) }
    }
  }
}

extension AssessedFinding {
  /// The class of elements that show it.
  var kind: String { isFailure ? "fails" : status.rawValue }

  /// The remedy, and the reason why the finding does not count.
  fileprivate var note: String {
    var notes = [finding.remedy].compactMap { $0 }
    if isFailure { notes.append("fails the check") }
    if status == .known { notes.append("known") }
    if status == .silenced { notes.append(silence) }
    return notes.joined(separator: ", ")
  }
}

extension Rect {
  /// `0 0 10 10`
  fileprivate var place: String { [x, y, width, height].map(\.svg).joined(separator: " ") }
}

extension JSONWriter {
  /// Writes a key, and an array of which `body` writes each element.
  fileprivate mutating func array<Element>(
    _ key: String, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array { json in for element in elements { body(&json, element) } }
  }
}
