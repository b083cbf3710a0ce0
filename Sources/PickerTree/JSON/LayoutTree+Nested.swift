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

/// What writing a node depends on beside the tree.
struct NodeContext {
  /// What screen readers are told of every node; empty where that was not asked for.
  private let told: [Accessibility]
  /// What clips leave of every node; empty where that was not asked for.
  private let clips: [Rect?]
  private let budget = Budget.current

  init(_ tree: LayoutTree) {
    told = tree.detail.contains(.accessibility) ? tree.accessibility() : []
    clips = tree.detail.contains(.measures) ? tree.clipBoundingRects() : []
  }

  /// Whether the budget lets the writing go on.
  func mayProceed(_ json: JSONWriter) -> Bool { budget?.allows(bytes: json.bytes.count) ?? true }

  /// A node with all that is written of it but for its paint and its text.
  func record(of position: Int, in tree: LayoutTree) -> NodeRecord {
    let node = tree.nodes[position]
    var record = tree.record(of: node)
    // The transition of the root stands beside it.
    if position == 0 { record.control?.transition = nil }
    if !told.isEmpty { record.accessibility = told[position] }
    if !clips.isEmpty {
      if node.role == .shape { record.measuredPath = tree.paint(of: node)?.path }
      if node.role == .layer { record.clipBoundingRect = clips[position] }
    }
    return record
  }
}
