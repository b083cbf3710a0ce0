import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits

extension LayoutTree {
  /// How JSON represents the nodes of a tree.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Each node is in the `children` of its parent and contains its paint and text; frames are relative to the
    /// parent.
    case nested
    /// One flat list in paint order; frames are relative to the root, and paints, labels and fonts are in
    /// tables.
    case nodes
  }

  /// Returns this tree as JSON in UTF-8; see the article *TreeFormat*.
  ///
  /// Numbers are written as rounded by ``round()``. Once the current `Budget` is exceeded, the remaining nodes are
  /// left out.
  ///
  /// - Parameters:
  ///   - form: How nodes are represented; ``init(json:budget:)-(JSONValue,_)`` reads either form.
  ///   - pretty: Whether to indent by two spaces, with small objects on one line. If false, there is no white space.
  /// - Complexity: O(*n*); O(*n* log *n*) with the details `hits` and `navigation`.
  public func json(form: Form = .nested, pretty: Bool = true) -> [UInt8] {
    // About as much as a node and its text take, so that the result is seldom copied.
    let nodeSize = (pretty ? 400 : 200) + (detail.contains(.glyphs) ? 300 : 0)
    return JSONWriter.bytes(pretty: pretty, capacity: 1000 + nodes.count * nodeSize) { json in
      write(form: form, to: &json)
      _ = Budget.allows(bytes: json.count)
    }
  }

  /// Writes this tree as one JSON object; see ``json(form:pretty:)``.
  package func write(form: Form = .nested, to json: inout JSONWriter) {
    var tree = self
    tree.round()
    json.object { tree.writeMembers(form: form, to: &$0) }
  }

  private func writeMembers(form: Form, to json: inout JSONWriter) {
    var head = TreeHead(
      type: type, size: size, detail: detail, background: background, paper: paper,
      foreground: foreground)
    head.members(&json)
    var writer = TreeWriter(self, pretty: json.isPretty)
    switch form {
    case .nested: writer.writeNested(to: &json)
    case .nodes: writer.writeFlat(to: &json)
    }
    if detail.contains(.hits) { writeHits(to: &json) }
    if detail.contains(.navigation) { writeNavigation(to: &json) }
    var rest = TreeRest(
      trace: trace, breakpoints: breakpoints, transition: transition, warnings: warnings)
    rest.members(&json)
  }
}

extension Detail: JSONReadable, JSONWritable {
  /// Reads the names of details. Unknown names of later versions are ignored wherever unknown keys are.
  package init(reading json: JSONValue) throws(JSONError) {
    self.init()
    for element in try json.array() {
      let name = try element.string()
      guard let known = Detail.named.first(where: { $0.name == name }) else {
        if element.ignoresUnknownKeys { continue }
        let names = Detail.named.map { $0.name }.joined(separator: ", ")
        throw element.unexpected("one of \(names)")
      }
      insert(known.detail)
    }
  }

  package func write(to json: inout JSONWriter) {
    json.array(inline: true) { json in
      for (name, detail) in Detail.named where contains(detail) { json.string(name) }
    }
  }

  package static var schema: JSONSchema { .list(of: .words(named.map { $0.name })) }
}
