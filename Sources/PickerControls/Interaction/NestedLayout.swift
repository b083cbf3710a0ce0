import PickerGeometry
import PickerTree

/// The layout of a control as a part of the tree of a container.
///
/// Flows, stacks and grids append their nodes to that tree in place, so that a node is written once however deep it is nested.
public struct NestedLayout {
  /// Appends the nodes of a control, with its root at `origin` in the node that is being filled; to an empty tree, as its root.
  typealias Appending = (
    _ origin: Point, _ tree: inout LayoutTree, _ inner: inout EmbeddedControls
  ) -> Void

  private enum Contents {
    case complete(InteractiveLayout)
    case inPlace(Appending)
  }

  /// The size of the control in points.
  let size: Size
  private let contents: Contents

  /// A layout that is complete.
  public init(_ layout: InteractiveLayout) {
    size = layout.tree.size
    contents = .complete(layout)
  }

  /// A layout of this size that `append` appends in place.
  init(size: Size, _ append: @escaping Appending) {
    self.size = size
    contents = .inPlace(append)
  }

  /// Appends the nodes to the open node of a tree.
  ///
  /// - Parameter prefix: The id of the control.
  func append(
    at origin: Point, prefix: String?, to tree: inout LayoutTree, _ inner: inout EmbeddedControls
  ) {
    switch contents {
    case .complete(let layout): inner.embed(layout, at: origin, prefix: prefix, in: &tree)
    case .inPlace(let append): append(origin, &tree, &inner)
    }
  }

  /// The layout as a tree of its own, of a control with this container; see also ``NestedNames/hasEqualIDs``.
  func complete(_ container: Container) -> (layout: InteractiveLayout, hasEqualIDs: Bool) {
    switch contents {
    case .complete(let layout): return (layout, false)
    case .inPlace(let append):
      // The container replaces the empty tree by its own.
      var (tree, inner) = (LayoutTree(type: ""), EmbeddedControls())
      append(.zero, &tree, &inner)
      if let scale = container.scale { tree.snap(to: scale) }
      if tree.asksForTargets { tree.addNarrowTargetWarnings() }
      return (InteractiveLayout(tree, controls: inner.controls), inner.names.hasEqualIDs)
    }
  }
}
