/// An element of a drawing that was written before.
struct SVGElement {
  struct Attribute: Hashable {
    let name: String
    /// The value as it is written, with entities.
    var value: String
  }

  /// The name; empty for text, and for what is nested too deeply.
  var tag: String
  var attributes: [Attribute] = []
  var children: [SVGElement] = []
  /// Text as it is written.
  var text = ""
  /// The inner parts of the `@keyframes` rules by which it is animated.
  var animations: [String] = []

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Sets an attribute, or appends it.
  mutating func set(_ name: String, to value: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append(Attribute(name: name, value: value))
    }
  }

  mutating func remove(_ name: String) { attributes.removeAll { $0.name == name } }

  /// The element as it is written; of groups without attributes only their children.
  func write(to text: inout String) {
    guard !tag.isEmpty else { return text += self.text }
    if tag == "g", attributes.isEmpty {
      for child in children { child.write(to: &text) }
      return
    }
    text += "<\(tag)"
    for attribute in attributes { text += " \(attribute.name)=\"\(attribute.value)\"" }
    if children.isEmpty {
      text += "/>\n"
    } else {
      text += children.allSatisfy { $0.tag.isEmpty } ? ">" : ">\n"
      for child in children { child.write(to: &text) }
      text += "</\(tag)>\n"
    }
  }
}

/// Reads what the renderer has written: elements, attributes in double quotes, and text.
struct SVGReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Deeper elements stay text, so that recursion has an end.
  private static let maximumDepth = 200

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The elements and texts at the top.
  mutating func elements() -> [SVGElement] {
    var open = [SVGElement(tag: "")]
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        let text = until(UInt8(ascii: "<"))
        if text.utf8.contains(where: { $0 != 0x0A }) {
          open[open.count - 1].children.append(SVGElement(tag: "", text: text))
        }
      } else if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        _ = until(UInt8(ascii: ">"))
        position += 1
        if open.count > 1 { close(&open) }
      } else {
        readTag(&open)
      }
    }
    while open.count > 1 { close(&open) }
    return open[0].children
  }

  private func close(_ open: inout [SVGElement]) {
    let last = open.removeLast()
    open[open.count - 1].children.append(last)
  }

  private mutating func readTag(_ open: inout [SVGElement]) {
    if open.count > SVGReader.maximumDepth {
      open[open.count - 1].children.append(SVGElement(tag: "", text: nestedText()))
      return
    }
    position += 1
    var element = SVGElement(tag: name())
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") {
      position += 1
      let name = name()
      // Behind the name are an equals sign and a quote.
      position += 2
      let value = until(UInt8(ascii: "\""))
      position += 1
      element.attributes.append(SVGElement.Attribute(name: name, value: value))
    }
    let isEmpty = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    _ = until(UInt8(ascii: ">"))
    position += 1
    open.append(element)
    if isEmpty { close(&open) }
  }

  /// The text up to the end of the element that contains the next one.
  private mutating func nestedText() -> String {
    let start = position
    var depth = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        position += 1
        continue
      }
      let isClosing = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/")
      if isClosing, depth == 0 { break }
      _ = until(UInt8(ascii: ">"))
      let isEmpty = bytes[position - 1] == UInt8(ascii: "/")
      depth += isClosing ? -1 : isEmpty ? 0 : 1
      position += 1
    }
    return String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
  }

  private mutating func name() -> String {
    let start = position
    while position < bytes.count, bytes[position].isInName { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The text before the next occurrence of a byte, at which it stops.
  private mutating func until(_ end: UInt8) -> String {
    let start = position
    while position < bytes.count, bytes[position] != end { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isInName: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), 0x0A: false
    default: true
    }
  }
}
