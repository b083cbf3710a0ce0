import PickerArtwork

/// The texts of a resource file to which others refer, such as in `<string name="close">@string/done</string>`.
struct AndroidReferences {
  private var elements: [String: XMLElement] = [:]
  /// The text of each name, resolved once; nil inside: not in the file.
  private var texts: [String: String?] = [:]

  init(_ resources: [XMLElement]) {
    for element in resources where element.name == "string" || element.name == "item" {
      if let name = element["name"], elements[name] == nil { elements[name] = element }
    }
  }

  /// The number of followed references, for tests.
  private(set) var followedCount = 0

  /// Returns the text of an element, or of its reference; nil if that is not in the file.
  mutating func text(
    of element: XMLElement, in file: CatalogFile
  ) throws(CatalogError) -> String? {
    var (element, text) = (element, element.text)
    var names: [String] = []
    while let name = AndroidReferences.name(in: text) {
      if let known = texts[name] { return resolve(names, to: known) }
      followedCount += 1
      names.append(name)
      // Ends where two refer to each other.
      texts[name] = .some(nil)
      guard let target = elements[name] else { return nil }
      (element, text) = (target, target.text)
    }
    do {
      return resolve(names, to: try AndroidText.value(of: text))
    } catch {
      throw file.error(error.message, line: element.line)
    }
  }

  private mutating func resolve(_ names: [String], to text: String?) -> String? {
    for name in names { texts[name] = .some(text) }
    return text
  }

  /// The name in `@string/name`.
  private static func name(in text: String) -> String? {
    let text = text.trimmed
    return text.hasPrefix("@string/") ? String(text.dropFirst(8)) : nil
  }
}
