import PickerCheck
import PickerControls
import PickerLimits

/// Reads Java's `.properties`: lines such as `key = text`, in UTF-8 or ISO 8859-1, with escapes such as `\u00E9`.
///
/// The language is that of the name, such as `messages_de.properties`; texts in `messages.properties` are in the source
/// language. Texts with arguments are messages in the syntax of ICU, if they can be read as such.
///
/// Source: Java SE, `java.util.Properties.load` and `PropertyResourceBundle`, which read ISO 8859-1 what is not in UTF-8.
struct PropertiesReader {
  private let file: CatalogFile
  private let locale: String?
  private var contents = CatalogContents()
  private var rest: ArraySlice<UInt8>
  private var line = 0

  static func contents(of file: CatalogFile) throws(CatalogError) -> CatalogContents {
    var reader = PropertiesReader(file, try file.textBytes())
    try reader.read()
    return reader.contents
  }

  private init(_ file: CatalogFile, _ text: [UInt8]) {
    self.file = file
    locale = file.locale
    let isUTF8 = String(validating: text, as: UTF8.self) != nil
    let latin = GettextHeader.CharacterSet.latin1.decode(text) ?? ""
    rest = (isUTF8 ? text : Array(latin.utf8))[...]
  }

  private mutating func read() throws(CatalogError) {
    contents.declare(locale)
    var checkpoint = Checkpoint(every: 256)
    while !rest.isEmpty {
      var content = nextLine()
      let first = line
      guard checkpoint.mayProceed() else {
        throw file.error(Budget.stopError?.description ?? "", line: line)
      }
      guard let start = content.first, !"#!".utf8.contains(start) else { continue }
      while PropertiesReader.isContinued(content) {
        content.removeLast()
        content += nextLine()
      }
      do throws(EscapeError) {
        try read(content, line: first)
      } catch {
        try contents.leaveOut(file.error(error.message, line: first))
      }
    }
  }

  /// Takes a line, without white space before it.
  private mutating func nextLine() -> ArraySlice<UInt8> {
    line += 1
    let content = rest.prefix { $0 != 0x0A }
    rest = rest[content.endIndex...].dropFirst()
    let isMarked = content.last == 0x0D
    return content.dropLast(isMarked ? 1 : 0).drop { PropertiesReader.isSpace($0) }
  }

  /// Whether the next line belongs to it: after an odd number of backslashes.
  private static func isContinued(_ content: ArraySlice<UInt8>) -> Bool {
    !content.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte.isSpace || byte == 0x0C }

  private mutating func read(_ content: ArraySlice<UInt8>, line: Int) throws(EscapeError) {
    var scanner = ByteScanner(Array(content))
    let key = try PropertiesReader.text(&scanner) {
      PropertiesReader.isSpace($0) || "=:".utf8.contains($0)
    }
    scanner.skip(while: PropertiesReader.isSpace)
    if scanner.skip("=") || scanner.skip(":") { scanner.skip(while: PropertiesReader.isSpace) }
    let text = try PropertiesReader.text(&scanner) { _ in false }
    let message = text.utf8.contains(UInt8(ascii: "{")) ? try? MessageFormat(parsing: text) : nil
    let entry = CatalogEntry(
      key: key, text: message?.translated ?? TranslatedText(text),
      givenForms: message?.givenForms, position: .line(line))
    try contents.addUnique(entry, to: locale, of: file) { EscapeError(message: $0) }
  }

  /// Parses a text up to the first byte that ends it and has no backslash before it.
  private static func text(
    _ scanner: inout ByteScanner, until isEnd: (UInt8) -> Bool
  ) throws(EscapeError) -> String {
    var text: [UInt8] = []
    while true {
      text += scanner.skip { $0 != UInt8(ascii: "\\") && !isEnd($0) }
      guard scanner.skip("\\") else { return String(decoding: text, as: UTF8.self) }
      if scanner.skip("u") {
        text += try scanner.utf16Escape(after: "\\u")
      } else if let letter = scanner.next {
        scanner.at += 1
        text.append("tnrf".utf8.contains(letter) ? ControlEscapes.bytes[letter] ?? letter : letter)
      }
    }
  }
}
