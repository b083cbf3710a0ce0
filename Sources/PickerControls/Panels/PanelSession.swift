import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A panel in use: passes every input to the control it is for, and lays all of them out again.
final class PanelSession<Panel: MeasuredPanel>: ControlSession {
  private(set) var proposal: ProposedSize
  private let panel: Panel
  /// The session of each item; nil for items that take no input.
  let sessions: [(any ControlSession)?]
  /// The item that keys act on.
  var focused: Int?
  /// The item that the latest tap, key or selection was for.
  var addressed: Int?
  /// The item that is being dragged, and the origin of its control.
  private var grip: (item: Int, origin: Point)?
  var clock: SessionClock

  /// Returns nil if no item takes input.
  init?(_ panel: Panel, in proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double)
  {
    var sizes = [ProposedSize](repeating: .asDeclared, count: panel.items.count)
    _ = panel.interactiveLayout(within: proposal) { item, size in
      sizes[item] = size
      return panel.items[item].control.nestedLayout(within: size)
    }
    let sessions = zip(panel.items, sizes).map { item, size in
      item.described.session(within: size, by: measurer, at: time)
    }
    guard sessions.contains(where: { $0 != nil }) else { return nil }
    self.sessions = sessions
    self.panel = panel
    self.proposal = proposal
    clock = SessionClock(startingAt: time)
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard let now = clock.advance(to: time) else { return }
    if let grip { sessions[grip.item]?.endDrag(velocity: .zero, at: now) }
    grip = nil
    self.proposal = proposal
    _ = arrangement(at: now)
  }

  func tree(at time: Double) -> LayoutTree { arrangement(at: clock.time(time)).tree }

  func isAnimating(at time: Double) -> Bool {
    sessions.contains { $0?.isAnimating(at: clock.time(time)) ?? false }
  }

  func arrangement(at time: Double) -> PanelArrangement {
    var parts: [PanelArrangement.Part] = []
    let layout = present.interactiveLayout(within: proposal) { item, proposal in
      let layout = self.itemLayout(item, within: proposal, at: time)
      parts.append(PanelArrangement.Part(item: item, tree: layout.tree))
      return NestedLayout(layout)
    }
    return PanelArrangement(layout.tree, parts)
  }

  /// The panel with its controls as they are now, as far as they may have another size than in the beginning.
  private var present: Panel {
    let controls = sessions.map { $0?.measured }
    return controls.contains { $0 != nil } ? panel.replacing(controls) : panel
  }

  var measured: AnyMeasuredControl? {
    sessions.contains { $0?.measured != nil } ? AnyMeasuredControl(present) : nil
  }

  private func itemLayout(
    _ item: Int, within proposal: ProposedSize, at time: Double
  ) -> InteractiveLayout {
    guard let session = sessions[item] else {
      return panel.items[item].control.interactiveLayout(within: proposal)
    }
    if session.proposal != proposal { session.resize(to: proposal, at: clock.latest) }
    return InteractiveLayout(session.tree(at: time))
  }
}

// Taps and drags.
extension PanelSession {
  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    addressed = nil
    guard let now = clock.advance(to: time) else { return nil }
    let arrangement = arrangement(at: now)
    guard let (item, origin) = arrangement.item(atPoint: point) else { return nil }
    addressed = item
    guard let target = sessions[item]?.tap(atPoint: point - origin, at: now)
    else { return nil }
    moveFocus(to: item, at: now)
    return arrangement.target(target, of: item)
  }

  func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard let now = clock.advance(to: time),
      let (item, origin) = arrangement(at: now).item(atPoint: point),
      sessions[item]?.beginDrag(atPoint: point - origin, at: now) == true
    else { return false }
    moveFocus(to: item, at: now)
    grip = (item, origin)
    return true
  }

  func setForce(_ force: Double?) {
    for session in sessions { session?.setForce(force) }
  }

  func drag(to point: Point, at time: Double) {
    guard let grip, let now = clock.advance(to: time) else { return }
    sessions[grip.item]?.drag(to: point - grip.origin, at: now)
  }

  func endDrag(velocity: Point?, at time: Double) {
    guard let grip, let now = clock.advance(to: time) else { return }
    sessions[grip.item]?.endDrag(velocity: velocity, at: now)
    self.grip = nil
  }

  func press(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard let now = clock.advance(to: time) else { return nil }
    let arrangement = arrangement(at: now)
    guard let (item, origin) = arrangement.item(atPoint: point),
      let target = sessions[item]?.press(atPoint: point - origin, at: now)
    else { return nil }
    for other in sessions.indices where other != item { sessions[other]?.release(at: now) }
    return arrangement.target(target, of: item)
  }

  func release(at time: Double) {
    guard let now = clock.advance(to: time) else { return }
    for session in sessions { session?.release(at: now) }
  }
}

// State.
extension PanelSession {
  var selection: [String] {
    let arrangement = arrangement(at: clock.latest)
    return sessions.indices.flatMap { item in
      (sessions[item]?.selection ?? []).compactMap { arrangement.id($0, of: item) }
    }
  }

  func select(_ id: String, at time: Double) -> Bool {
    change(id, at: time) { $0.select($1, at: $2) }
  }

  func deselect(_ id: String, at time: Double) -> Bool {
    change(id, at: time) { $0.deselect($1, at: $2) }
  }

  private func change(
    _ id: String, at time: Double, _ change: (any ControlSession, String, Double) -> Bool
  ) -> Bool {
    addressed = nil
    guard let now = clock.advance(to: time),
      let (item, id) = arrangement(at: now).item(withID: id), let session = sessions[item]
    else { return false }
    addressed = item
    return change(session, id, now)
  }

  var refusal: SessionRefusal? {
    guard let addressed, var refusal = sessions[addressed]?.refusal,
      let id = arrangement(at: clock.latest).id(refusal.id, of: addressed)
    else { return nil }
    refusal.id = id
    return refusal
  }

  /// The colour of the first colour picker.
  var color: ColorValue? { sessions.lazy.compactMap { $0?.color }.first }

  func pick(_ color: ColorValue, at time: Double) -> Bool {
    guard let now = clock.advance(to: time),
      let session = sessions.first(where: { $0?.color != nil })
    else { return false }
    return session?.pick(color, at: now) ?? false
  }

  /// The offset in the first drawing of which a layer was dragged.
  var offset: Point? { sessions.lazy.compactMap { $0?.offset }.first }

  /// The page of the first carousel.
  func page(at time: Double) -> Int? {
    sessions.lazy.compactMap { $0?.page(at: self.clock.time(time)) }.first
  }
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
