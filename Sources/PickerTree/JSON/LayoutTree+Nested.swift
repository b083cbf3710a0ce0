import PickerGeometry
import PickerJSON
import PickerLimits

extension LayoutTree {
  /// Writes the key `root`.
  func writeNested(to json: inout JSONWriter) {
    guard !nodes.isEmpty else { return }
    json.key("root")
    writeNode(0, with: NodeContext(self), to: &json)
  }

  private func writeNode(_ position: Int, with context: NodeContext, to json: inout JSONWriter) {
    guard context.mayProceed(json) else { return }
    let node = nodes[position]
    var record = context.record(of: position, in: self)
    record.paint = paint(of: node)
    record.text = text(of: node)
    json.object { json in
      NodeRecord.nested.write(record, to: &json)
      guard Int(node.end) > position + 1 else { return }
      json.key("children")
      json.array { json in
        for child in children(of: position) { writeNode(child, with: context, to: &json) }
      }
    }
  }
}

/// What writing a node needs in addition to the tree.
struct NodeContext {
  /// The accessibility of every node; empty unless requested.
  private let accessibility: [Accessibility]
  /// The clip bounding rectangle of every node; empty unless requested.
  private let clips: [Rect?]
  private let budget = Budget.current

  init(_ tree: LayoutTree) {
    accessibility = tree.detail.contains(.accessibility) ? tree.accessibility() : []
    clips = tree.detail.contains(.measures) ? tree.clipBoundingRects() : []
  }

  /// Whether the budget allows writing to continue.
  func mayProceed(_ json: JSONWriter) -> Bool { budget?.allows(bytes: json.bytes.count) ?? true }

  /// Returns the record of a node, except for its paint and its text.
  func record(of position: Int, in tree: LayoutTree) -> NodeRecord {
    let node = tree.nodes[position]
    var record = tree.record(of: node)
    // The transition of the root is written beside it, as a member of the tree.
    if position == 0 { record.control?.transition = nil }
    if !accessibility.isEmpty { record.accessibility = accessibility[position] }
    if !clips.isEmpty {
      if node.role == .shape { record.measuredPath = tree.paint(of: node)?.path }
      if node.role == .layer { record.clipBoundingRect = clips[position] }
    }
    return record
  }
}
