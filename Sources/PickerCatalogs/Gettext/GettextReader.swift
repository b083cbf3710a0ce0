import PickerControls
import PickerJSON

/// Reads gettext's `.po` files.
///
/// Left out are fuzzy and obsolete messages, and those without a translation. A message with a context is found by
/// `context|id`, too.
struct GettextReader {
  private let file: CatalogFile
  private let messages: [GettextMessage]
  private let header: GettextHeader
  private let locale: String
  private let forms: PluralForms
  private var contents = CatalogContents()
  /// The lines of the messages, by context and id.
  private var lines: [String: Int] = [:]

  static func contents(of file: CatalogFile) throws(CatalogError) -> CatalogContents {
    var reader = try GettextReader(file)
    return try reader.read()
  }

  private init(_ file: CatalogFile) throws(CatalogError) {
    var parser = GettextParser(file)
    self.file = file
    messages = try parser.parse()
    header = try GettextHeader(messages.first { $0.isHeader }, in: file)
    locale = try header.locale(in: file)
    do {
      forms = try PluralForms(header: header["Plural-Forms"], language: locale)
    } catch {
      throw file.error("Plural-Forms: " + error.message, line: header.line)
    }
  }

  private mutating func read() throws(CatalogError) -> CatalogContents {
    contents.declare(locale)
    for message in messages where !message.isHeader { try read(message) }
    return contents
  }

  private mutating func read(_ message: GettextMessage) throws(CatalogError) {
    let id = try decoded(message.id ?? [], message)
    let context = try message.context.map { (bytes) throws(CatalogError) in
      try decoded(bytes, message)
    }
    try checkIsNew((context.map { $0 + "\u{4}" } ?? "") + id, message)
    guard !message.isFuzzy, let text = try text(of: message) else { return }
    var aliases = context.map { ["\($0)|\(id)"] } ?? []
    if let plural = message.plural { aliases.append(try decoded(plural, message)) }
    let entry = CatalogEntry(
      key: id, aliases: aliases, text: text, isPlural: message.plural != nil)
    try contents.add(entry, to: locale) { file.error($0, line: message.line) }
  }

  private func text(of message: GettextMessage) throws(CatalogError) -> TranslatedText? {
    var texts: [Int: String] = [:]
    let count = message.plural == nil ? 1 : forms.count
    for (index, bytes) in message.texts.sorted(by: { $0.key < $1.key }) {
      guard index < count else {
        throw file.error(
          "msgstr[\(index)]: expected \(count) form\(count == 1 ? "" : "s")", line: message.line)
      }
      if !bytes.isEmpty { texts[index] = try decoded(bytes, message) }
    }
    return message.plural == nil ? texts[0].map { TranslatedText($0) } : forms.text(texts)
  }

  private mutating func checkIsNew(
    _ key: String, _ message: GettextMessage
  ) throws(CatalogError) {
    if let line = lines[key] {
      throw file.error("the message is there already, at line \(line)", line: message.line)
    }
    lines[key] = message.line
  }

  private func decoded(
    _ bytes: [UInt8], _ message: GettextMessage
  ) throws(CatalogError) -> String {
    guard let text = header.characterSet.decode(bytes) else {
      throw file.error(
        "expected text in \(header.characterSet.rawValue), found other bytes", line: message.line)
    }
    return text
  }
}
