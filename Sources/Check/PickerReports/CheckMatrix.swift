import PickerCheck
import PickerGeometry

/// The cells of one document as a table: locales down, text scales and widths across.
struct CheckMatrix {
  /// A line of the table.
  struct Row: Hashable {
    var locale: String
    var direction: LayoutDirection
  }

  /// A column of the table.
  struct Column: Hashable {
    var textScale: Double
    /// The width in points; nil for the document's.
    var width: Double?
  }

  private struct MatrixPlace: Hashable {
    var row: Row
    var column: Column
  }

  let document: String
  /// The lines, in the order of the cells.
  let rows: [Row]
  /// The columns, by text scale and width.
  let columns: [Column]
  private let cells: [MatrixPlace: AssessedCell]
  /// The locales that are checked in both directions.
  private let mirrored: Set<String>

  /// The tables of all documents.
  static func all(of assessment: Assessment) -> [CheckMatrix] {
    let cells = Dictionary(grouping: assessment.cells) { $0.cell.document }
    return assessment.documents.map { CheckMatrix($0, cells[$0] ?? []) }
  }

  private init(_ document: String, _ cells: [AssessedCell]) {
    self.document = document
    rows = cells.map { Row($0.cell) }.unique
    columns = cells.map { Column($0.cell) }.unique.sorted()
    self.cells = Dictionary(
      cells.map { (MatrixPlace(row: Row($0.cell), column: Column($0.cell)), $0) }
    ) { first, _ in first }
    var seen: Set<String> = []
    mirrored = Set(rows.map(\.locale).filter { !seen.insert($0).inserted })
  }

  /// The cell at a position; nil if the document was not laid out.
  func cell(_ row: Row, _ column: Column) -> AssessedCell? {
    cells[MatrixPlace(row: row, column: column)]
  }

  /// Whether anything was found in a row.
  func hasFindings(_ row: Row) -> Bool {
    columns.contains { cell(row, $0)?.findings.isEmpty == false }
  }

  /// The locale, with the direction where it is checked in both.
  func label(of row: Row) -> String {
    mirrored.contains(row.locale) ? "\(row.locale) \(row.direction.rawValue)" : row.locale
  }
}

extension CheckMatrix.Row {
  init(_ cell: CheckCell) {
    self.init(locale: cell.locale, direction: cell.direction)
  }
}

extension CheckMatrix.Column: Comparable {
  init(_ cell: CheckCell) {
    self.init(textScale: cell.textScale, width: cell.width)
  }

  static func < (one: Self, other: Self) -> Bool {
    // The document's own width comes first.
    (one.textScale, one.width ?? -1) < (other.textScale, other.width ?? -1)
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once, in the order in which they first occur.
  var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
