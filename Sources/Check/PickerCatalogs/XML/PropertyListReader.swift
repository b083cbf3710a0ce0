import PickerArtwork
import PickerCheck
import PickerControls
import PickerText

/// Reads property lists in XML: Apple's `.stringsdict`, with plural forms, and `.strings`.
///
/// The language is that of the folder, such as `de.lproj`; texts in `Base.lproj` are in the source language. Of texts for
/// several widths, the one for the largest counts.
///
/// Source: Apple, *Stringsdict File Format*.
struct PropertyListReader {
  private let file: CatalogFile
  private let locale: String?
  private var contents = CatalogContents()

  static func contents(of file: CatalogFile, root: XMLElement) throws(CatalogError)
    -> CatalogContents
  {
    var reader = PropertyListReader(file: file, locale: file.locale)
    reader.contents.declare(reader.locale)
    guard let texts = root.element("dict") else {
      throw file.error("expected the element \"dict\"", line: root.line)
    }
    for (key, value) in texts.members {
      do throws(CatalogError) {
        try reader.read(key, value)
      } catch {
        try reader.contents.leaveOut(error)
      }
    }
    return reader.contents
  }

  private init(file: CatalogFile, locale: String?) { (self.file, self.locale) = (file, locale) }

  private mutating func read(_ key: String, _ value: XMLElement) throws(CatalogError) {
    var forms: Set<PluralCategory> = []
    guard let text = try text(of: value, &forms) else { return }
    let entry = CatalogEntry(
      key: key, text: text, givenForms: forms.isEmpty ? nil : forms, position: .line(value.line))
    try contents.addUnique(entry, to: locale, of: file) { file.error($0, line: value.line) }
  }

  /// The text of a string, or of the format of a dictionary with what that names.
  private func text(
    of value: XMLElement, _ given: inout Set<PluralCategory>
  ) throws(CatalogError) -> TranslatedText? {
    guard value.name == "dict" else {
      guard value.name == "string" else { throw unexpected("a string or a dict", value) }
      return TranslatedText(value.text)
    }
    let members = value.members
    let values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    if let widths = values["NSStringVariableWidthRuleType"] {
      return widths.members.max { $0.key.width < $1.key.width }
        .map { TranslatedText($0.value.text) }
    }
    guard let format = values["NSStringLocalizedFormatKey"] else {
      throw unexpected("the key \"NSStringLocalizedFormatKey\"", value)
    }
    guard members.count <= PropertyListReader.maximumVariableCount else {
      throw file.error(
        "expected at most \(PropertyListReader.maximumVariableCount) variables", line: value.line)
    }
    var text = TranslatedText(format.text)
    // The forms of one variable may name others.
    for _ in 0..<2 {
      for (name, variable) in members where variable.name == "dict" {
        try replace(name, by: variable, in: &text, &given)
      }
    }
    return text
  }

  /// The maximum number of variables, for each of which the text is searched. Apple's formats have a few arguments.
  private static let maximumVariableCount = 20

  /// Puts the plural forms of a variable in place of `%#@name@` and `%1$#@name@`.
  private func replace(
    _ name: String, by variable: XMLElement, in text: inout TranslatedText,
    _ given: inout Set<PluralCategory>
  ) throws(CatalogError) {
    var forms: [PluralCategory: String] = [:]
    for (key, form) in variable.members {
      if let category = PluralCategory(rawValue: key) { forms[category] = form.text }
    }
    guard let plural = TranslatedText(forms: forms) else {
      throw unexpected("a plural form, such as \"other\", of \(name.quotedInMessage)", variable)
    }
    given.formUnion(forms.keys)
    for mark in [""] + (1...9).map({ "\($0)$" }) where text.text.contains("#@") {
      text = try text.substituting("%\(mark)#@\(name)@", by: plural) {
        file.error($0, line: variable.line)
      }
    }
  }

  private func unexpected(_ expectation: String, _ element: XMLElement) -> CatalogError {
    file.error("expected \(expectation), found \(element.name.quotedInMessage)", line: element.line)
  }
}

extension XMLElement {
  /// The keys of a `dict`, each with the element after it.
  fileprivate var members: [(key: String, value: XMLElement)] {
    let elements = elements
    return elements.indices.dropLast().compactMap { place in
      let isKey = elements[place].name == "key" && elements[place + 1].name != "key"
      return isKey ? (elements[place].text, elements[place + 1]) : nil
    }
  }
}

extension String {
  /// The width that a key stands for.
  fileprivate var width: Double { Double(self) ?? 0 }
}
