import PickerGeometry
import PickerText
import PickerTree

/// A drawing in use: its controls take input, the layers that can be dragged follow the finger beside them, in both directions, and
/// gradients move.
final class DrawingSession: ContainerSession {
  private(set) var proposal: ProposedSize
  private var drawing: MeasuredDrawing
  private let measurer: any TextMeasuring
  var controls: EmbeddedSessions
  var clock: SessionClock
  /// The prefix of the ids in each control that takes input.
  private let prefixes: [(item: Int, prefix: String)]
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
    let symbols = drawing.symbols
    controls = EmbeddedSessions(
      symbols.map { $0.described.session(within: $0.proposal, by: measurer, at: time) })
    prefixes = controls.prefixes { symbols[$0].described.container.idPrefix }
    clock = SessionClock(startingAt: time)
    start = clock.latest
  }

  /// Whether nothing takes input, and nothing moves.
  fileprivate var isInert: Bool {
    controls.isEmpty && drawing.drawing.motion == nil
      && drawing.place(within: proposal).layers.isEmpty
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard let now = clock.advance(to: time) else { return }
    controls.endDrag(velocity: .zero, at: now)
    grip = nil
    self.proposal = proposal
  }

  func arrangement(at time: Double) -> ContainerArrangement {
    var parts: [ContainerArrangement.Part] = []
    let placed = drawing(at: time).place(within: proposal) { number, symbol in
      let layout =
        self.controls.layout(
          of: number, within: symbol.proposal, at: time, after: self.clock.latest)
        ?? symbol.control.layout(within: symbol.proposal)
      parts.append(ContainerArrangement.Part(item: number, tree: layout))
      return layout
    }
    // Once the budget is exhausted, nothing is appended.
    let roots = placed.symbols.filter { $0 < placed.tree.nodes.count }
    return ContainerArrangement(placed.tree, parts, at: roots, prefixes: prefixes)
  }

  /// The drawing with its gradients at a time.
  private func drawing(at time: Double) -> MeasuredDrawing {
    let control = drawing.drawing
    guard
      let later = control.motion?.control(
        after: time - start, in: control.container)
    else { return drawing }
    var measured = later.measuredDrawing(by: measurer)
    measured.offsets = drawing.offsets
    return measured
  }

  func isAnimating(at time: Double) -> Bool {
    let time = clock.time(time)
    return grip != nil || controls.isAnimating(at: time)
      || drawing.drawing.motion?.isMoving(after: time - start) ?? false
  }

  var offset: Point? { latest.flatMap { drawing.offsets[$0] } ?? controls.offset }
}

// Dragging.
extension DrawingSession {
  func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard let now = clock.advance(to: time), point.isFinite else { return false }
    grip = nil
    let arrangement = arrangement(at: now)
    if isOnControl(point, in: arrangement) {
      return controls.beginDrag(atPoint: point, in: arrangement, at: now)
    }
    return beginLayerDrag(atPoint: point, in: arrangement.tree)
  }

  /// Whether a point is on an item of a control that takes input, which then does not move its layer.
  private func isOnControl(_ point: Point, in arrangement: ContainerArrangement) -> Bool {
    guard let node = arrangement.tree.hitTest(atPoint: point)?.region?.node,
      let item = arrangement.item(atPosition: node)
    else { return false }
    return controls.takesInput(item)
  }

  private func beginLayerDrag(atPoint point: Point, in tree: LayoutTree) -> Bool {
    let layers = drawing.place(within: proposal).layers
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
    guard grip != nil || controls.isDragging, point.isFinite, let now = clock.advance(to: time)
    else { return }
    guard let grip else { return controls.drag(to: point, at: now) }
    let (from, to) = (grip.map.apply(to: grip.start), grip.map.apply(to: point))
    drawing.offsets[grip.layer] = grip.offset + to - from
  }

  func endDrag(velocity: Point?, at time: Double) {
    guard let now = clock.advance(to: time) else { return }
    controls.endDrag(velocity: velocity, at: now)
    grip = nil
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
  /// Begins to use the drawing, and the controls in it; nil if none takes input, no layer can be dragged, and no gradient moves.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    let session = DrawingSession(
      measuredDrawing(by: measurer), in: proposal, by: measurer, at: time)
    return session.isInert ? nil : session
  }
}
