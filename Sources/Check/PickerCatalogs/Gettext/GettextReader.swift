import PickerCheck
import PickerControls
import PickerJSON

/// Reads gettext's `.po` files, and the `.mo` files compiled from them.
///
/// Fuzzy, obsolete, untranslated and unreadable messages are left out. A message with a context is also found by
/// `context|id`.
struct GettextReader {
  private let file: CatalogFile
  private let messages: [GettextMessage]
  private let header: GettextHeader
  /// The language; nil for a template, which has no translations.
  private let locale: String?
  private let forms: PluralForms
  private var contents = CatalogContents()

  static func contents(of file: CatalogFile) throws(CatalogError) -> CatalogContents {
    var reader = try GettextReader(file)
    return try reader.read()
  }

  private init(_ file: CatalogFile) throws(CatalogError) {
    let (messages, errors) =
      try file.isCompiledGettext
      ? CompiledGettext.messages(of: file) : GettextParser.messages(of: file)
    (self.file, self.messages) = (file, messages)
    for error in errors { try contents.leaveOut(error) }
    // Without any message, its first error says more than a missing language.
    if messages.isEmpty, let error = errors.first { throw error }
    header = try GettextHeader(messages.first { $0.isHeader }, in: file)
    let named = header["Language"]
    let found = contents.locale(of: file, named: named, line: header.line)
    let isTemplate = !messages.contains { !$0.isHeader && $0.isTranslated }
    let locale = found ?? (isTemplate ? nil : LocaleTag.unknown(inPath: file.path))
    if locale == nil, !isTemplate {
      throw file.error(
        "expected the language in the header, as in \"Language: de\", or in the file name",
        line: header.line)
    }
    self.locale = locale
    forms = PluralForms(header: header["Plural-Forms"], language: locale ?? "en")
    noteProblemsOfHeader()
  }

  private mutating func noteProblemsOfHeader() {
    if let problem = forms.problem {
      note("Plural-Forms: " + problem, line: header.line)
    }
    if let field = header.repeatedField {
      note("the header has \(field.quotedInMessage) twice; the first counts", line: header.line)
    }
  }

  private mutating func note(_ message: String, line: Int) {
    contents.note(CheckProblem(.message, file.error(message, line: line)))
  }

  private mutating func read() throws(CatalogError) -> CatalogContents {
    if locale != nil { contents.declare(locale) }
    for message in messages where !message.isHeader {
      do throws(CatalogError) {
        try read(message)
      } catch {
        try contents.leaveOut(error)
      }
    }
    return contents
  }

  private mutating func read(_ message: GettextMessage) throws(CatalogError) {
    let id = try decoded(message.id ?? [], message)
    let context = try message.context.map { (bytes) throws(CatalogError) in
      try decoded(bytes, message)
    }
    var aliases = context.map { ["\($0)|\(id)"] } ?? []
    if let plural = message.plural { aliases.append(try decoded(plural, message)) }
    contents.add(TextLimit(flags: message.flags), for: [id] + aliases, in: locale)
    guard !message.isFuzzy else { return }
    let texts = try texts(of: message)
    guard
      let text = message.plural == nil ? texts[0].map({ TranslatedText($0) }) : forms.text(texts)
    else { return }
    let entry = CatalogEntry(
      key: id, aliases: aliases, text: text,
      givenForms: message.plural == nil ? nil : forms.categories(of: texts),
      hasContext: context != nil, position: .line(message.textLine ?? message.line))
    let key = (context.map { $0 + "|" } ?? "") + id
    try contents.addUnique(entry, key: key, to: locale, of: file) {
      file.error($0, line: message.line)
    }
  }

  /// The texts that are not empty, by the index of their form.
  private mutating func texts(of message: GettextMessage) throws(CatalogError) -> [Int: String] {
    var texts: [Int: String] = [:]
    let count = message.plural == nil ? 1 : forms.count
    for (index, bytes) in message.texts.sorted(by: { $0.key < $1.key }) {
      guard index < count else {
        // gettext, too, never asks for more.
        let expected = "expected \(count) form\(count == 1 ? "" : "s")"
        note("msgstr[\(index)]: \(expected)", line: message.line)
        break
      }
      if !bytes.isEmpty { texts[index] = try decoded(bytes, message) }
    }
    return texts
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
