import PickerJSON
import PickerTree

extension LayoutTree {
  /// Writes the key `nodes`: the facts of each node, for a script that shows the tree.
  ///
  ///     {"role": "chip", "parent": 0, "id": "tea", "selected": true, "accessibility": {"role": "option", …}}
  func writeFacts(
    _ accessibility: [Accessibility], _ parents: [Int], to json: inout JSONWriter
  ) {
    json.key("nodes")
    json.array { json in
      for position in nodes.indices {
        json.object { json in
          write(nodes[position], to: &json)
          if parents[position] >= 0 { json.member("parent", integer: parents[position]) }
          json.key("accessibility")
          accessibility[position].write(to: &json)
        }
      }
    }
  }

  private func write(_ node: LayoutNode, to json: inout JSONWriter) {
    json.member("role", string: node.role.rawValue)
    if let id = id(of: node) { json.member("id", string: id) }
    if node.index >= 0 { json.member("index", integer: Int(node.index)) }
    if node.state.contains(.selected) { json.member("selected", bool: true) }
    if node.state.contains(.leaving) { json.member("leaving", bool: true) }
    if node.state.contains(.selectsMany) {
      json.member("selection", string: "multiple")
    } else if node.state.contains(.selectsOne) {
      json.member("selection", string: "single")
    }
    if let overflow = overflow(of: node) {
      json.key("hiddenIDs")
      json.array { json in for id in overflow.hiddenIDs { json.string(id) } }
    }
    if let state = controlState(of: node) { ControlState.fields.write(state, to: &json) }
  }
}
