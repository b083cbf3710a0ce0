import PickerJSON

extension LayoutTree {
  /// Writes the key `nodes`: the facts of each node, for a script that shows the tree, with the names of the flat form.
  ///
  ///     {"role": "chip", "parent": 0, "id": "tea", "selected": true, "accessibility": {"role": "option", …}}
  package func writeFacts(
    _ accessibility: [Accessibility], _ parents: [Int], to json: inout JSONWriter
  ) {
    var written = NodeFacts()
    json.key("nodes")
    json.array { json in
      for (position, node) in nodes.enumerated() {
        let extras = NodeExtras()
        extras.accessibility = accessibility[position]
        (extras.overflow, extras.control) = (overflow(of: node), controlState(of: node))
        written.record.node = node
        written.record.node.minimumTarget = nil
        written.record.id = id(of: node)
        written.record.parent = parents[position] < 0 ? nil : parents[position]
        written.record.extras = extras
        (written.firstID, written.idCount) = (
          extras.control?.ids?.lowerBound, extras.control?.ids?.count
        )
        json.object { written.members(&$0) }
      }
    }
  }
}
