import PickerControlBase
import PickerGeometry
import PickerMotion
import PickerText
import PickerTree

/// A session of a drawing: its controls take input, draggable layers follow the finger elsewhere, and gradients are
/// animated.
final class DrawingSession: ContainerSession {
  private(set) var size: ProposedSize
  private var drawing: MeasuredDrawing
  private let measurer: any TextMeasuring
  var controls: EmbeddedSessions
  var clock: SessionClock
  var kept = KeptArrangement()
  /// The prefix of the ids in each control that takes input.
  private let prefixes: [(item: Int, prefix: String)]
  /// The time when the session began.
  private let start: Double
  private var grip: LayerGrip?
  /// How far layers were dragged, by their index among movable layers. For returning layers, the offset that they
  /// will have.
  private var offsets: [Int: Point] = [:]
  /// The offsets of layers on their way back.
  private var returns: [Int: Track<MixedValue<Point>>] = [:]
  /// The number of the layer that was dragged last.
  private var latest: Int?

  init(
    _ drawing: MeasuredDrawing, in proposal: ProposedSize, by measurer: any TextMeasuring,
    at time: Double
  ) {
    self.drawing = drawing
    self.measurer = measurer
    size = proposal
    let symbols = drawing.sized(within: proposal).symbols
    controls = EmbeddedSessions(
      symbols.map { ($0.described, $0.proposal) }, by: measurer, at: time)
    prefixes = controls.prefixes { symbols[$0].described.container.idPrefix }
    clock = SessionClock(startingAt: time)
    start = clock.latest
  }

  /// Whether nothing takes input, and nothing moves.
  fileprivate var isInert: Bool {
    controls.isEmpty && drawing.drawing.motion == nil
      && !drawing.drawing.hasImagesOfUnknownSize
      && !drawing.place(within: size).layers.contains { $0.isDraggable }
  }

  func handle(_ event: SessionEvent, at now: Double) -> SessionResult {
    switch event {
    case .resize(let proposal): resize(to: proposal, at: now)
    case .setNaturalSize(let natural, let href): setNaturalSize(natural, ofImage: href, at: now)
    case .beginDrag(let point): SessionResult(isUsed: beginDrag(atPoint: point, at: now))
    case .drag(let point): drag(to: point, at: now)
    case .endDrag(let velocity): endDrag(velocity: velocity, at: now)
    default: pass(event, at: now)
    }
  }

  private func resize(to proposal: ProposedSize, at now: Double) -> SessionResult {
    _ = endDrag(velocity: .zero, at: now)
    size = proposal
    return SessionResult(isUsed: true)
  }

  func arrange(at time: Double) -> ContainerArrangement { place(at: time).arrangement }

  /// The layout at a time, and the layers that can move.
  private func place(
    at time: Double
  ) -> (arrangement: ContainerArrangement, layers: [MovableLayer]) {
    var parts: [ContainerArrangement.Part] = []
    let placed = drawing(at: time).place(within: size) { number, symbol in
      let layout =
        self.controls.layout(
          of: number, within: symbol.proposal, at: time, after: self.clock.latest)
        ?? symbol.control.layout(within: symbol.proposal)
      parts.append(ContainerArrangement.Part(item: number, tree: layout))
      return layout
    }
    // Once the budget is exhausted, nothing is appended.
    let roots = placed.symbols.filter { $0 < placed.tree.nodes.count }
    return (
      ContainerArrangement(placed.tree, parts, at: roots, prefixes: prefixes), placed.layers
    )
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
    returns[layer]?.value(at: time) ?? offsets[layer] ?? .zero
  }

  func isAnimating(at time: Double) -> Bool {
    let time = clock.time(time)
    return grip != nil || returns.values.contains { time < $0.restTime }
      || controls.isAnimating(at: time)
      || drawing.drawing.motion?.isMoving(after: time - start) ?? false
  }

  private func setNaturalSize(
    _ natural: Size, ofImage href: String, at now: Double
  ) -> SessionResult {
    guard natural.isNatural else { return SessionResult() }
    var control = drawing.drawing
    let hasFound = control.setNaturalSize(natural, ofImage: href)
    if hasFound { drawing = control.measuredDrawing(by: measurer) }
    let result = controls.send(.setNaturalSize(natural, ofImage: href), at: now)
    return SessionResult(isUsed: result.isUsed || hasFound)
  }

  func state(in arrangement: ContainerArrangement) -> SessionState {
    var state = controls.state(in: arrangement, size)
    state.offset = latest.flatMap { offsets[$0] } ?? state.offset
    return state
  }
}

// Dragging.
extension DrawingSession {
  private func beginDrag(atPoint point: Point, at now: Double) -> Bool {
    guard point.isFinite else { return false }
    release(velocity: .zero, at: now)
    let (arrangement, layers) = place(at: now)
    // A page of a carousel is no item, and is dragged all the same.
    if controls.send(.beginDrag(point), in: arrangement, at: now).isUsed { return true }
    guard !isOnItem(point, in: arrangement) else { return false }
    return beginDrag(of: layers, atPoint: point, in: arrangement.tree, at: now)
  }

  /// Whether a point is on an item of a control that takes input, which then does not move its layer.
  private func isOnItem(_ point: Point, in arrangement: ContainerArrangement) -> Bool {
    guard let node = arrangement.tree.hitTest(atPoint: point)?.region?.node,
      let item = arrangement.item(atPosition: node)
    else { return false }
    return controls.takesInput(item)
  }

  /// Begins to drag the innermost draggable layer at a point, and the layers of its group.
  private func beginDrag(
    of layers: [MovableLayer], atPoint point: Point, in tree: LayoutTree, at time: Double
  ) -> Bool {
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
  private func follower(
    _ layer: MovableLayer, number: Int, in tree: LayoutTree, at time: Double
  ) -> LayerGrip.Follower? {
    let around = tree.path(to: layer.position).dropLast()
    guard let map = try? tree.transform(of: around).inverted() else { return nil }
    let offset = offset(of: number, at: time)
    returns[number] = nil
    return LayerGrip.Follower(layer: number, offset: offset, map: map)
  }

  private func drag(to point: Point, at now: Double) -> SessionResult {
    guard grip != nil, point.isFinite else { return controls.send(.drag(point), at: now) }
    grip?.finger.move(to: point, at: now)
    for follower in grip?.followers ?? [] { offsets[follower.layer] = grip?.offset(of: follower) }
    return SessionResult(isUsed: true)
  }

  private func endDrag(velocity: Point?, at now: Double) -> SessionResult {
    let isUsed = grip != nil
    let result = controls.send(.endDrag(velocity: velocity), at: now)
    release(velocity: velocity, at: now)
    return isUsed ? SessionResult(isUsed: true) : result
  }

  /// Releases the layers that follow the finger, which return if that was slow.
  private func release(velocity: Point?, at time: Double) {
    guard let grip else { return }
    self.grip = nil
    guard grip.returns(velocity: velocity, at: time) else { return }
    for follower in grip.followers {
      let way = MixedValue(
        from: offsets[follower.layer] ?? .zero, to: .zero, .curve(.easeOut, duration: 0.25))
      returns[follower.layer] = Track(way, startingAt: time)
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
    let session = DrawingSession(
      measuredDrawing(by: measurer), in: proposal, by: measurer, at: time)
    return session.isInert ? nil : session
  }
}
