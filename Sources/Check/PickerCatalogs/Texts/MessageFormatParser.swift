import PickerCheck

/// The reason why a text is not a valid message.
struct MessageFormatError: Error {
  var message: String
}

extension MessageFormat {
  /// Parses a message.
  ///
  /// - Throws: `expected "}", found the end`; `"other" is missing`.
  init(parsing text: String) throws(MessageFormatError) {
    // A part takes more memory than the byte that it is made of.
    guard text.utf8.count <= CatalogContents.maximumTextLength else {
      throw MessageFormatError(
        message: "expected at most \(CatalogContents.maximumTextLength) bytes")
    }
    var parser = MessageFormatParser(scanner: ByteScanner(Array(text.utf8)))
    parts = try parser.message(isNested: false)
  }
}

/// A recursive descent, at most 16 levels deep.
private struct MessageFormatParser {
  var scanner: ByteScanner
  /// The arguments of the plurals around the place, the innermost last; nil inside a `select`.
  var counts: [String?] = []

  /// Parses up to the end, or to the closing brace of a nested message.
  mutating func message(isNested: Bool) throws(MessageFormatError) -> [MessageFormat.Part] {
    var parts: [MessageFormat.Part] = []
    var text: [UInt8] = []
    while let byte = scanner.next, byte != UInt8(ascii: "}") || !isNested {
      switch byte {
      case UInt8(ascii: "{"):
        parts.append(.text(String(decoding: text, as: UTF8.self)))
        text = []
        parts.append(try argument())
      case UInt8(ascii: "#") where counts.last.flatMap({ $0 }) != nil:
        scanner.at += 1
        parts.append(.text(String(decoding: text, as: UTF8.self)))
        text = []
        parts.append(.argument(counts.last.flatMap { $0 } ?? "", isNumber: true))
      case UInt8(ascii: "'"): text += quoted()
      case UInt8(ascii: "}"): throw unexpected("text")
      default:
        text.append(byte)
        scanner.at += 1
      }
    }
    parts.append(.text(String(decoding: text, as: UTF8.self)))
    return parts
  }

  /// Parses an apostrophe: two are one, and one before a brace quotes what follows up to the next.
  private mutating func quoted() -> [UInt8] {
    let apostrophe = UInt8(ascii: "'")
    scanner.at += 1
    if scanner.skip("'") { return [apostrophe] }
    let isSyntax = scanner.next.map { "{}#".utf8.contains($0) } ?? false
    guard isSyntax else { return [apostrophe] }
    var text: [UInt8] = []
    while scanner.next != nil {
      text += scanner.skip { $0 != apostrophe }
      guard scanner.skip("''") else { break }
      text.append(apostrophe)
    }
    scanner.skip("'")
    return text
  }

  /// Parses `{name}`, `{name, type, style}` or a choice.
  private mutating func argument() throws(MessageFormatError) -> MessageFormat.Part {
    scanner.at += 1
    let name = try word("the name of an argument")
    if scanner.skip("}") { return .argument(name, isNumber: false) }
    try expect(",")
    let type = try word("a type")
    guard MessageFormat.isChoice(type) else {
      try skipStyle()
      return .argument(name, isNumber: type == "number")
    }
    try expect(",")
    return .choice(try choice(of: name, isPlural: type == "plural", isNumber: type != "select"))
  }

  private mutating func choice(
    of name: String, isPlural: Bool, isNumber: Bool
  ) throws(MessageFormatError) -> MessageFormat.Choice {
    guard counts.count < 16 else {
      throw MessageFormatError(message: "expected at most 16 nested choices")
    }
    var choice = MessageFormat.Choice(argument: name, isPlural: isPlural, cases: [])
    // The `#` of an ordinal stands for its number, too.
    counts.append(isNumber ? name : counts.last ?? nil)
    scanner.skipSpace()
    while scanner.next != UInt8(ascii: "}") {
      if scanner.skip("offset:") {
        scanner.skipSpace()
        scanner.skip { $0.isDigit }
      } else {
        let selector = try word("a form")
        try expect("{")
        choice.cases.append((selector, try message(isNested: true)))
        try expect("}")
      }
      scanner.skipSpace()
    }
    scanner.at += 1
    counts.removeLast()
    guard choice.cases.contains(where: { $0.selector == "other" }) else {
      throw MessageFormatError(message: "the form \"other\" of \"\(name)\" is missing")
    }
    return choice
  }

  /// Skips what follows the type of a number or a date, with its closing brace.
  private mutating func skipStyle() throws(MessageFormatError) {
    var depth = 1
    while depth > 0 {
      scanner.skip { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
      guard let brace = scanner.next else { throw unexpected("\"}\"") }
      depth += brace == UInt8(ascii: "{") ? 1 : -1
      scanner.at += 1
    }
  }

  /// Parses a name, or a number after `=`, with the space around it.
  private mutating func word(_ expectation: String) throws(MessageFormatError) -> String {
    scanner.skipSpace()
    let word = scanner.skip { $0.isNameByte || $0 == UInt8(ascii: "=") || $0 >= 0x80 }
    guard !word.isEmpty else { throw unexpected(expectation) }
    scanner.skipSpace()
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func expect(_ text: String) throws(MessageFormatError) {
    guard scanner.skip(text) else { throw unexpected("\"\(text)\"") }
  }

  private func unexpected(_ expectation: String) -> MessageFormatError {
    MessageFormatError(message: "expected \(expectation), found \(scanner.found)")
  }
}
