public import PickerCheck
import PickerControls
import PickerGeometry
import PickerJSON
import PickerRendering
import PickerText

/// Writes the maximum lengths of translations in formats of translation tools.
///
///     #. at most 96 pt in Inter 16 – settings.json, 320 pt, text 2×
///     #, max-size:96, font-family:Inter, font-size:16, font-weight:bold
///     msgid "Settings"
///     msgstr ""
///
/// Widths are rounded down. Formats with only whole numbers have widths for the nearest whole font size.
public struct LengthReport: Sendable {
  /// The formats.
  public enum LengthFormat: String, Hashable, Sendable, CaseIterable {
    /// A gettext template with Weblate's flags.
    case po
    /// XLIFF 1.2, with `maxwidth`, `size-unit` and `font`.
    case xliff1 = "xliff-1.2"
    /// XLIFF 2.0, with the size and length restriction module.
    case xliff2 = "xliff-2.0"
    /// Android's `strings.xml` with attributes of `tools:`.
    case android
    /// Comma-separated values, a row for each text.
    case csv

    /// The format of a file, by its extension; nil for others.
    public init?(path: String) {
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: ".") else { return nil }
      switch name[dot...].lowercased() {
      case ".po", ".pot": self = .po
      case ".xliff", ".xlf": self = .xliff1
      case ".xml": self = .android
      case ".csv": self = .csv
      default: return nil
      }
    }
  }

  /// The language of the texts.
  public let sourceLocale: String

  /// Creates a report of texts in a language.
  public init(sourceLocale: String = "en") { self.sourceLocale = sourceLocale }

  /// Returns the file, with a line feed at the end.
  ///
  /// - Parameters:
  ///   - lengths: The lengths with their keys in catalogues.
  ///   - format: The format of the file.
  public func text(
    of lengths: [(key: String, length: TextLength)], as format: LengthFormat
  ) -> String {
    let rows = lengths.map { LengthRow(key: $0.key, $0.length) }
    return switch format {
    case .po: po(rows)
    case .xliff1: xliff1(rows)
    case .xliff2: xliff2(rows)
    case .android: android(rows)
    case .csv: csv(rows)
    }
  }

  private func po(_ rows: [LengthRow]) -> String {
    let header = """
      msgid ""
      msgstr ""
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "X-Generator: layout check\\n"

      """
    return header
      + rows.map { row in
        let source = row.key == row.text ? "" : "#. \(row.text.withControlsEscaped)\n"
        return "\n\(source)#. \(row.remark.withControlsEscaped)\n#, \(row.flags)\n"
          + "msgid \(row.key.inPO)\nmsgstr \"\"\n"
      }.joined()
  }

  private func xliff1(_ rows: [LengthRow]) -> String {
    let units = rows.map { row in
      let (width, size) = row.wholeWidth
      let font = "\(row.family);\(size)" + (row.weight.map { ";\($0)" } ?? "")
      return """
              <trans-unit id="\(row.key.xmlEscaped)" resname="\(row.key.xmlEscaped)" maxwidth="\(width)" \
        size-unit="point" font="\(font.xmlEscaped)">
                <source>\(row.text.xmlEscaped)</source>
                <note>\(row.remark.xmlEscaped)</note>
              </trans-unit>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file original="layout check" source-language="\(sourceLocale.xmlEscaped)" datatype="plaintext">
          <body>
      \(units.joined())    </body>
        </file>
      </xliff>

      """
  }

  private func xliff2(_ rows: [LengthRow]) -> String {
    let units = rows.enumerated().map { number, row in
      let restriction = row.characters.map { " slr:sizeRestriction=\"\($0)\"" } ?? ""
      return """
            <unit id="u\(number + 1)" name="\(row.key.xmlEscaped)"\(restriction)>
              <slr:data profile="max-size">\(row.flags.xmlEscaped)</slr:data>
              <notes>
                <note>\(row.remark.xmlEscaped)</note>
              </notes>
              <segment>
                <source>\(row.text.xmlEscaped)</source>
              </segment>
            </unit>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" \
      xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" srcLang="\(sourceLocale.xmlEscaped)">
        <file id="lengths">
          <slr:profiles generalProfile="xliff:codepoints">
            <slr:normalization general="nfc"/>
          </slr:profiles>
      \(units.joined())  </file>
      </xliff>

      """
  }

  private func android(_ rows: [LengthRow]) -> String {
    let strings = rows.map { row in
      let weight = row.weight == nil ? "" : " tools:textFontWeight=\"700\""
      let lines = row.limit.lines > 1 ? " tools:maxLines=\"\(row.limit.lines)\"" : ""
      let comment = row.characters.map { "    <!-- [CHAR LIMIT=\($0)] -->\n" } ?? ""
      let length = row.characters.map { " tools:maxLength=\"\($0)\"" } ?? ""
      return comment + """
            <string name="\(row.key.xmlEscaped)"\(length) \
        tools:maxWidth="\(row.width.plain)dp" tools:fontFamily="\(row.family.xmlEscaped)" \
        tools:textSize="\(row.limit.font.size.plain(decimals: 4))sp"\(weight)\(lines)>\(row.text.inAndroid)</string>

        """
    }
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <resources xmlns:tools="http://schemas.android.com/tools" tools:locale="\(sourceLocale.xmlEscaped)">
      \(strings.joined())</resources>

      """
  }

  private func csv(_ rows: [LengthRow]) -> String {
    let header = "key,text,width,lines,font,size,weight,characters,document,viewport,textScale\n"
    return header
      + rows.map { row in
        [
          row.key, row.text, row.width.plain, "\(row.limit.lines)", row.family,
          row.limit.font.size.plain(decimals: 4), row.limit.font.weight.value.plain,
          row.characters.map { "\($0)" } ?? "", row.cell.document, row.cell.width?.plain ?? "",
          row.cell.textScale.plain,
        ].map { $0.inCSV }.joined(separator: ",") + "\n"
      }.joined()
  }
}

/// A length in the notation of the formats.
private struct LengthRow {
  let key: String
  let text: String
  let limit: TextLimit
  let cell: CheckCell

  init(key: String, _ length: TextLength) {
    self.key = key
    text = length.text.text
    (limit, cell) = (length.limit, length.cell)
  }

  /// The width in points, rounded down to two decimals.
  var width: Double { (((limit.width ?? 0) * 100 + 1e-6).rounded(.down)) / 100 }

  /// The width and the font size as whole numbers.
  var wholeWidth: (width: Int, size: Int) {
    let size = max(1, limit.font.size.rounded())
    let width = (limit.width ?? 0) * size / limit.font.size
    return (Int((width + 1e-6).rounded(.down)), Int(size))
  }

  var characters: Int? { limit.characters }
  var family: String { limit.font.families.first ?? "Inter" }

  /// The weight, if it is not regular.
  var weight: String? {
    limit.font.weight.value < 600 ? nil : "bold"
  }

  /// The flags of Weblate, which takes whole numbers, and names of fonts without spaces.
  var flags: String {
    let (width, size) = wholeWidth
    let lines = limit.lines > 1 ? ":\(limit.lines)" : ""
    let name = String(family.map { $0 == " " ? "_" : $0 })
    let isWord = name.utf8.allSatisfy { $0.isLetter || $0.isDigit || "_-.".utf8.contains($0) }
    var flags = [
      "max-size:\(width)\(lines)", "font-family:\(isWord ? name : name.quotedInMessage)",
      "font-size:\(size)",
    ]
    if let weight { flags.append("font-weight:\(weight)") }
    if let characters { flags.append("max-length:\(characters)") }
    return flags.joined(separator: ", ")
  }

  /// What it is, for people: `at most 96.25 pt in Inter 16 – settings.json, 320 pt`.
  var remark: String {
    let lines = limit.lines > 1 ? " on each of \(limit.lines) lines" : ""
    let font = "\(family) \(limit.font.size.plain(decimals: 2))" + (weight.map { " \($0)" } ?? "")
    return
      "at most \(width.plain) pt\(lines) in \(font) – \(cell.document), \(CheckMatrix.Column(cell).label)"
  }
}

extension String {
  /// The text in quotation marks, as gettext writes it; other control characters by their octal numbers.
  fileprivate var inPO: String {
    let escaped = unicodeScalars.map { scalar in
      if let escape = PO.escapes[scalar] { return escape }
      guard scalar.isTerminalControl else { return String(scalar) }
      return String(scalar).utf8.map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }.joined()
    }
    return "\"" + escaped.joined() + "\""
  }

  /// The text as the content of an element of Android.
  fileprivate var inAndroid: String {
    let escaped = map { "'\"\\".contains($0) ? "\\\($0)" : $0 == "\n" ? "\\n" : String($0) }
      .joined()
    return (escaped.hasPrefix("@") || escaped.hasPrefix("?") ? "\\" + escaped : escaped).xmlEscaped
  }

  /// The text as a field of CSV (RFC 4180), without control characters but line feeds. An apostrophe before what spreadsheets would
  /// take for a formula makes it a text.
  fileprivate var inCSV: String {
    let kept = unicodeScalars.filter {
      !$0.isTerminalControl || "\n\r\t".unicodeScalars.contains($0)
    }
    let text = String(String.UnicodeScalarView(kept))
    let first = text.utf8.first { $0 != UInt8(ascii: "'") }
    let isFormula = first.map { "=+-@\t\r".utf8.contains($0) } ?? false
    guard isFormula || text.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else {
      return text
    }
    return "\"" + (isFormula ? "'" : "") + text.replacing("\"", with: "\"\"") + "\""
  }
}

private enum PO {
  static let escapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r",
  ]
}
