package import PickerCheck
import PickerJSON

/// The boxes of labels in an app, which a check lays out instead of documents.
///     key,screen,width,lines,font,size,weight,overflow
///     save,editor,96,1,Inter,16,500,cut
/// Or as JSON, a list of objects with these keys, or `{"language": "en", "boxes": […]}`. The columns have the same
/// names as in `layout check --lengths`.
package struct BoxTable {
  /// A box: one line of the file.
  struct Box: Equatable {
    var key = ""
    var screen = ""
    /// The text in the source language; nil uses the catalogues'.
    var text: String?
    var width = 0.0
    var height: Double?
    var lines: Int?
    var families: [String] = []
    var size: Double?
    var weight: String?
    var letterSpacing: Double?
    var lineHeight: Double?
    var padding: Double?
    var overflow = BoxOverflow.cut
    var minimumScale: Double?
    var line = 1
  }

  /// The behaviour of text that does not fit.
  enum BoxOverflow: String, CaseIterable {
    /// It ends with an ellipsis.
    case cut
    /// It takes more lines, which may exceed the height.
    case wrap
    /// Its font becomes smaller.
    case shrink
  }

  var boxes: [Box] = []
  /// The warnings of a table with too many boxes, and of missing fonts.
  package internal(set) var problems: [CheckProblem] = []
  let path: String
  /// The language of the texts.
  package private(set) var language = "en"

  /// The default for the maximum number of boxes in a table.
  package static let maximumCount = 20_000

  /// Reads a table.
  /// - Parameter limit: The maximum number of boxes; later ones are left out.
  /// - Throws: `boxes.csv:3: width: expected a number from 0 to 10000000, found "x"`.
  package init(_ file: CatalogFile, atMost limit: Int = maximumCount) throws(CatalogError) {
    path = file.path
    let isJSON = file.path.lowercased().hasSuffix(".json")
    let rows = try isJSON ? BoxTable.objects(of: file) : BoxTable.rows(of: file)
    for (row, line) in rows.prefix(limit) {
      do throws(EscapeError) {
        let box = try Box(row, line: line)
        if let language = row["language"], !language.isEmpty { self.language = language }
        boxes.append(box)
      } catch {
        throw file.error(error.message, line: line)
      }
    }
    guard !boxes.isEmpty else { throw file.error("expected boxes, found none", line: 1) }
    guard rows.count > limit else { return }
    let rest = rows.count - limit
    problems.append(
      CheckProblem(
        .document, path: file.path, line: rows[limit].line,
        message:
          "expected at most \(limit) boxes; \(rest) more \(rest == 1 ? "is" : "are") left out, "
          + "unless --limit boxes=\(rows.count) is given"))
  }

  private typealias NamedRow = (values: [String: String], line: Int)

  private static func rows(of file: CatalogFile) throws(CatalogError) -> [NamedRow] {
    var rows = CSVRows(try file.textBytes())
    var found: [NamedRow] = []
    do throws(CSVRows.RowError) {
      let header = try rows.next()
      let names = header?.fields.map { $0.trimmed.asColumn } ?? []
      if let mistake = BoxTable.mistake(in: header?.fields ?? []) {
        throw CSVRows.RowError(message: mistake, line: header?.line ?? 1)
      }
      while let row = try rows.next() {
        let values = Dictionary(zip(names, row.fields)) { first, _ in first }
        found.append((values, row.line))
      }
    } catch {
      throw file.error(error.message, line: error.line)
    }
    return found
  }

  private static func objects(of file: CatalogFile) throws(CatalogError) -> [NamedRow] {
    do throws(JSONError) {
      let root = try JSONValue(parsing: file.bytes)
      let object = root.kind == .object ? try root.object() : nil
      let language = try object?["language"]?.string()
      var counter = LineCounter(file.bytes)
      var (found, checked): ([NamedRow], Set<[String]>) = ([], [])
      for element in try (object?["boxes"] ?? root).array() {
        var (values, names): ([String: String], [String]) = ([:], [])
        for member in try element.object() {
          values[member.key.asColumn] = try member.value.asField
          names.append(member.key)
        }
        if checked.insert(names).inserted, let mistake = BoxTable.mistake(in: names) {
          throw JSONError(path: "$", message: mistake, offset: element.offset)
        }
        values["language"] = values["language"] ?? language
        found.append((values, counter.line(at: element.offset)))
      }
      return found
    } catch {
      throw CatalogError(error, in: file)
    }
  }
}

