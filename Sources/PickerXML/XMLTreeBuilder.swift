import CPickerExpat

/// Makes elements of what expat finds.
final class XMLTreeBuilder {
  private let parser: XML_Parser
  private var open: [XMLElement] = []
  private var text = ""
  private var count = 0
  private(set) var root: XMLElement?
  private(set) var error: (line: Int, message: String)?

  init(_ parser: XML_Parser) { self.parser = parser }

  /// The line at which expat is.
  var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  /// Asks expat to call this object, which must outlive the parsing.
  func observe() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { XMLTreeBuilder.at($0)?.start($1, $2) },
      { builder, _ in XMLTreeBuilder.at(builder)?.end() })
    XML_SetCharacterDataHandler(parser) { XMLTreeBuilder.at($0)?.append($1, count: $2) }
    XML_SetStartDoctypeDeclHandler(parser) { builder, _, _, _, hasDeclarations in
      guard hasDeclarations != 0 else { return }
      XMLTreeBuilder.at(builder)?.stop("declarations in a DOCTYPE are not supported")
    }
    XML_SetSkippedEntityHandler(parser) { builder, name, _ in
      XMLTreeBuilder.at(builder)?.stop("unknown entity: ", name)
    }
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
    pointer.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<XML_Char>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard error == nil, let name else { return }
    endText()
    count += 1
    guard open.count < XMLDocument.maximumDepth, count <= XMLDocument.maximumCount else {
      stop(
        "expected at most \(XMLDocument.maximumDepth) elements in each other, and "
          + "\(XMLDocument.maximumCount) in all")
      return
    }
    var element = XMLElement(name: "", namespace: "", attributes: [], line: line)
    guard let names = parts(of: name) else { return }
    (element.namespace, element.name) = names
    var next = attributes
    while let pair = next, let name = pair[0], let value = pair[1] {
      guard let names = parts(of: name) else { return }
      element.attributes.append((names.name, String(cString: value)))
      next = pair + 2
    }
    open.append(element)
  }

  private func end() {
    guard error == nil else { return }
    endText()
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].content.append(.element(element))
    }
  }

  private func append(_ characters: UnsafePointer<XML_Char>?, count: Int32) {
    guard error == nil, let characters, count > 0 else { return }
    let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
    text += String(decoding: bytes, as: UTF8.self)
  }

  /// Puts the characters since the last tag into the innermost element.
  private func endText() {
    guard !text.isEmpty else { return }
    if !open.isEmpty { open[open.count - 1].content.append(.text(text)) }
    text = ""
  }

  private func stop(_ message: String, _ name: UnsafePointer<XML_Char>? = nil) {
    guard error == nil else { return }
    error = (line, message + (name.map { String(cString: $0) } ?? ""))
    XML_StopParser(parser, 0)
  }

  /// The namespace and the local name, which expat separates by a line feed; nil after an error.
  private func parts(of name: UnsafePointer<XML_Char>) -> (namespace: String, name: String)? {
    // Each element repeats its namespace, so that a long one takes long to read.
    guard (0...XMLDocument.maximumNameLength).contains(where: { name[$0] == 0 }) else {
      stop("expected names of at most \(XMLDocument.maximumNameLength) bytes with their namespace")
      return nil
    }
    let parts = String(cString: name).split(separator: "\n", maxSplits: 1).map { String($0) }
    return parts.count == 2 ? (parts[0], parts[1]) : ("", parts.first ?? "")
  }
}
