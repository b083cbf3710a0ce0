import PickerLimits

/// An element of a page, as HTML or a script makes it.
///
/// Parts that are the same as in the previous tree are the same objects, so a script need not examine them again.
package final class PageElement: Sendable {
  /// The element without its children.
  package let own: Own
  /// Elements and texts, in order.
  package let children: [Child]

  /// The content between the tags of an element.
  package enum Child: Sendable {
    case element(PageElement)
    case text(String)
  }

  /// An element without its children.
  package final class Own: Sendable {
    /// A name among the children of its parent, which the same part of a control has in all of its trees.
    let key: String
    let tag: String
    /// The position of the node that it shows.
    let node: Int?
    let attributes: [Attribute]
    let style: String
    /// Markup in place of children.
    let markup: String?
    /// Children that precede the children from nodes in this one.
    let content: [Child]

    init(
      key: String, tag: String = "div", node: Int? = nil, attributes: [Attribute] = [],
      style: String = "", markup: String? = nil, content: [Child] = []
    ) {
      (self.key, self.tag, self.node, self.attributes) = (key, tag, node, attributes)
      (self.style, self.markup, self.content) = (style, markup, content)
    }
  }

  /// An attribute other than `style`.
  package struct Attribute: Hashable, Sendable {
    let name: String
    let value: String

    init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  init(_ own: Own, children: [PageElement] = []) {
    self.own = own
    self.children = own.content + children.map { .element($0) }
  }
}

extension PageElement.Own {
  /// The number of bytes of its style and its markup.
  var byteCount: Int { style.utf8.count + (markup?.utf8.count ?? 0) }

  /// Whether both are written alike, without their children.
  func isAlike(_ other: PageElement.Own) -> Bool {
    self === other
      || key == other.key && tag == other.tag && node == other.node && style == other.style
        && attributes == other.attributes && markup == other.markup
  }
}

extension PageElement {
  /// Whether both are written alike.
  func isEqual(to other: PageElement) -> Bool {
    self === other || own.isAlike(other.own) && children.isEqual(to: other.children)
  }
}

extension [PageElement.Child] {
  /// Whether all of them are written alike.
  func isEqual(to other: [PageElement.Child]) -> Bool {
    guard count == other.count else { return false }
    for (one, other) in zip(self, other) {
      switch (one, other) {
      case (.element(let one), .element(let other)) where one.isEqual(to: other): continue
      case (.text(let one), .text(let other)) where one == other: continue
      default: return false
      }
    }
    return true
  }
}

extension PageElement.Child {
  /// The element; nil for a text.
  var element: PageElement? { if case .element(let element) = self { element } else { nil } }
}

extension PageElement {
  /// The HTML of the element. Once the current `Budget` is exceeded, the remaining elements are left out.
  package var html: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    guard Budget.allows(bytes: text.utf8.count) else { return }
    text += "<\(own.tag)"
    let style = own.style.isEmpty ? [] : [Attribute("style", own.style)]
    for attribute in own.attributes + style {
      text += " \(attribute.name)=\"\(attribute.value.xmlEscaped)\""
    }
    text += ">"
    guard own.tag != "img" else { return }
    text += own.markup ?? ""
    for child in children {
      switch child {
      case .element(let element): element.write(to: &text)
      case .text(let words): text += words.xmlEscaped
      }
    }
    text += "</\(own.tag)>"
  }
}
