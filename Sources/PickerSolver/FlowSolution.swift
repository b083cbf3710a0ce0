import PickerGeometry

/// Where the boxes of a flow are.
public struct FlowSolution: Sendable {
  var pass: FlowPass

  /// One frame an item that is shown, in the order items flow in: the border box, relative to the
  /// container's border box. That order is the one they were given in, unless ``FlowItem/order``
  /// makes it another; see ``FlowSolver/flowOrder``.
  public internal(set) var frames: [Rect] = []

  /// The size of the container's border box.
  public internal(set) var size = Size.zero

  /// Whether frames are where the steps put them, and not on a pixel grid.
  var isExact = true

  init(unsolved solver: FlowSolver) {
    pass = FlowPass(solver)
  }

  /// The lines, from the one the flow starts with.
  public var lines: [FlowLine] { pass.lines }

  /// The places of the items on no line, because there were more than ``FlowContainer/maxLines`` could take.
  public var hidden: Range<Int> { pass.shown..<pass.solver.table.count }

  /// The solver this came from, with all changes made since.
  public var solver: FlowSolver { pass.solver }

  /// How far items stick out of the container's content box, side by side; 0 where none does.
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
