import PickerTree

/// Draws the boxes of a tree that was laid out elsewhere.
@main struct Main {
  static func main() throws {
    let tree = try LayoutTree(json: Array(json.utf8))
    tree.walk { position, frame, depth in
      let indent = String(repeating: " ", count: depth)
      print("\(indent)\(tree.nodes[position].role) \(frame.width)")
    }
    let size: Size = tree.size
    print(size.width, tree.hitTest(atPoint: Point(x: 3, y: 3))?.node ?? -1)
  }

  private static let json = """
    {"version": 1, "type": "flow", "size": {"width": 9, "height": 6}, "root": {"role": "flow",
     "frame": {"x": 0, "y": 0, "width": 9, "height": 6}, "children": [
      {"role": "item", "id": "a", "frame": {"x": 2, "y": 2, "width": 4, "height": 2}}]}}
    """
}
