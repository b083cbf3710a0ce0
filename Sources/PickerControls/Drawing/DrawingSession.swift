import PickerGeometry
import PickerText
import PickerTree

/// A drawing in use: the layers that can be dragged follow the finger, in both directions, and gradients move.
final class DrawingSession: InertControl {
  private(set) var proposal: ProposedSize
  private var drawing: MeasuredDrawing
  private let measurer: any TextMeasuring
  private var clock: SessionClock
  /// The time when the session began.
  private let start: Double
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

  init(
    _ drawing: MeasuredDrawing, in proposal: ProposedSize, by measurer: any TextMeasuring,
    at time: Double
  ) {
    self.drawing = drawing
    self.measurer = measurer
    self.proposal = proposal
    clock = SessionClock(startingAt: time)
    start = clock.latest
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard clock.advance(to: time) != nil else { return }
    grip = nil
    self.proposal = proposal
  }

  func tree(at time: Double) -> LayoutTree { drawing(at: time).layout(within: proposal) }

  /// The drawing with its gradients at a time.
  private func drawing(at time: Double) -> MeasuredDrawing {
    let control = drawing.drawing
    guard
      let later = control.motion?.control(
        after: clock.time(time) - start, in: control.container)
    else { return drawing }
    var measured = later.measuredDrawing(by: measurer)
    measured.offsets = drawing.offsets
    return measured
  }

  func isAnimating(at time: Double) -> Bool {
    grip != nil || drawing.drawing.motion?.isMoving(after: clock.time(time) - start) ?? false
  }

  var offset: Point? { latest.flatMap { drawing.offsets[$0] } }
}

// Dragging.
extension DrawingSession {
  func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard clock.advance(to: time) != nil, point.isFinite else { return false }
    let (tree, layers) = drawing.place(within: proposal)
    guard let path = tree.hitTest(atPoint: point)?.path,
      let place = path.lastIndex(where: { layers.contains($0) }),
      let layer = layers.firstIndex(of: path[place]),
      let map = try? tree.transform(of: path[..<place]).inverted()
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

extension LayoutTree {
  /// The map of directions in the last of these nodes, each the parent of the next, to those of the tree.
  package func transform(of path: ArraySlice<Int>) -> AffineTransform {
    path.reversed().reduce(.identity) { map, node in
      map.concatenating(effects(of: nodes[node])?.transform ?? .identity)
    }
  }
}

extension Drawing {
  /// Begins to use the drawing; nil if no layer can be dragged, and no gradient moves.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    let drawing = measuredDrawing(by: measurer)
    return motion == nil && drawing.place(within: proposal).layers.isEmpty
      ? nil : DrawingSession(drawing, in: proposal, by: measurer, at: time)
  }
}
