import PickerControlBase
import PickerGeometry
import PickerMotion
import PickerText
import PickerTree

/// A drawing for a session: draggable layers follow the finger outside its controls, and gradients are animated.
struct DrawingInUse: ContainerInUse {
  var size: ProposedSize
  private var drawing: MeasuredDrawing
  private let measurer: any TextMeasuring
  /// The time when the session began.
  private let start: Double
  private var grip: LayerGrip?
  /// How far layers were dragged, by their index among movable layers. For returning layers, the offset that they
  /// will have.
  private var offsets: [Int: Point] = [:]
  /// The offsets from which layers return, and the share that is left of them.
  private var returns: [Int: (offset: Point, share: Track)] = [:]
  /// The number of the layer that was dragged last.
  private var latest: Int?

  fileprivate init(
    _ drawing: MeasuredDrawing, in proposal: ProposedSize, by measurer: any TextMeasuring,
    at time: Double
  ) {
    self.drawing = drawing
    self.measurer = measurer
    size = proposal
    start = SessionClock(startingAt: time).latest
  }

  var takesInput: Bool {
    drawing.drawing.motion != nil || drawing.drawing.hasImagesOfUnknownSize
      || drawing.place(within: size).layers.contains { $0.isDraggable }
  }

  func layout(
    with controls: [AnyMeasuredControl?]?, at time: Double, layingOut layOut: @escaping ChildLayout
  ) -> (tree: LayoutTree, roots: [Int]) {
    let placed = drawing(at: time).place(within: size) { layOut($0, $1.proposal) }
    // Once the budget is exhausted, nothing is appended.
    return (placed.tree, placed.symbols.filter { $0 < placed.tree.nodes.count })
  }

  /// The drawing with its gradients and layers at a time.
  private func drawing(at time: Double) -> MeasuredDrawing {
    let control = drawing.drawing
    let later = control.motion?.control(after: time - start, in: control.container)
    var measured = later?.measuredDrawing(by: measurer) ?? drawing
    for layer in offsets.keys { measured.offsets[layer] = offset(of: layer, at: time) }
    measured.dragOffset = latest.flatMap { offsets[$0] }
    return measured
  }

  /// How far a layer is from its place at a time.
  private func offset(of layer: Int, at time: Double) -> Point {
    returns[layer].map { $0.offset * $0.share.value(at: time) } ?? offsets[layer] ?? .zero
  }

  func isAnimating(with controls: EmbeddedSessions, at time: Double) -> Bool {
    grip != nil || returns.values.contains { time < $0.share.restTime }
      || controls.isAnimating(at: time)
      || drawing.drawing.motion?.isMoving(after: time - start) ?? false
  }

  func complete(_ state: inout SessionState) {
    state.offset = latest.flatMap { offsets[$0] } ?? state.offset
  }
}

// Events.
extension DrawingInUse {
  mutating func handle(
    _ event: SessionEvent, _ controls: inout EmbeddedSessions, at time: Double
  ) -> SessionResult {
    switch event {
    case .drag(let point) where grip != nil && point.isFinite:
      drag(to: point, at: time)
      return SessionResult(isUsed: true)
    case .endDrag(let velocity):
      let isOwn = grip != nil
      release(velocity: velocity, at: time)
      let result = controls.send(event, at: time)
      return isOwn ? SessionResult(isUsed: true) : result
    case .setNaturalSize(let natural, let href):
      guard natural.isNatural else { return SessionResult() }
      let isOwn = setNaturalSize(natural, ofImage: href)
      return SessionResult(isUsed: controls.send(event, at: time).isUsed || isOwn)
    default: return controls.send(event, at: time)
    }
  }

  private mutating func setNaturalSize(_ natural: Size, ofImage href: String) -> Bool {
    var control = drawing.drawing
    guard control.setNaturalSize(natural, ofImage: href) else { return false }
    drawing = control.measuredDrawing(by: measurer)
    return true
  }

