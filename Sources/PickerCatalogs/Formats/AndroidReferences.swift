import PickerXML

/// The texts of a resource file that others refer to, as in `<string name="close">@string/done</string>`.
struct AndroidReferences {
  private var elements: [String: XMLElement] = [:]

  init(_ root: XMLElement) {
    for element in root.elements where element.name == "string" || element.name == "item" {
      if let name = element["name"], elements[name] == nil { elements[name] = element }
    }
  }

  /// Returns the text of an element, or of the one that it refers to; nil where that is not in the file.
  func text(of element: XMLElement, in file: CatalogFile) throws(CatalogError) -> String? {
    var element = element
    // Also ends where two refer to each other.
    for _ in 0..<8 {
      let text = element.text
      guard let name = AndroidReferences.name(in: text) else {
        do {
          return try AndroidText.value(of: text)
        } catch {
          throw file.error(error.message, line: element.line)
        }
      }
      guard let target = elements[name] else { return nil }
      element = target
    }
    return nil
  }

  /// The name in `@string/name`.
  private static func name(in text: String) -> String? {
    let text = text.trimmed
    return text.hasPrefix("@string/") ? String(text.dropFirst(8)) : nil
  }
}
