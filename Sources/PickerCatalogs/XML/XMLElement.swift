/// An element of an XML document with all that it contains.
struct XMLElement {
  /// A piece of the content.
  enum Content {
    case element(XMLElement)
    case text(String)
  }

  /// The name without a prefix.
  var name: String
  /// The namespace; empty for none.
  var namespace: String
  /// The attributes by their names without prefixes, the first where two have the same.
  var attributes: [(name: String, value: String)]
  var content: [Content] = []
  /// The line of the start tag.
  var line: Int

  /// The value of an attribute.
  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The elements in the content that have the namespace of this one.
  var elements: [XMLElement] {
    content.compactMap { piece in
      guard case .element(let element) = piece, element.namespace == namespace else { return nil }
      return element
    }
  }

  /// The first of ``elements`` with a name.
  func element(_ name: String) -> XMLElement? { elements.first { $0.name == name } }

  /// The text of the content, without the tags in it.
  var text: String {
    content.reduce(into: "") { text, piece in
      switch piece {
      case .text(let piece): text += piece
      case .element(let element): text += element.text
      }
    }
  }
}
