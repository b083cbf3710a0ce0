import PickerArtwork
import PickerCheck
import PickerControls
import PickerText

/// Reads Qt Linguist's `.ts`: the messages of one language, with plural forms by the rules of Qt.
///
/// A message is found by its `id`, by its source text, and by `context|source`. Left out are those that are unfinished,
/// obsolete or vanished. Of texts for several widths, the first counts, which is the longest.
///
/// Source: Qt, *TS file format*.
struct QtReader {
  private let file: CatalogFile
  /// The language; nil for a template, which has no translations.
  private let locale: String?
  private var contents = CatalogContents()

  static func contents(of file: CatalogFile, root: XMLElement) throws(CatalogError)
    -> CatalogContents
  {
    var contents = CatalogContents()
    contents.sourceLocale = root["sourcelanguage"].flatMap { file.names.tag($0) }
    let locale = contents.locale(of: file, named: root["language"], line: root.line)
    var reader = QtReader(file: file, locale: locale, contents: contents)
    if locale != nil { reader.contents.declare(locale) }
    try reader.readMessages(of: root, context: nil)
    return reader.contents
  }

  private init(file: CatalogFile, locale: String?, contents: CatalogContents) {
    (self.file, self.locale, self.contents) = (file, locale, contents)
  }

  private mutating func readMessages(
    of element: XMLElement, context: String?
  ) throws(CatalogError) {
    for child in element.elements {
      switch child.name {
      case "context":
        try readMessages(of: child, context: child.element("name")?.text ?? "")
      case "message":
        do throws(CatalogError) {
          try read(child, context)
        } catch {
          try contents.leaveOut(error)
        }
      default: break
      }
    }
  }

  private mutating func read(_ message: XMLElement, _ context: String?) throws(CatalogError) {
    guard let translation = message.element("translation"), translation["type"] == nil else {
      return
    }
    let forms = message["numerus"] == "yes" ? translation.forms : nil
    guard
      let (text, given) = forms.map({ plural($0) }) ?? (TranslatedText(translation.longest), nil),
      !text.text.isEmpty
    else { return }
    guard let locale else {
      throw file.error(
        "expected the attribute language, or a locale in the file name",
        line: translation.line)
    }
    let source = message.element("source")?.qtText ?? ""
    let names = [message["id"], source].compactMap { $0 }.filter { !$0.isEmpty }
    guard let key = names.first else {
      throw file.error("expected the element \"source\" or an id", line: message.line)
    }
    let contextual = context.map { ["\($0)|\(source)"] } ?? []
    let entry = CatalogEntry(
      key: key, aliases: names.dropFirst() + contextual, text: text, givenForms: given,
      hasContext: context != nil, position: .line(translation.line))
    // Texts with other comments are other messages.
    let unique = [context, key, message.element("comment")?.text].compactMap { $0 }
      .filter { !$0.isEmpty }
    try contents.addUnique(entry, key: unique.joined(separator: "|"), to: locale, of: file) {
      file.error($0, line: translation.line)
    }
  }

  /// The text with the forms of a number, chosen by Qt's rules; nil if all are empty.
  private func plural(_ texts: [String]) -> (text: TranslatedText, Set<PluralCategory>?)? {
    let rules = PluralForms(qtLanguage: locale ?? "en", count: texts.count)
    let given = texts.enumerated().filter { !$0.element.isEmpty }
    let forms = Dictionary(uniqueKeysWithValues: given.map { ($0.offset, $0.element) })
    return rules.text(forms).map { ($0, rules.categories(of: forms)) }
  }
}

extension XMLElement {
  /// The plural forms, in the order of the language.
  fileprivate var forms: [String] {
    elements.filter { $0.name == "numerusform" }.map { $0.longest }
  }

  /// The text, or its first variant of several lengths.
  fileprivate var longest: String { element("lengthvariant")?.qtText ?? qtText }

  /// The text, with what XML cannot contain in elements such as `<byte value="x1b"/>`.
  fileprivate var qtText: String {
    content.reduce(into: "") { text, piece in
      switch piece {
      case .text(let piece): text += piece
      case .element(let element): text += element.byte.map { String($0) } ?? ""
      }
    }
  }

  private var byte: Unicode.Scalar? {
    guard name == "byte", let value = self["value"] else { return nil }
    let code = value.hasPrefix("x") ? UInt32(value.dropFirst(), radix: 16) : UInt32(value)
    return code.flatMap { Unicode.Scalar($0) }
  }
}
