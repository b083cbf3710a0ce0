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

  private(set) var boxes: [Box] = []
  /// The problem of a table with too many boxes; nil if all are read.
  package private(set) var problem: CheckProblem?
  /// The language of the texts.
  package private(set) var language = "en"

  /// The default for the maximum number of boxes in a table.
  package static let maximumCount = 20_000

  /// Reads a table.
  /// - Parameter limit: The maximum number of boxes; later ones are left out.
  /// - Throws: `boxes.csv:3: width: expected a number from 0 to 10000000, found "x"`.
  package init(_ file: CatalogFile, atMost limit: Int = maximumCount) throws(CatalogError) {
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
    problem = CheckProblem(
      .document, path: file.path, line: rows[limit].line,
      message:
        "expected at most \(limit) boxes; \(rest) more \(rest == 1 ? "is" : "are") left out, "
        + "unless --limit boxes=\(rows.count) is given")
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

  /// The lines of the boxes by the ids of their labels.
  package var lines: [String: Int] {
    Dictionary(screens.flatMap { screen, boxes in boxes.map { ("\(screen)/\($0.key)", $0.line) } })
    {
      first, _ in first
    }
  }

  /// The screens with their boxes. A screen with several boxes of one key is split, because ids are unique.
  private var screens: [(name: String, boxes: [Box])] {
    var screens: [(name: String, boxes: [Box])] = []
    var places: [String: Int] = [:]
    var counts: [[String]: Int] = [:]
    for box in boxes {
      let count = counts[[box.screen, box.key], default: 0] + 1
      counts[[box.screen, box.key]] = count
      let name = count == 1 ? box.screen : "\(box.screen)#\(count)"
      if places[name] == nil {
        places[name] = screens.count
        screens.append((name, []))
      }
      screens[places[name] ?? 0].boxes.append(box)
    }
    return screens
  }

  /// Returns a document that has a label in each box.
  /// - Parameter text: Returns the text of a key in the source language.
  package func document(text: (String) -> String?) -> [UInt8] {
    var json = JSONWriter(pretty: false, capacity: boxes.count * 200)
    json.object { json in
      json.member("type", string: "stack")
      json.member("language", string: language)
      json.key("check")
      // Nothing is known about what is hit.
      json.object { $0.member("minTarget", integer: 0) }
      json.key("items")
      json.array { json in
        for (name, boxes) in screens {
          json.object { json in
            json.member("type", string: "stack")
            json.member("id", string: name)
            json.key("items")
            json.array { json in
              for box in boxes { box.write(to: &json, text: box.text ?? text(box.key) ?? box.key) }
            }
          }
        }
      }
    }
    return json.bytes
  }
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

  /// Writes a control with one label that has the size of the box.
  fileprivate func write(to json: inout JSONWriter, text: String) {
    json.object { json in
      json.member("type", string: overflow == .shrink ? "segmented" : "text")
      json.member("width", number: width)
      if let height { json.member("height", number: height) }
      writeFont(to: &json)
      guard overflow == .shrink else {
        json.member("id", string: key)
        json.member("text", string: text)
        if let padding { json.member("padding", number: padding) }
        if overflow == .cut { json.member("maxLines", integer: lines ?? 1) }
        return
      }
      json.member("padding", number: 0)
      if let minimumScale { json.member("minimumScale", number: minimumScale) }
      json.key("whenNarrow")
      json.array { json in
        for word in ["shrinkText", "truncate"] { json.string(word) }
      }
      json.key("segment")
      json.object { $0.member("padding", number: padding ?? 0) }
      json.key("items")
      json.array { json in
        json.object { json in
          json.member("id", string: key)
          json.member("text", string: text)
        }
      }
    }
  }

  private func writeFont(to json: inout JSONWriter) {
    json.key("font")
    json.object { json in
      if !families.isEmpty {
        json.key("family")
        json.array { json in
          for family in families { json.string(family) }
        }
      }
      if let size { json.member("size", number: size) }
      if let letterSpacing { json.member("letterSpacing", number: letterSpacing) }
      if let lineHeight, lineHeight > 0 { json.member("lineHeight", number: lineHeight) }
      guard let weight, weight != "normal" else { return }
      if let number = Double(weight) {
        json.member("weight", number: number)
      } else {
        json.member("weight", string: weight)
      }
    }
  }
}

extension String {
  /// The name of a column: `letterSpacing`, `letter-spacing` and `Letter spacing` are the same.
  fileprivate var asColumn: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The families of a CSS list without generic ones, which are not fonts.
  fileprivate var families: [String] {
    let generic = ["serif", "sans-serif", "monospace", "system-ui", "ui-sans-serif", "inherit"]
    return split(separator: ",").map { String($0.trimmed.trimming { "\"'".contains($0) }) }
      .filter { !$0.isEmpty && !generic.contains($0.lowercased()) }
  }
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
