import PickerCheck

/// Reads rows of values separated by commas, semicolons or tabs: the most frequent one in the first row.
///
/// Source: RFC 4180.
struct CSVRows {
  private var scanner: ByteScanner
  private var lines: LineCounter
  private let separator: UInt8

  /// A row, and the line at which it begins.
  struct Row {
    let fields: [String]
    let line: Int
  }

  /// An error, and the line at which its row begins.
  struct RowError: Error {
    let message: String
    let line: Int
  }

  /// The maximum number of fields in a row.
  private static let maximumFieldCount = 4096

  init(_ text: [UInt8]) {
    scanner = ByteScanner(text)
    lines = LineCounter(text)
    let header = text.prefix { $0 != 0x0A }
    let counts = ",;\t".utf8.map { separator in (separator, header.count { $0 == separator }) }
    separator = counts.reversed().max { $0.1 < $1.1 }?.0 ?? UInt8(ascii: ",")
  }

  /// Reads the next row that is not empty; nil at the end.
  ///
  /// - Throws: `expected "," or the end of the line after a quotation mark, found "x"`. The next row begins at the next
  ///   line.
  mutating func next() throws(RowError) -> Row? {
    scanner.skip { $0 == 0x0A || $0 == 0x0D }
    guard scanner.next != nil else { return nil }
    let start = scanner.at
    let line = lines.line(at: start)
    do throws(EscapeError) {
      return Row(fields: try row(), line: line)
    } catch {
      scanner.at = start
      scanner.skip { $0 != 0x0A }
      throw RowError(message: error.message, line: line)
    }
  }

  private mutating func row() throws(EscapeError) -> [String] {
    var fields = [try field()]
    while scanner.next == separator {
      scanner.at += 1
      guard fields.count < CSVRows.maximumFieldCount else {
        throw EscapeError(message: "expected at most \(CSVRows.maximumFieldCount) fields in a row")
      }
      fields.append(try field())
    }
    return fields
  }

  private mutating func field() throws(EscapeError) -> String {
    let bytes =
      scanner.skip("\"") ? try quoted() : Array(scanner.skip { $0 != separator && $0 != 0x0A })
    let isMarked = scanner.next == 0x0A && bytes.last == 0x0D
    guard let text = String(validating: bytes.dropLast(isMarked ? 1 : 0), as: UTF8.self) else {
      throw EscapeError(message: "expected text in UTF-8 or UTF-16, found other bytes")
    }
    return text
  }

  /// A text without the apostrophe that prevents spreadsheets from reading it as a formula.
  private static func unmarked(_ text: [UInt8]) -> [UInt8] {
    let apostrophe = UInt8(ascii: "'")
    guard text.first == apostrophe, let next = text.first(where: { $0 != apostrophe }),
      "=+-@\t\r".utf8.contains(next)
    else { return text }
    return Array(text.dropFirst())
  }

  /// The rest of a field in quotation marks, with its end.
  private mutating func quoted() throws(EscapeError) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    var text: [UInt8] = []
    while true {
      text += scanner.skip { $0 != quote }
      guard scanner.skip("\"") else {
        throw EscapeError(message: "expected a quotation mark, found the end")
      }
      guard scanner.skip("\"") else { break }
      text.append(quote)
    }
    if scanner.next == 0x0D { scanner.at += 1 }
    guard let next = scanner.next, next != 0x0A, next != separator else {
      return CSVRows.unmarked(text)
    }
    let name = separator == 0x09 ? "a tab" : "\"\(Character(Unicode.Scalar(separator)))\""
    throw EscapeError(
      message:
        "expected \(name) or the end of the line after a quotation mark, found \(scanner.found)")
  }
}
