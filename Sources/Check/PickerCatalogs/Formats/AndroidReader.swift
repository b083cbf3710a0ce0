import PickerCheck
import PickerControls
import PickerText
import PickerArtwork

/// Reads Android's `strings.xml`: `string`, `plurals` and `string-array`.
///
/// The language is that of the folder, such as `values-pt-rBR`; texts in `values` are in the source language, which
/// only `tools:locale` names. The elements of an array are called `name[0]`, `name[1]`, … Markup in a text is removed,
/// and its contents stay.
struct AndroidReader {
  private let file: CatalogFile
  private let locale: String?
  private var contents = CatalogContents()

  static func contents(of file: CatalogFile, root: XMLElement) throws(CatalogError)
    -> CatalogContents
  {
    let folder = AndroidFolder(path: file.path, file.names)
    let named = root["locale"].flatMap { file.names.tag($0) }
    let found = folder == nil ? file.locale : nil
    var reader = AndroidReader(file: file, locale: folder?.locale ?? named ?? found)
    if let folder, folder.locale == nil { reader.contents.sourceLocale = named }
    try reader.read(root)
    return reader.contents
  }

  private init(file: CatalogFile, locale: String?) {
    self.file = file
    self.locale = locale
  }

  private mutating func read(_ root: XMLElement) throws(CatalogError) {
    let found = resources(in: root)
    var references = AndroidReferences(found.map(\.element))
    for resource in found {
      contents.add(resource.element.limit, for: [resource.name], in: locale)
      do throws(CatalogError) {
        try read(resource.element, resource.kind, resource.name, &references)
      } catch {
        try contents.leaveOut(error)
      }
    }
  }

  /// The resources with texts. Of repeated ones, the last counts, and of variants for products the first.
  private mutating func resources(in root: XMLElement) -> [AndroidResource] {
    var found: [AndroidResource] = []
    var places: [String: Int] = [:]
    for element in root.elements {
      guard let name = element["name"], let kind = AndroidReader.kind(of: element) else { continue }
      let resource = AndroidResource(element: element, kind: kind, name: name)
      guard let place = places[kind + "/" + name] else {
        places[kind + "/" + name] = found.count
        found.append(resource)
        continue
      }
      let first = found[place].element
      guard first["product"] == element["product"] else { continue }
      contents.noteRepeated(name, at: element.line, first: first.line, of: file)
      found[place] = resource
    }
    return found
  }

  private mutating func read(
    _ element: XMLElement, _ kind: String, _ name: String, _ resources: inout AndroidReferences
  ) throws(CatalogError) {
    switch kind {
    case "plurals": try readPlurals(element, name, &resources)
    case "string-array":
      for (index, item) in element.elements.filter({ $0.name == "item" }).enumerated() {
        try add(item, "\(name)[\(index)]", &resources, isShared: element.isShared)
      }
    default: try add(element, name, &resources, isShared: element.isShared)
    }
  }

  /// The kind of a resource, if it contains text.
  private static func kind(of element: XMLElement) -> String? {
    switch element.name {
    case "string", "plurals", "string-array": element.name
    case "item" where element["type"] == "string": "string"
    default: nil
    }
  }

  private mutating func add(
    _ element: XMLElement, _ key: String, _ resources: inout AndroidReferences, isShared: Bool
  ) throws(CatalogError) {
    guard let text = try resources.text(of: element, in: file) else { return }
    let entry = CatalogEntry(
      key: key, text: TranslatedText(text), position: .line(element.line))
    let failure = { file.error($0, line: element.line) }
    if isShared {
      try contents.addShared(entry, error: failure)
    } else {
      try contents.add(entry, to: locale, error: failure)
    }
  }

  private mutating func readPlurals(
    _ element: XMLElement, _ key: String, _ resources: inout AndroidReferences
  ) throws(CatalogError) {
    var forms: [PluralCategory: String] = [:]
    for item in element.elements where item.name == "item" {
      guard let category = item["quantity"].flatMap({ PluralCategory(rawValue: $0) }) else {
        throw file.error(
          "expected a quantity: zero, one, two, few, many or other", line: item.line)
      }
      forms[category] = try resources.text(of: item, in: file)
    }
    guard let text = TranslatedText(forms: forms) else { return }
    let entry = CatalogEntry(
      key: key, text: text, givenForms: Set(forms.keys), position: .line(element.line))
    try contents.add(entry, to: locale) {
      file.error($0, line: element.line)
    }
  }
}

/// A text, the forms of a text, or a list of texts.
private struct AndroidResource {
  var element: XMLElement
  var kind: String
  var name: String
}

extension XMLElement {
  /// The maximum length of translations, from attributes of `tools:` with the names of a `TextView`'s.
  fileprivate var limit: TextLimit? {
    TextLimit(
      width: self["maxWidth"], lines: self["maxLines"], family: self["fontFamily"],
      size: self["textSize"], weight: self["textFontWeight"], characters: self["maxLength"])
  }

  /// Whether the text is the same in all languages.
  fileprivate var isShared: Bool { self["translatable"] == "false" }
}

extension TranslatedText {
  /// Creates a text from its forms; nil without any. If `other` is missing, the last form replaces it.
  init?(forms: [PluralCategory: String]) {
    let given = PluralCategory.allCases.filter { forms[$0] != nil }
    guard let last = given.last, let other = forms[last] else { return nil }
    self.init(other, forms: forms.filter { $0.key != .other })
  }
}
