import PickerGeometry

/// The result of a layout: the frames of the boxes, and their lines.
public struct FlowSolution: Sendable {
  var pass: FlowPass

  /// The border boxes of the visible items, in points relative to the container's border box.
  ///
  /// Frames are in flow order. This is the order in which items were passed unless some set ``FlowItem/order``; see
  /// ``FlowSolver/flowOrder``.
  public internal(set) var frames: [Rect] = []

  /// The size of the container's border box, in points.
  public internal(set) var size = Size.zero

  /// Whether frames are unrounded, and not snapped to a pixel grid.
  var isExact = true

  init(unsolved solver: consuming FlowSolver) {
    pass = FlowPass(solver)
  }

  /// A solution of prepared items in a container, which has been validated and has the same axis.
  @inline(__always)
  init(_ table: ItemTable, in container: FlowContainer) {
    pass = FlowPass(table, in: container)
  }

  /// The lines, in flow order.
  public var lines: [FlowLine] { pass.lines }

  /// The places of the hidden items, which are on no line because of ``FlowContainer/maxLines``.
  public var hidden: Range<Int> { pass.shown..<pass.solver.table.count }

  /// The solver of this solution, including all updates.
  public var solver: FlowSolver { pass.solver }

  /// How far items overflow the container's content box on each side, in points; 0 if none does.
  ///
  /// - Complexity: O(*n*).
  public var overflow: Edges {
    let box = Rect(size: size).inset(by: contentEdges)
    return frames.reduce(into: .zero) { edges, frame in
      edges.top = max(edges.top, box.minY - frame.minY)
      edges.left = max(edges.left, box.minX - frame.minX)
      edges.bottom = max(edges.bottom, frame.maxY - box.maxY)
      edges.right = max(edges.right, frame.maxX - box.maxX)
    }
  }

  private var contentEdges: Edges {
    solver.container.insets.edges(in: solver.container.direction)
  }
}
