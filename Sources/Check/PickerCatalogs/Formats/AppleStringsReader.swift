import PickerCheck
import PickerControls

/// Reads Apple's `.strings` files: `"key" = "text";`, in UTF-8 or UTF-16.
///
/// The language is that of the folder, such as `de.lproj`; texts in `Base.lproj` are in the source language.
///
/// Source: Apple, *Internationalization and Localization Guide*, and *Old-Style ASCII Property Lists*.
struct AppleStringsReader {
  private let file: CatalogFile
  private let locale: String?
  private var scanner: ByteScanner
  private var lines: LineCounter
  private var contents = CatalogContents()
  /// The start of a comment without an end.
  private var openComment: Int?

  /// - Parameter text: The text of the file in UTF-8.
  static func contents(of file: CatalogFile, text: [UInt8]) throws(CatalogError) -> CatalogContents
  {
    var reader = AppleStringsReader(file, text)
    try reader.read()
    return reader.contents
  }

  private init(_ file: CatalogFile, _ text: [UInt8]) {
    self.file = file
    locale = file.locale
    scanner = ByteScanner(text)
    lines = LineCounter(text)
  }

  private mutating func read() throws(CatalogError) {
    contents.declare(locale)
    while skipComments() {
      let start = scanner.at
      let line = lines.line(at: start)
      do throws(EscapeError) {
        let (key, text) = try entry()
        try add(key, text, line: line)
      } catch {
        try contents.leaveOut(file.error(error.message, line: line))
        // The rest of the line belongs to the entry, and so may other lines.
        scanner.at = start
        scanner.skip { $0 != 0x0A }
      }
    }
    guard let openComment else { return }
    let message = "expected \"*/\" after this comment, found the end"
    try contents.leaveOut(file.error(message, line: lines.line(at: openComment)))
  }

  private mutating func add(_ key: String, _ text: String, line: Int) throws(EscapeError) {
    let entry = CatalogEntry(key: key, text: TranslatedText(text), position: .line(line))
    try contents.addUnique(entry, to: locale, of: file) { EscapeError(message: $0) }
  }

  /// Skips white space and comments; returns whether there is more.
  private mutating func skipComments() -> Bool {
    while true {
      scanner.skipSpace()
      if scanner.skip("//") {
        scanner.skip { $0 != 0x0A }
      } else if scanner.skip("/*") {
        skipRestOfComment()
      } else {
        return scanner.next != nil
      }
    }
  }

  private mutating func skipRestOfComment() {
    let start = scanner.at
    while !scanner.skip("*/") {
      guard scanner.next != nil else { return openComment = start }
      scanner.at += 1
      scanner.skip { $0 != UInt8(ascii: "*") }
    }
  }

  /// Parses `"key" = "text";`, or `"key";` for a text that is its key.
  private mutating func entry() throws(EscapeError) -> (key: String, text: String) {
    let key = try string("a key")
    _ = skipComments()
    var text = key
    if scanner.skip("=") {
      _ = skipComments()
      text = try string("a text in quotation marks")
      _ = skipComments()
    }
    guard scanner.skip(";") else { throw unexpected("\";\" after the text") }
    return (key, text)
  }

  /// Parses a text in quotation marks, or a word without.
  private mutating func string(_ expectation: String) throws(EscapeError) -> String {
    guard let mark = scanner.next, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      let word = scanner.skip { $0.isNameByte || "$/:".utf8.contains($0) || $0 >= 0x80 }
      guard !word.isEmpty else { throw unexpected(expectation) }
      return try AppleStringsReader.decoded(Array(word))
    }
    scanner.at += 1
    var text: [UInt8] = []
    while scanner.next != mark {
      text += scanner.skip { $0 != mark && $0 != UInt8(ascii: "\\") }
      if scanner.skip("\\") {
        text += try escape()
      } else if scanner.next == nil {
        throw unexpected("a quotation mark")
      }
    }
    scanner.at += 1
    return try AppleStringsReader.decoded(text)
  }

  private static func decoded(_ bytes: [UInt8]) throws(EscapeError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw EscapeError(message: "expected text in UTF-8 or UTF-16, found other bytes")
    }
    return text
  }

  /// The bytes of an escape, after its backslash.
  private mutating func escape() throws(EscapeError) -> [UInt8] {
    if scanner.skip("U") { return try scanner.utf16Escape(after: "\\U") }
    let digits = scanner.skip(atMost: 3) { (0x30...0x37).contains($0) }
    if !digits.isEmpty {
      let code = digits.reduce(UInt32(0)) { $0 << 3 | UInt32($1 - 0x30) }
      return Unicode.Scalar(code).map { Array(String($0).utf8) } ?? []
    }
    guard let letter = scanner.next else { throw unexpected("an escape") }
    scanner.at += 1
    return [ControlEscapes.bytes[letter] ?? letter]
  }

  private func unexpected(_ expectation: String) -> EscapeError {
    EscapeError(message: "expected \(expectation), found \(scanner.found)")
  }
}
