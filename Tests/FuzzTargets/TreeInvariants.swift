import PickerControls
import PickerLayout

/// A decoded tree supports hit testing, navigation, comparison and rendering like any other.
enum TreeInvariants {
  static func violation(by input: [UInt8]) -> String? {
    let tree: LayoutTree
    do {
      tree = try LayoutTree(json: input)
    } catch {
      return error.violatedInvariant
    }
    guard tree.count <= DocumentInvariants.limits.nodes else { return nil }
    _ = tree.hitTest(atPoint: Point(x: tree.size.width / 2, y: tree.size.height / 2))
    _ = tree.navigation()
    _ = tree.accessibility()
    if !tree.changes(from: tree).isEmpty { return "it differs from itself" }
    return DocumentInvariants.violation(
      by: DocumentLayout(tree), within: Budget(DocumentInvariants.limits))
  }
}
