import CPickerExpat
import PickerLimits

/// Makes elements of what expat finds.
final class XMLTreeBuilder {
  private let parser: XML_Parser
  private let resource: Resource?
  private var checkpoint = Checkpoint(every: 16)
  private var open: [XMLElement] = []
  private var text = ""
  private var count = 0
  private var root: XMLElement?
  private var error: XMLError?
  private var namespaces = XMLNamespaces()

  init(_ parser: XML_Parser, spending resource: Resource? = nil) {
    self.parser = parser
    self.resource = resource
  }

  /// Parses a document.
  func root(of bytes: [UInt8]) throws(XMLError) -> XMLElement {
    observe()
    let status = bytes.withUnsafeBytes { bytes in
      XML_Parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
    }
    if let error { throw error }
    guard status == XML_STATUS_OK, let root else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw XMLError("cannot be read as XML: \(reason ?? "unknown error")", line: line)
    }
    return root
  }

  /// The line at which expat is.
  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  /// Asks expat to call this object while it parses.
  private func observe() {
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
    guard error == nil, let name, let attributes else { return }
    endText()
    let count = (0...).first { attributes[2 * $0] == nil } ?? 0
    guard mayAdd(1 + count), let tag = self.name(name) else { return }
    var found: [(name: XMLName, value: String)] = []
    found.reserveCapacity(count)
    namespaces.open()
    for place in 0..<count {
      guard mayProceed(), let key = attributes[2 * place].flatMap({ self.name($0) }),
        let value = attributes[2 * place + 1]
      else { return }
      if let prefix = key.declaredPrefix {
        guard declare(prefix, value) else { return }
      } else {
        found.append((key, String(cString: value)))
      }
    }
    append(tag, found)
  }

  /// Opens an element, whose namespaces are declared.
  private func append(_ tag: XMLName, _ found: [(name: XMLName, value: String)]) {
    guard let namespace = namespaces[tag.prefix],
      found.allSatisfy({ $0.name.prefix.isEmpty || namespaces[$0.name.prefix] != nil })
    else { return stop("cannot be read as XML: unbound prefix") }
    open.append(
      XMLElement(
        name: tag.local, namespace: namespace,
        attributes: found.map { ($0.name.local, $0.value) }, line: line))
  }

  /// Declares a namespace; false after an error.
  private func declare(_ prefix: String, _ value: UnsafePointer<XML_Char>) -> Bool {
    guard let namespace = text(value) else { return false }
    if namespaces.declare(prefix, namespace) { return true }
    stop("cannot be read as XML: reserved prefix (xml) or namespace, or prefix without one")
    return false
  }

  private func end() {
    guard error == nil else { return }
    endText()
    namespaces.close()
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].content.append(.element(element))
    }
  }

  private func append(_ characters: UnsafePointer<XML_Char>?, count: Int32) {
    guard error == nil, let characters, count > 0, mayProceed() else { return }
    let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
    text += String(decoding: bytes, as: UTF8.self)
  }

  /// Puts the characters since the last tag into the innermost element.
  private func endText() {
    guard !text.isEmpty else { return }
    if !open.isEmpty { open[open.count - 1].content.append(.text(text)) }
    text = ""
  }

  /// Counts elements and attributes; false after an error.
  private func mayAdd(_ added: Int) -> Bool {
    count += added
    guard open.count < XMLDocument.maximumDepth, count <= XMLDocument.maximumCount else {
      stop(
        "expected at most \(XMLDocument.maximumDepth) nested elements, and "
          + "\(XMLDocument.maximumCount) elements and attributes in all")
      return false
    }
    let isWithinLimit = resource.map { Budget.spend(added, of: $0) } ?? true
    return mayProceed(isWithinLimit)
  }

  /// Checks the budget; false after an error.
  private func mayProceed(_ isWithinLimit: Bool = true) -> Bool {
    if isWithinLimit && checkpoint.mayProceed() { return true }
    stop(Budget.stopError?.description ?? "")
    return false
  }

  private func stop(_ message: String, _ name: UnsafePointer<XML_Char>? = nil) {
    guard error == nil else { return }
    error = XMLError(message + (name.map { String(cString: $0) } ?? ""), line: line)
    XML_StopParser(parser, 0)
  }

  /// A name of at most the maximum length; nil after an error.
  private func name(_ name: UnsafePointer<XML_Char>) -> XMLName? { text(name).map { XMLName($0) } }

  private func text(_ text: UnsafePointer<XML_Char>) -> String? {
    guard let length = (0...XMLDocument.maximumNameLength).first(where: { text[$0] == 0 }) else {
      stop("expected names of at most \(XMLDocument.maximumNameLength) bytes with their namespace")
      return nil
    }
    return String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
  }
}
