import PickerCheck
import PickerControls
import PickerLimits

/// Reads tables of texts, whose first row names the columns; see ``CSVColumns``.
///
/// Texts in ICU syntax with a plural are parsed; rows marked as fuzzy are left out.
struct CSVReader {
  private let file: CatalogFile
  private let columns: CSVColumns
  /// The language of the only text in a row.
  private let locale: String?
  private var contents = CatalogContents()

  /// Returns the contents; nil if the first row does not name the columns.
  static func contents(of file: CatalogFile) throws(CatalogError) -> CatalogContents? {
    var rows = CSVRows(try file.textBytes())
    guard let header = try? rows.next() else { return nil }
    if file.locale != nil, header.fields.count == 2, CSVColumns(header.fields, file.names) == nil {
      // As Magento writes: "source","target".
      rows = CSVRows(try file.textBytes())
      var reader = try CSVReader(file, CSVColumns(), line: 1)
      try reader.read(&rows)
      return reader.contents
    }
    guard let columns = CSVColumns(header.fields, file.names) else { return nil }
    if let unknown = file.language.unknown, columns.target != nil, columns.languages.isEmpty {
      var contents = CatalogContents()
      contents.noteUnread(unknown)
      return contents
    }
    var reader = try CSVReader(file, columns, line: header.line)
    try reader.read(&rows)
    return reader.contents
  }

  private init(_ file: CatalogFile, _ columns: CSVColumns, line: Int) throws(CatalogError) {
    (self.file, self.columns) = (file, columns)
    locale = file.locale
    for language in columns.languages { contents.declare(language.locale) }
    for name in columns.unknownLanguages { contents.noteUnread(name) }
    guard columns.target != nil, columns.languages.isEmpty else { return }
    if locale == nil, columns.source != nil {
      throw file.error(
        "expected a locale in the file name, or columns named after languages",
        line: line)
    }
    contents.declare(locale)
  }

  private mutating func read(_ rows: inout CSVRows) throws(CatalogError) {
    var checkpoint = Checkpoint(every: 256)
    while true {
      guard checkpoint.mayProceed() else {
        throw file.error(Budget.stopError?.description ?? "", line: 1)
      }
      do throws(CSVRows.RowError) {
        guard let row = try rows.next() else { return }
        try read(row)
      } catch {
        try contents.leaveOut(file.error(error.message, line: error.line))
      }
    }
  }

  private mutating func read(_ row: CSVRows.Row) throws(CSVRows.RowError) {
    let (fields, names) = (row.fields, columns.names(of: row.fields))
    guard fields.dropFirst(columns.count).allSatisfy({ $0.isEmpty }) else {
      let message = "expected \(columns.count) fields, found \(fields.count)"
      throw CSVRows.RowError(message: message, line: row.line)
    }
    contents.add(columns.limit(of: fields), for: names, in: nil)
    guard let key = names.first, !columns.isFuzzy(fields) else { return }
    let unique = columns.uniqueName(of: fields)
    func add(_ text: String?, to locale: String?) throws(CSVRows.RowError) {
      guard let text else { return }
      let message = MessageFormat.message(text)
      let entry = CatalogEntry(
        key: key, aliases: Array(names.dropFirst()),
        text: message?.translated ?? TranslatedText(text), givenForms: message?.givenForms,
        hasContext: columns.hasContext(fields), position: .line(row.line))
      try contents.addUnique(entry, key: unique, to: locale, of: file) {
        CSVRows.RowError(message: $0, line: row.line)
      }
    }
    for (column, locale) in columns.languages { try add(fields.value(at: column), to: locale) }
    if columns.languages.isEmpty {
      try add(columns.target.flatMap { fields.value(at: $0) }, to: locale)
    }
  }
}
