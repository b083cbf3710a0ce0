import PickerGeometry

/// One line of a flow: which items it holds, and where it is.
public struct FlowLine: Hashable, Sendable {
  /// The items on the line, by their places in the flow; see ``FlowSolver/flowOrder``.
  public internal(set) var items: Range<Int>

  /// The union of the items along the line, and the whole of the line across it; relative to the
  /// container's border box.
  public internal(set) var frame = Rect.zero

  /// Room left on the line once items have grown or shrunk; negative where they stick out.
  public internal(set) var freeRoom = 0.0

  /// Distance of the shared baseline from the top of ``frame``; nil where no item asks for one.
  public var baseline: Double? { fall.isFinite ? fall : nil }

  /// The items' sizes with margins and spacing, before they grow or shrink.
  var extent: Double

  /// The size across, before lines are stretched.
  var natural: Double

  /// The size across.
  var across = 0.0

  /// Distance from the side of the container where lines start.
  var position = 0.0

  /// Greatest distance of a baseline from its item's margin edge at the line's near side.
  var rise = -Double.infinity

  /// ``baseline``, or infinite where there is none, so that equal lines are equal.
  var fall = Double.infinity

  @inline(__always) init(items: Range<Int>, extent: Double, natural: Double) {
    self.items = items
    self.extent = extent
    self.natural = natural
  }
}
