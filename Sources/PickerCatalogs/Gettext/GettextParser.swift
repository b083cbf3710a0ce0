import PickerJSON
import PickerLimits

/// Parses the lines of a `.po` file into messages.
///
/// Source: GNU gettext, *The Format of PO Files*.
struct GettextParser {
  private let file: CatalogFile
  private var messages: [GettextMessage] = []
  private var message: GettextMessage?
  /// The field to which a line that is only a text adds.
  private var field: GettextMessage.Field?
  private var isFuzzy = false
  private var line = 0

  init(_ file: CatalogFile) { self.file = file }

  /// The messages, without obsolete ones.
  mutating func parse() throws(CatalogError) -> [GettextMessage] {
    let isMarked = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var rest = file.bytes.dropFirst(isMarked ? 3 : 0)
    var checkpoint = Checkpoint(every: 256)
    while !rest.isEmpty {
      line += 1
      guard checkpoint.mayProceed() else { throw error(Budget.stopError?.description ?? "") }
      let content = rest.prefix { $0 != 0x0A }
      rest = rest[content.endIndex...].dropFirst()
      try parse(content.trimming { $0.isSpace })
    }
    try finish()
    return messages
  }

  private mutating func parse(_ content: ArraySlice<UInt8>) throws(CatalogError) {
    switch content.first {
    case nil: break
    case UInt8(ascii: "#"): try comment(content)
    case UInt8(ascii: "\""):
      guard let field else { throw error("expected msgid before a text") }
      try append(content, to: field)
    default: try keyword(content)
    }
  }

  private mutating func comment(_ content: ArraySlice<UInt8>) throws(CatalogError) {
    if message?.texts.isEmpty == false { try finish() }
    guard content.starts(with: "#,".utf8) else { return }
    let flags = content.dropFirst(2).split(separator: UInt8(ascii: ","))
    let names = flags.map { $0.trimming { $0.isSpace } }
    isFuzzy = isFuzzy || names.contains { $0.elementsEqual("fuzzy".utf8) }
  }

  private mutating func keyword(_ content: ArraySlice<UInt8>) throws(CatalogError) {
    let word = content.prefix { $0 != UInt8(ascii: "\"") && !$0.isSpace }
    let name = String(decoding: word, as: UTF8.self)
    field = nil
    switch name {
    case "domain": return
    case "msgctxt", "msgid": try begin(name)
    case "msgid_plural": field = .plural
    case "msgstr": field = .text(0)
    default: field = try form(name)
    }
    guard let field, message != nil else { throw error("expected msgid before \(name)") }
    guard message?[field] == nil else { throw error("\(name) is there already") }
    try append(content[word.endIndex...].drop { $0.isSpace }, to: field)
  }

  /// Begins a message, unless the one that has begun expects this keyword.
  private mutating func begin(_ name: String) throws(CatalogError) {
    let isContinued = name == "msgid" && message?.context != nil && message?.id == nil
    if !isContinued {
      try finish()
      message = GettextMessage(line: line, isFuzzy: isFuzzy)
      isFuzzy = false
    }
    field = name == "msgid" ? .id : .context
  }

  /// The field of `msgstr[2]`.
  private func form(_ name: String) throws(CatalogError) -> GettextMessage.Field {
    guard name.hasPrefix("msgstr["), name.hasSuffix("]"), name.utf8.count <= 10,
      let index = Int(name.dropFirst(7).dropLast()), index >= 0
    else {
      throw error(
        "expected msgctxt, msgid, msgid_plural, msgstr or a comment, found \(name.quotedInMessage)")
    }
    return .text(index)
  }

  /// Ends the message that has begun.
  private mutating func finish() throws(CatalogError) {
    field = nil
    guard let message else { return }
    guard message.id != nil, !message.texts.isEmpty else {
      let expected = message.id == nil ? "msgid" : "msgstr"
      throw file.error("expected \(expected) in this message", line: message.line)
    }
    messages.append(message)
    self.message = nil
  }

  private func error(_ message: String) -> CatalogError { file.error(message, line: line) }
}

// Texts in quotation marks.
extension GettextParser {
  private mutating func append(
    _ content: ArraySlice<UInt8>, to field: GettextMessage.Field
  ) throws(CatalogError) {
    var scanner = ByteScanner(Array(content))
    guard scanner.skip("\"") else {
      throw error("expected a quotation mark, found \(scanner.found)")
    }
    var text: [UInt8] = []
    while !scanner.skip("\"") {
      text += scanner.skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      if scanner.skip("\\") {
        text.append(try escape(&scanner))
      } else if scanner.next == nil {
        throw error("expected a quotation mark, found the end of the line")
      }
    }
    guard scanner.next == nil else {
      throw error("expected the end of the line after the text, found \(scanner.found)")
    }
    message?.append(text, to: field)
  }

  /// The byte of an escape, after its backslash.
  private func escape(_ scanner: inout ByteScanner) throws(CatalogError) -> UInt8 {
    guard let letter = scanner.next else {
      throw error("expected an escape after \"\\\", found the end of the line")
    }
    if let meaning = GettextParser.escapes[letter] {
      scanner.at += 1
      return meaning
    }
    if scanner.skip("x") {
      let digits = scanner.skip(atMost: 2) { $0.hexValue != nil }
      guard !digits.isEmpty else { throw error("expected a hexadecimal digit after \"\\x\"") }
      return digits.reduce(0) { $0 << 4 | ($1.hexValue ?? 0) }
    }
    let digits = scanner.skip(atMost: 3) { (0x30...0x37).contains($0) }
    guard !digits.isEmpty else { throw error("unknown escape \"\\\" before \(scanner.found)") }
    return digits.reduce(0) { $0 << 3 | ($1 - 0x30) }
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "v"): 0x0B,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "\""): 0x22,
  ]
}
