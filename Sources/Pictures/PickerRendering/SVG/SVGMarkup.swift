/// Elements in the order in which they are drawn, as text, and as values where frames are compared.
package struct SVGMarkup {
  package private(set) var text = ""
  /// The groups that are open with what they contain so far, in one around all; nil: there is only text.
  private var open: [SVGElement]?

  /// Deeper elements are text, so that recursion has an end.
  private static let maximumDepth = 200

  /// Whether there is more than text.
  var keepsElements: Bool {
    get { open != nil }
    set { open = newValue ? [SVGElement("g")] : nil }
  }

  /// The elements; none if there is only text.
  var elements: [SVGElement] { open?.first?.children ?? [] }

  /// The size of the text in bytes.
  var byteCount: Int { text.utf8.count }

  package mutating func add(_ element: SVGElement) {
    element.write(to: &text)
    keep(element)
  }

  /// Adds what was drawn elsewhere.
  mutating func add(_ other: SVGMarkup) {
    text += other.text
    for element in other.elements { keep(element) }
  }

  package mutating func begin(_ tag: String, _ attributes: SVGAttributes) {
    attributes.write(behind: tag, to: &text)
    text += ">\n"
    open?.append(SVGElement(tag, attributes))
  }

  package mutating func end(_ tag: String) {
    text += "</"
    text += tag
    text += ">\n"
    guard let count = open?.count, count > 1, var last = open?.removeLast() else { return }
    if count > SVGMarkup.maximumDepth { last = SVGElement(written: [last].written) }
    keep(last)
  }

  private mutating func keep(_ element: SVGElement) {
    guard let last = open?.indices.last else { return }
    open?[last].children.append(element)
  }

  /// Removes and returns everything.
  package mutating func take() -> SVGMarkup {
    defer { (text, keepsElements) = ("", keepsElements) }
    return self
  }
}
