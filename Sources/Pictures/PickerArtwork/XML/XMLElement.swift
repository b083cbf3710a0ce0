/// An element of an XML document with all that it contains.
package struct XMLElement {
  /// A piece of the content.
  package enum Content {
    case element(XMLElement)
    case text(String)
  }

  /// The name without a prefix.
  package var name: String
  /// The namespace; empty for none.
  package var namespace: String
  /// The attributes by their names without prefixes, the first where two have the same.
  package var attributes: [(name: String, value: String)]
  package var content: [Content] = []
  /// The line of the start tag.
  package var line: Int

  /// The value of an attribute.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The elements in the content that have the namespace of this one.
  package var elements: [XMLElement] {
    content.compactMap { piece in
      guard case .element(let element) = piece, element.namespace == namespace else { return nil }
      return element
    }
  }

  /// The first of ``elements`` with a name.
  package func element(_ name: String) -> XMLElement? { elements.first { $0.name == name } }

  /// The text of the content, without the tags in it.
  package var text: String {
    var text = ""
    add(to: &text)
    return text
  }

  private func add(to text: inout String) {
    for piece in content {
      switch piece {
      case .text(let piece): text += piece
      case .element(let element): element.add(to: &text)
      }
    }
  }
}
