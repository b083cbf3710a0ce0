/// A qualified name, with its prefix separate.
struct XMLName {
  /// Empty for none.
  let prefix: String
  let local: String

  init(_ name: String) {
    let colon = name.utf8.firstIndex(of: UInt8(ascii: ":"))
    prefix = colon.map { String(name[..<$0]) } ?? ""
    local = colon.map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// The prefix that an attribute of this name declares, empty for the namespace of names without one; nil for another attribute.
  var declaredPrefix: String? {
    if prefix == "xmlns" { return local }
    return prefix.isEmpty && local == "xmlns" ? "" : nil
  }
}

/// The namespaces that the open elements of a document declare.
///
/// A name does not repeat its namespace, however long that is: elements share the text of the declaration.
struct XMLNamespaces {
  private var bound: [String: String] = ["": "", "xml": XMLNamespaces.ofXML]
  /// The declarations that each open element replaces.
  private var replaced: [[(prefix: String, namespace: String?)]] = []

  private static let ofXML = "http://www.w3.org/XML/1998/namespace"
  private static let ofDeclarations = "http://www.w3.org/2000/xmlns/"

  /// The namespace of names with a prefix, empty for none; nil if the prefix is not declared.
  subscript(prefix: String) -> String? { bound[prefix] }

  /// Begins an element.
  mutating func open() { replaced.append([]) }

  /// Declares a namespace in the element that was opened last.
  ///
  /// - Returns: False, and nothing is declared, for a prefix or a namespace of XML itself, and for a prefix without a namespace.
  mutating func declare(_ prefix: String, _ namespace: String) -> Bool {
    guard prefix != "xmlns", namespace != XMLNamespaces.ofDeclarations,
      (prefix == "xml") == (namespace == XMLNamespaces.ofXML), prefix.isEmpty || !namespace.isEmpty
    else { return false }
    replaced[replaced.count - 1].append((prefix, bound.updateValue(namespace, forKey: prefix)))
    return true
  }

  /// Ends the element that was opened last.
  mutating func close() {
    for (prefix, namespace) in replaced.popLast()?.reversed() ?? [] { bound[prefix] = namespace }
  }
}
