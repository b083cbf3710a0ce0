import PickerGeometry
import PickerText
import PickerTree

/// A drawing in use: the layers that can be dragged follow the finger, in both directions.
final class DrawingSession: ControlSession {
  private(set) var proposal: ProposedSize
  private var drawing: MeasuredDrawing
  private var clock: SessionClock
  private var grip: Grip?
  /// The number of the layer that was dragged last.
  private var latest: Int?

  /// A layer that is being dragged, by the number of those that can be.
  private struct Grip {
    var layer: Int
    /// Where the drag began, and the offset of the layer then.
    var start: Point
    var offset: Point
    /// The map from the drawing to the layer's surroundings, apart from where they are.
    var map: AffineTransform
  }

  init(_ drawing: MeasuredDrawing, in proposal: ProposedSize, at time: Double) {
    self.drawing = drawing
    self.proposal = proposal
    clock = SessionClock(startingAt: time)
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard clock.advance(to: time) != nil else { return }
    grip = nil
    self.proposal = proposal
  }

  func tree(at time: Double) -> LayoutTree { drawing.layout(within: proposal) }

  func isAnimating(at time: Double) -> Bool { grip != nil }

  var offset: Point? { latest.flatMap { drawing.offsets[$0] } }
}

// Dragging.
extension DrawingSession {
  func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard clock.advance(to: time) != nil, point.isFinite else { return false }
    let (layout, layers) = drawing.place(within: proposal)
    guard let path = layout.tree.hitTest(atPoint: point)?.path,
      let place = path.lastIndex(where: { layers.contains($0) }),
      let layer = layers.firstIndex(of: path[place]),
      let map = try? layout.tree.transform(of: path[..<place]).inverted()
    else { return false }
    latest = layer
    let offset = drawing.offsets[layer] ?? .zero
    drawing.offsets[layer] = offset
    grip = Grip(layer: layer, start: point, offset: offset, map: map)
    return true
  }

  func drag(to point: Point, at time: Double) {
    guard let grip, point.isFinite, clock.advance(to: time) != nil else { return }
    let (from, to) = (grip.map.apply(to: grip.start), grip.map.apply(to: point))
    drawing.offsets[grip.layer] = grip.offset + to - from
  }

  func endDrag(velocity: Point?, at time: Double) {
    if clock.advance(to: time) != nil { grip = nil }
  }
}

// Nothing is tapped, and nothing has the focus.
extension DrawingSession {
  func tap(atPoint point: Point, at time: Double) -> SessionTarget? { nil }

  func press(_ key: SessionKey, at time: Double) -> Bool { false }

  var focus: SessionTarget? { nil }

  func setFocus(to position: Int?, at time: Double) -> Bool { position == nil }

  func focusPosition(at time: Double) -> Int? { nil }
}

extension LayoutTree {
  /// The map of directions in the last of these nodes, each the parent of the next, to those of the tree.
  package func transform(of path: ArraySlice<Int>) -> AffineTransform {
    path.reversed().reduce(.identity) { map, node in
      map.concatenating(effects(of: nodes[node])?.transform ?? .identity)
    }
  }
}

extension Drawing {
  /// Begins to use the drawing; nil if no layer can be dragged.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    let drawing = measuredDrawing(by: measurer)
    return drawing.place(within: proposal).layers.isEmpty
      ? nil : DrawingSession(drawing, in: proposal, at: time)
  }
}
