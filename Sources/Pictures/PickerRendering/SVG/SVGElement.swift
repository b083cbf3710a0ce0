/// An element of a drawing.
package struct SVGElement {
  /// The name; empty for text between elements.
  var tag: String
  var attributes: SVGAttributes
  var children: [SVGElement]
  /// The content between the tags instead of children, already escaped.
  var text: String?
  /// The inner parts of the `@keyframes` rules by which it is animated.
  var animations: [String] = []

  package init(
    _ tag: String, _ attributes: SVGAttributes = [:], _ children: [SVGElement] = [],
    text: String? = nil
  ) {
    (self.tag, self.attributes, self.children, self.text) = (tag, attributes, children, text)
  }

  /// Creates elements that were written before.
  init(written text: String) { self.init("", text: text) }

  subscript(name: String) -> SVGValue? {
    get { attributes[name] }
    set { attributes[name] = newValue }
  }

  /// Writes the element; of groups without attributes only their children.
  func write(to text: inout String) {
    guard !tag.isEmpty else { return text += self.text ?? "" }
    if tag == "g", attributes.list.isEmpty { return children.write(to: &text) }
    attributes.write(behind: tag, to: &text)
    if let own = self.text {
      text += ">"
      text += own
    } else if children.isEmpty {
      return text += "/>\n"
    } else {
      text += ">\n"
      children.write(to: &text)
    }
    text += "</"
    text += tag
    text += ">\n"
  }
}

extension [SVGElement] {
  /// Writes the elements, one after the other.
  func write(to text: inout String) { for element in self { element.write(to: &text) } }

  /// The elements as they are written.
  var written: String {
    var text = ""
    write(to: &text)
    return text
  }
}

/// The attributes of an element, in order.
package struct SVGAttributes: ExpressibleByDictionaryLiteral {
  private(set) var list: [(String, SVGValue)]

  package init(dictionaryLiteral elements: (String, SVGValue)...) { list = elements }

  /// The value of an attribute; setting it replaces it, appends it, or with nil removes it.
  subscript(name: String) -> SVGValue? {
    get { list.first { $0.0 == name }?.1 }
    set {
      let index = list.firstIndex { $0.0 == name }
      switch (index, newValue) {
      case (let index?, let value?): list[index].1 = value
      case (let index?, nil): list.remove(at: index)
      case (nil, let value?): list.append((name, value))
      case (nil, nil): break
      }
    }
  }

  package static func + (first: SVGAttributes, second: SVGAttributes) -> SVGAttributes {
    var both = first
    both.list += second.list
    return both
  }

  static func += (first: inout SVGAttributes, second: SVGAttributes) { first.list += second.list }

  /// Writes a tag without its end: `<rect x="0"`.
  func write(behind tag: String, to text: inout String) {
    text += "<"
    text += tag
    for (name, value) in list {
      text += " "
      text += name
      text += "=\""
      text += value.text
      text += "\""
    }
  }
}
