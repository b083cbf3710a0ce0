import PickerGeometry
import PickerTree

/// The layout of a control as part of a container's tree.
///
/// Flows, stacks and grids append their nodes to that tree in place. A node is thus written once at any nesting
/// depth.
public struct NestedLayout {
  /// Appends the nodes of a control, with its root at `origin` in the node that is being filled; to an empty tree, as its root.
  package typealias Appending = (
    _ origin: Point, _ tree: inout LayoutTree, _ names: inout NestedNames
  ) -> Void

  private enum Contents {
    case complete(LayoutTree)
    case inPlace(Appending)
  }

  /// The size of the control in points.
  let size: Size
  private let contents: Contents

  /// Creates a complete layout.
  public init(_ tree: LayoutTree) {
    size = tree.size
    contents = .complete(tree)
  }

  /// A layout of this size that `append` appends in place.
  package init(size: Size, _ append: @escaping Appending) {
    self.size = size
    contents = .inPlace(append)
  }

  /// Appends the nodes to the open node of a tree.
  ///
  /// - Parameter prefix: The id of the control.
  func append(
    at origin: Point, prefix: String?, to tree: inout LayoutTree, _ names: inout NestedNames
  ) {
    switch contents {
    case .complete(let child): tree.embed(child, at: origin, prefix: prefix, &names)
    case .inPlace(let append): append(origin, &tree, &names)
    }
  }

  /// The layout as a separate tree, for a control with this container; see also ``NestedNames/hasEqualIDs``.
  func complete(_ container: Container) -> (tree: LayoutTree, hasEqualIDs: Bool) {
    switch contents {
    case .complete(let tree): return (tree, false)
    case .inPlace(let append):
      // The container replaces the empty tree by its own.
      var (tree, names) = (LayoutTree(type: ""), NestedNames())
      append(.zero, &tree, &names)
      if let scale = container.scale { tree.snap(to: scale) }
      if tree.asksForTargets { tree.addNarrowTargetWarnings() }
      return (tree, names.hasEqualIDs)
    }
  }
}
