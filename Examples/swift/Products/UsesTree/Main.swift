import PickerTree

/// Draws a tree as text: a renderer in a few lines.
struct OutlineRenderer {
  private(set) var lines: [String] = []

  mutating func draw(_ node: NodeView) {
    let frame = node.absoluteFrame
    let box = "\(frame.x) \(frame.y) \(frame.width) \(frame.height)"
    let text = node.textLine.map { " \($0.text)" } ?? ""
    lines.append(String(repeating: " ", count: node.depth) + "\(node.role) \(box)\(text)")
    for child in node.children { draw(child) }
  }
}

/// Builds a tree, writes it, reads it back, draws it and searches it.
@main struct Main {
  static func main() throws {
    let tree = try LayoutTree(json: chips().json())
    var renderer = OutlineRenderer()
    if let root = tree.root { renderer.draw(root) }
    for line in renderer.lines { print(line) }
    let hit = tree.hitTest(atPoint: Point(x: 3, y: 3)).flatMap { tree.node(at: $0.node) }
    print(hit?.id ?? "nothing", tree.items.map { $0.isSelected }, tree.nodes(role: .label).count)
  }

  private static func chips() -> LayoutTree {
    let size = Size(width: 24, height: 8)
    let line = TextLine(text: "tea", frame: Rect(size: size), baseline: 6)
    let text = MeasuredText(size: size, baseline: 6, lines: [line])
    var tree = LayoutTree(type: "chips")
    tree.append(.chips, frame: Rect(x: 0, y: 0, width: 40, height: 20)) { tree in
      let frame = Rect(x: 2, y: 2, width: 32, height: 16)
      tree.append(.chip, frame: frame, id: "tea", state: .selected) { tree in
        tree.append(
          .label, frame: Rect(origin: Point(x: 4, y: 4), size: size), paint: Paint(fill: .black),
          content: .text(text, font: Font()))
      }
    }
    return tree
  }
}
