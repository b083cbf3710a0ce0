import PickerCheck
import PickerJSON
import PickerLimits

/// Parses the lines of a `.po` file into messages; those with a line that cannot be read are left out.
///
/// Source: GNU gettext, *The Format of PO Files*.
struct GettextParser {
  private let file: CatalogFile
  private var messages: [GettextMessage] = []
  /// The first error of each omitted message.
  private var errors: [CatalogError] = []
  private var message: GettextMessage?
  /// The field that a line with only text extends.
  private var field: GettextMessage.Field?
  /// The flags in comments before the next message.
  private var flags: [String] = []
  /// Whether lines without a message were found since the last one, which count as one error.
  private var isLost = false
  private var line = 0

  /// The messages of a file except obsolete ones, and the first error of each omitted one.
  static func messages(
    of file: CatalogFile
  ) throws(CatalogError) -> (messages: [GettextMessage], errors: [CatalogError]) {
    var parser = GettextParser(file)
    try parser.parse()
    return (parser.messages, parser.errors)
  }

  private init(_ file: CatalogFile) { self.file = file }

  private mutating func parse() throws(CatalogError) {
    let isMarked = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var rest = file.bytes.dropFirst(isMarked ? 3 : 0)
    var checkpoint = Checkpoint(every: 256)
    while !rest.isEmpty {
      line += 1
      guard checkpoint.mayProceed() else { throw error(Budget.stopError?.description ?? "") }
      let content = rest.prefix { $0 != 0x0A }
      rest = rest[content.endIndex...].dropFirst()
      do throws(CatalogError) {
        try parse(content.trimming { $0.isSpace })
      } catch {
        leaveOut(error)
      }
    }
    finish()
  }

  /// Notes the error of a line, once for each message.
  private mutating func leaveOut(_ error: CatalogError) {
    if message == nil ? isLost : message?.isDamaged == true { return }
    if message == nil { isLost = true } else { message?.isDamaged = true }
    errors.append(error)
  }

  private mutating func parse(_ content: ArraySlice<UInt8>) throws(CatalogError) {
    switch content.first {
    case nil: break
    case UInt8(ascii: "#"): comment(content)
    case UInt8(ascii: "\""):
      guard let field else { throw error("expected msgid before a text") }
      try append(content, to: field)
    default: try keyword(content)
    }
  }

  private mutating func comment(_ content: ArraySlice<UInt8>) {
    if message?.texts.isEmpty == false { finish() }
    guard content.starts(with: "#,".utf8) else { return }
    let flags = content.dropFirst(2).split(separator: UInt8(ascii: ","))
    self.flags += flags.map { String(decoding: $0.trimming { $0.isSpace }, as: UTF8.self) }
  }

  private mutating func keyword(_ content: ArraySlice<UInt8>) throws(CatalogError) {
    let word = content.prefix { $0 != UInt8(ascii: "\"") && !$0.isSpace }
    let name = String(decoding: word, as: UTF8.self)
    field = nil
    switch name {
    case "domain": return
    case "msgctxt", "msgid": begin(name)
    case "msgid_plural": field = .plural
    case "msgstr": field = .text(0)
    default: field = try form(name)
    }
    guard let field, message != nil else { throw error("expected msgid before \(name)") }
    guard message?[field] == nil else { throw error("duplicate \(name)") }
    if case .text = field, message?.textLine == nil { message?.textLine = line }
    // Also where the text cannot be read.
    message?.append([], to: field)
    try append(content[word.endIndex...].drop { $0.isSpace }, to: field)
  }

  /// Begins a message, unless the current one expects this keyword.
  private mutating func begin(_ name: String) {
    let isContinued = name == "msgid" && message?.context != nil && message?.id == nil
    if !isContinued {
      finish()
      message = GettextMessage(line: line, flags: flags)
      (flags, isLost) = ([], false)
    }
    field = name == "msgid" ? .id : .context
  }

  /// The field of `msgstr[2]`.
  private mutating func form(_ name: String) throws(CatalogError) -> GettextMessage.Field {
    guard name.hasPrefix("msgstr["), name.hasSuffix("]"), name.utf8.count <= 10,
      let index = Int(name.dropFirst(7).dropLast()), index >= 0
    else {
      // The message before it is complete.
      if message?.texts.isEmpty == false { finish() }
      throw error(
        "expected msgctxt, msgid, msgid_plural, msgstr or a comment, found \(name.quotedInMessage)")
    }
    return .text(index)
  }

  /// Ends the current message.
  private mutating func finish() {
    field = nil
    guard let message else { return }
    self.message = nil
    if message.isDamaged { return }
    guard message.id != nil, !message.texts.isEmpty else {
      let expected = message.id == nil ? "msgid" : "msgstr"
      return errors.append(
        file.error("expected \(expected) in this message", line: message.line))
    }
    messages.append(message)
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
    let isItself = letter == UInt8(ascii: "\\") || letter == UInt8(ascii: "\"")
    if let meaning = isItself ? letter : ControlEscapes.bytes[letter] {
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
}