extension BoxTable {
  /// The columns that are read, and other columns that `layout check --lengths` writes.
  private static let columns = [
    "key", "screen", "document", "text", "language", "width", "height", "lines", "font", "size",
    "weight",
    "letterSpacing", "lineHeight", "padding", "overflow", "minimumScale", "characters", "viewport",
    "textScale",
  ]

  /// The problem with the names of columns: one resembles a missing column. Other columns may have any name.
  private static func mistake(in names: [String]) -> String? {
    let given = Set(names.map { $0.trimmed.asColumn })
    let missing = columns.filter { !given.contains($0.asColumn) }
    let known = Set(columns.map { $0.asColumn })
    for name in names.map(\.trimmed) where !known.contains(name.asColumn) {
      guard let meant = nearest(to: name, among: missing) else { continue }
      return "unknown column \(name.quotedInMessage), did you mean \(meant.quotedInMessage)?"
    }
    return nil
  }

  /// Whether keys lack a text, which catalogues must supply.
  package var needsTexts: Bool { boxes.contains { $0.text == nil } }

}

extension BoxTable.BoxOverflow {
  /// - Throws: `overflow: expected one of cut, wrap, shrink, found "crop"`.
  fileprivate init(word: String) throws(EscapeError) {
    guard let overflow = Self(rawValue: word) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw EscapeError(
        message: "overflow: expected one of \(known), found \(word.quotedInMessage)")
    }
    self = overflow
  }
}

extension BoxTable.Box {
  /// - Throws: `width: expected a number from 0 to 10000000, found "x"`.
  init(_ row: [String: String], line: Int) throws(EscapeError) {
    func value(_ names: String...) -> String? {
      names.lazy.compactMap { row[$0]?.trimmed }.first { !$0.isEmpty }
    }
    func number(_ name: String, in range: ClosedRange<Double> = 0...1e7) throws(EscapeError)
      -> Double?
    {
      guard let text = value(name) else { return nil }
      let digits = text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : text
      guard let number = Double(digits), range.contains(number) else {
        throw EscapeError(
          message:
            "\(name): expected a number from \(range.lowerBound.asField) to \(range.upperBound.asField), found \(text.quotedInMessage)"
        )
      }
      return number
    }
    guard let key = value("key") else { throw EscapeError(message: "key: is missing") }
    guard let width = try number("width") else { throw EscapeError(message: "width: is missing") }
    (self.key, self.width, self.line) = (key, width, line)
    screen = value("screen", "document") ?? "boxes"
    text = row["text"].flatMap { $0.isEmpty ? nil : $0 }
    height = try number("height")
    lines = try number("lines", in: 1...1000).map { Int($0) }
    families = value("font")?.families ?? []
    size = try number("size", in: 0.1...10_000)
    weight = value("weight")
    letterSpacing = try number("letterspacing", in: -1000...1000)
    lineHeight = try number("lineheight")
    padding = try number("padding")
    minimumScale = try number("minimumscale", in: 0.01...1)
    if let word = value("overflow") { overflow = try BoxTable.BoxOverflow(word: word) }
  }
}

extension String {
  /// The name of a column: `letterSpacing`, `letter-spacing` and `Letter spacing` are the same.
  fileprivate var asColumn: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The families of a CSS list without generic ones, which are not fonts.
  fileprivate var families: [String] {
    split(separator: ",").map { String($0.trimmed.trimming { "\"'".contains($0) }) }
      .filter { !$0.isEmpty && !String.genericFamilies.contains($0.lowercased()) }
  }

  /// Source: CSS Fonts Level 4, and the names by which browsers know the system's font.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong", "inherit",
    "-apple-system", "blinkmacsystemfont",
  ]
}

extension Double {
  fileprivate var asField: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }
}

extension JSONValue {
  /// The value as a field of CSV; nil for null.
  fileprivate var asField: String? {
    get throws(JSONError) {
      switch kind {
      case .null: nil
      case .number: try number().asField
      case .array:
        try array().map { (json) throws(JSONError) in try json.string() }.joined(separator: ",")
      default: try string()
      }
    }
  }
}
