import PickerLayout

/// A tree that can be read is hit, navigated, compared and drawn like any other.
enum TreePromises {
  static func broken(by input: [UInt8]) -> String? {
    let tree: LayoutTree
    do {
      tree = try LayoutTree(json: input)
    } catch {
      return error.brokenPromise
    }
    guard tree.nodes.count <= DocumentPromises.limits.nodes else { return nil }
    _ = tree.hitTest(Point(x: tree.size.width / 2, y: tree.size.height / 2))
    _ = tree.navigation()
    _ = tree.accessibility()
    if !tree.changes(from: tree).isEmpty { return "it differs from itself" }
    return DocumentPromises.broken(
      by: InteractiveLayout(tree), within: Budget(DocumentPromises.limits))
  }
}
