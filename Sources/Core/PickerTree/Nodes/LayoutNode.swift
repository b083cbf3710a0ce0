import PickerGeometry

/// One box of a layout tree: plain numbers that refer to the tree's tables.
///
/// A node is 64 bytes and owns no memory. A tree of many thousand boxes is thus one block of memory that is cheap to
/// fill, copy and walk. Outside the package a node is a ``NodeView``.
@usableFromInline
package struct LayoutNode: Hashable, Sendable {
  /// The border box in points, relative to the parent's origin.
  @usableFromInline package var frame: Rect
  /// The role of the node.
  @usableFromInline package var role: Role
  /// Whether the node is selected or disabled, and the selection mode of a control.
  @usableFromInline package var state: NodeState
  /// The position after the last descendant: descendants are at `position + 1 ..< end`.
  @usableFromInline package var end: Int32
  /// An index into ``LayoutTree/ids``; -1: none.
  @usableFromInline package var id: Int32
  /// The index of this row, line or page in its parent, or of the line of an item of a flow with ``Detail/rows``; -1 for all other nodes.
  @usableFromInline package var index: Int32
  /// An index into ``LayoutTree/paints``; -1: nothing is painted.
  @usableFromInline package var paint: Int32
  /// An index into the table that the role determines: ``LayoutTree/labels``, ``LayoutTree/names``,
  /// ``LayoutTree/images``, ``LayoutTree/overflows`` or ``LayoutTree/controlStates``; -1: none.
  @usableFromInline package var content: Int32
  /// An index into ``LayoutTree/effects``; -1: none.
  @usableFromInline package var effects: Int32
  /// The minimum size of the hit region in points, both wide and high; below 0: unspecified, which means
  /// ``LayoutTree/defaultMinTarget``. Never changes a frame.
  @usableFromInline package var minTarget: Float

  /// Creates a node; indices left out are -1, which means none.
  @inlinable
  package init(
    _ role: Role, frame: Rect, state: NodeState = [], end: Int = 0, id: Int = -1, index: Int = -1,
    paint: Int = -1, content: Int = -1, effects: Int = -1, minTarget: Double = -1
  ) {
    self.frame = frame
    self.role = role
    self.state = state
    self.end = Int32(truncatingIfNeeded: end)
    self.id = Int32(truncatingIfNeeded: id)
    self.index = Int32(truncatingIfNeeded: index)
    self.paint = Int32(truncatingIfNeeded: paint)
    self.content = Int32(truncatingIfNeeded: content)
    self.effects = Int32(truncatingIfNeeded: effects)
    self.minTarget = Float(minTarget)
  }

  /// ``index``; nil: none.
  var indexInParent: Int? {
    get { index >= 0 ? Int(index) : nil }
    set { index = Int32(truncatingIfNeeded: newValue ?? -1) }
  }

  /// ``minTarget``; nil: unspecified.
  var minimumTarget: Double? {
    get { minTarget >= 0 ? Double(minTarget) : nil }
    set { minTarget = Float(newValue ?? -1) }
  }
}
