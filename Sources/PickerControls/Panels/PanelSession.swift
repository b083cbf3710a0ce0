import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A panel in use: passes every input to the control it is for, and lays all of them out again.
final class PanelSession<Panel: MeasuredPanel>: ControlSession {
  private(set) var proposal: ProposedSize
  private let panel: Panel
  var controls: EmbeddedSessions
  var clock: SessionClock
  /// The prefix of the ids in each control that takes input.
  private let prefixes: [(item: Int, prefix: String)]

  /// Returns nil if no item takes input.
  init?(_ panel: Panel, in proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double)
  {
    var sizes = [ProposedSize](repeating: .asDeclared, count: panel.items.count)
    _ = panel.layout(within: proposal) { item, size in
      sizes[item] = size
      return panel.items[item].control.nestedLayout(within: size)
    }
    controls = EmbeddedSessions(
      zip(panel.items, sizes).map { item, size in
        item.described.session(within: size, by: measurer, at: time)
      })
    guard !controls.isEmpty else { return nil }
    prefixes = controls.prefixes { panel.items[$0].container.idPrefix }
    self.panel = panel
    self.proposal = proposal
    clock = SessionClock(startingAt: time)
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard let now = clock.advance(to: time) else { return }
    controls.endDrag(velocity: .zero, at: now)
    self.proposal = proposal
    _ = arrangement(at: now)
  }

  func tree(at time: Double) -> LayoutTree { arrangement(at: clock.time(time)).tree }

  func isAnimating(at time: Double) -> Bool { controls.isAnimating(at: clock.time(time)) }

  func arrangement(at time: Double) -> ContainerArrangement {
    var parts: [ContainerArrangement.Part] = []
    let tree = present.layout(within: proposal) { item, proposal in
      let layout =
        self.controls.layout(of: item, within: proposal, at: time, after: self.clock.latest)
        ?? self.panel.items[item].control.layout(within: proposal)
      parts.append(ContainerArrangement.Part(item: item, tree: layout))
      return NestedLayout(layout)
    }
    let children = tree.nodes.isEmpty ? [] : Array(tree.children(of: 0))
    let roots = children.filter { tree.nodes[$0].role != .title && tree.nodes[$0].role != .item }
    return ContainerArrangement(tree, parts, at: roots, prefixes: prefixes)
  }

  /// The panel with its controls as they are now, as far as they may have another size than in the beginning.
  private var present: Panel { controls.measured.map(panel.replacing) ?? panel }

  var measured: AnyMeasuredControl? {
    controls.measured.map { AnyMeasuredControl(panel.replacing($0)) }
  }
}

// Taps and drags.
extension PanelSession {
  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    controls.addressed = nil
    guard let now = clock.advance(to: time) else { return nil }
    return controls.tap(atPoint: point, in: arrangement(at: now), at: now)
  }

  func scroll(atPoint point: Point, by distance: Point, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    return controls.scroll(atPoint: point, by: distance, in: arrangement(at: now), at: now)
  }

  func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    return controls.beginDrag(atPoint: point, in: arrangement(at: now), at: now)
  }

  func setForce(_ force: Double?) { controls.setForce(force) }

  func drag(to point: Point, at time: Double) {
    guard controls.isDragging, let now = clock.advance(to: time) else { return }
    controls.drag(to: point, at: now)
  }

  func endDrag(velocity: Point?, at time: Double) {
    guard controls.isDragging, let now = clock.advance(to: time) else { return }
    controls.endDrag(velocity: velocity, at: now)
  }

  func press(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard let now = clock.advance(to: time) else { return nil }
    return controls.press(atPoint: point, in: arrangement(at: now), at: now)
  }

  func release(at time: Double) {
    if let now = clock.advance(to: time) { controls.release(at: now) }
  }
}

// State.
extension PanelSession {
  var selection: [String] { controls.selection(in: arrangement(at: clock.latest)) }

  func select(_ id: String, at time: Double) -> Bool {
    controls.addressed = nil
    guard let now = clock.advance(to: time) else { return false }
    return controls.select(id, in: arrangement(at: now), at: now)
  }

  func deselect(_ id: String, at time: Double) -> Bool {
    controls.addressed = nil
    guard let now = clock.advance(to: time) else { return false }
    return controls.deselect(id, in: arrangement(at: now), at: now)
  }

  func remove(_ id: String, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    return controls.remove(id, in: arrangement(at: now), at: now)
  }

  var refusal: SessionRefusal? { controls.refusal(in: arrangement(at: clock.latest)) }

  /// The colour of the first colour picker.
  var color: ColorValue? { controls.color }

  func pick(_ color: ColorValue, at time: Double) -> Bool {
    clock.advance(to: time).map { controls.pick(color, at: $0) } ?? false
  }

  /// The offset in the first drawing of which a layer was dragged.
  var offset: Point? { controls.offset }

  /// The page of the first carousel.
  func page(at time: Double) -> Int? { controls.page(at: clock.time(time)) }
}

extension Grid {
  /// Begins to use the controls of the grid, like those of a flow; nil if none takes input.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    let items = items.measured(in: container, font: font, by: measurer)
    return PanelSession(
      MeasuredGrid(grid: self, items: items), in: proposal, by: measurer, at: time)
  }
}