  mutating func handle(
    _ event: SessionEvent, _ controls: inout EmbeddedSessions,
    in arrangement: ContainerArrangement, at time: Double
  ) -> SessionResult {
    guard case .beginDrag(let point) = event else {
      return controls.send(event, in: arrangement, at: time)
    }
    guard point.isFinite else { return SessionResult() }
    release(velocity: .zero, at: time)
    let result = controls.send(event, in: arrangement, at: time)
    guard !result.isUsed, !isOnItem(point, in: arrangement) else { return result }
    // A page of a carousel is no item, and is dragged all the same.
    return SessionResult(isUsed: beginDrag(atPoint: point, in: arrangement, at: time))
  }
}

// Dragging.
extension DrawingInUse {
  /// Whether a point is on an item of a control that takes input, which then does not move its layer.
  private func isOnItem(_ point: Point, in arrangement: ContainerArrangement) -> Bool {
    let node = arrangement.tree.hitTest(atPoint: point)?.region?.node
    return node.flatMap(arrangement.item(atPosition:)) != nil
  }

  /// Begins to drag the innermost draggable layer at a point, and the layers of its group.
  private mutating func beginDrag(
    atPoint point: Point, in arrangement: ContainerArrangement, at time: Double
  ) -> Bool {
    let layers = drawing(at: time).place(within: size) { number, _ in
      arrangement.tree(of: number)
    }.layers
    let tree = arrangement.tree
    let path = tree.hitTest(atPoint: point)?.path ?? []
    guard
      let layer = layers.indices.last(where: {
        layers[$0].isDraggable && path.contains(layers[$0].position)
      })
    else { return false }
    let group = layers[layer].group
    let followers = layers.indices.filter {
      $0 == layer || group != nil && layers[$0].group == group
    }
    .compactMap { follower(layers[$0], number: $0, in: tree, at: time) }
    guard followers.contains(where: { $0.layer == layer }) else { return false }
    for follower in followers { offsets[follower.layer] = follower.offset }
    grip = LayerGrip(
      layer: layer, returnsBelow: layers[layer].returnsBelow, followers: followers,
      finger: FingerVelocity(at: point, time: time, window: nil))
    latest = layer
    return true
  }

  /// A layer as it begins to follow the finger, also on its way back; nil: it cannot be seen.
  private mutating func follower(
    _ layer: MovableLayer, number: Int, in tree: LayoutTree, at time: Double
  ) -> LayerGrip.Follower? {
    let around = tree.path(to: layer.position).dropLast()
    guard let map = try? tree.transform(of: around).inverted() else { return nil }
    let offset = offset(of: number, at: time)
    returns[number] = nil
    return LayerGrip.Follower(layer: number, offset: offset, map: map)
  }

  private mutating func drag(to point: Point, at time: Double) {
    grip?.finger.move(to: point, at: time)
    for follower in grip?.followers ?? [] { offsets[follower.layer] = grip?.offset(of: follower) }
  }

  /// Releases the layers that follow the finger, which return if that was slow.
  private mutating func release(velocity: Point?, at time: Double) {
    guard let grip else { return }
    self.grip = nil
    guard grip.returns(velocity: velocity, at: time) else { return }
    let share = Track(
      Motion(from: 1, to: 0, timing: .curve(.easeOut, duration: 0.25)), startingAt: time)
    for follower in grip.followers {
      returns[follower.layer] = (offsets[follower.layer] ?? .zero, share)
      offsets[follower.layer] = .zero
    }
  }
}

extension LayoutTree {
  /// The transform of directions from the last of these nodes, each the parent of the next, to the tree.
  package func transform(of path: ArraySlice<Int>) -> AffineTransform {
    path.reversed().reduce(.identity) { map, node in
      map.concatenating(effects(of: nodes[node])?.transform ?? .identity)
    }
  }
}

extension Drawing {
  /// Starts a session of the drawing and its controls; nil if no control takes input, no layer can be dragged, and no
  /// gradient is animated.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    let drawing = measuredDrawing(by: measurer)
    let controls: [ContainedControl?] = drawing.sized(within: proposal).symbols.map {
      ContainedControl($0.described, size: $0.proposal)
    }
    return ContainerSession(
      DrawingInUse(drawing, in: proposal, by: measurer, at: time), of: controls, by: measurer,
      at: time)
  }
}
