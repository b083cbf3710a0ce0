import PickerGeometry

/// One line of a flow: its items and its position.
public struct FlowLine: Hashable, Sendable {
  /// The items on the line, as places in the flow; see ``FlowSolver/flowOrder``.
  public internal(set) var items: Range<Int>

  /// The union of the items along the main axis, and the complete line along the cross axis, in points relative to
  /// the container's border box.
  public internal(set) var frame = Rect.zero

  /// The free space in points after items have grown or shrunk; negative if they overflow.
  public internal(set) var freeSpace = 0.0

  /// The distance of the shared baseline from the top of ``frame``, in points; nil if no item is baseline-aligned.
  public var baseline: Double? { ascent.isFinite ? ascent : nil }

  /// The distance of the shared last baseline from the top of ``frame``, in points; nil if no item is aligned by its last
  /// baseline.
  public var lastBaseline: Double? { lastAscent.isFinite ? lastAscent : nil }

  /// The sum of the items' hypothetical outer main sizes and of the spacing.
  var extent: Double

  /// The cross size before lines are stretched.
  var naturalSize: Double

  /// The used cross size.
  var crossSize = 0.0

  /// The distance from the cross-start edge of the container's content box.
  var position = 0.0

  /// The maximum distance of a baseline from its item's cross-start margin edge.
  var baselineOffset = -Double.infinity

  /// The maximum distance of a last baseline from its item's cross-end margin edge.
  var lastBaselineOffset = -Double.infinity

  /// ``baseline``, or infinity if there is none. It is not NaN, so equal lines compare equal.
  var ascent = Double.infinity

  /// ``lastBaseline``, or infinity if there is none.
  var lastAscent = Double.infinity

  @inline(__always) init(items: Range<Int>, extent: Double, naturalSize: Double) {
    self.items = items
    self.extent = extent
    self.naturalSize = naturalSize
  }
}
