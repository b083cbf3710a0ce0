import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// Chips in use. Nothing moves over time.
final class ChipsControlSession: ItemFocus {
  private(set) var proposal: ProposedSize
  var focus: SessionTarget?
  var clock: SessionClock
  /// The chips with the current selection, expanded or not.
  private var chips: Chips
  private var ids: [String]
  private let measurer: any TextMeasuring
  private var placed: PlacedChips
  private var tree: LayoutTree
  private(set) var refusal: SessionRefusal?
  /// Whether the chips may have another size than in the beginning.
  private var isChanged = false

  init(
    _ chips: Chips, in proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) {
    self.chips = chips
    self.proposal = proposal
    self.measurer = measurer
    ids = chips.ids
    placed = chips.measured(by: measurer).place(within: proposal)
    tree = placed.tree
    clock = SessionClock(startingAt: time)
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard clock.advance(to: time) != nil else { return }
    self.proposal = proposal
    layOut()
  }

  func tree(at time: Double) -> LayoutTree { tree }

  private func layOut() { show(chips.measured(by: measurer).place(within: proposal)) }

  var measured: AnyMeasuredControl? {
    isChanged ? AnyMeasuredControl(chips.measured(by: measurer)) : nil
  }

  private func show(_ placed: PlacedChips) {
    self.placed = placed
    tree = placed.tree
  }
}

// Taps and keys.
extension ChipsControlSession {
  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    refusal = nil
    guard clock.advance(to: time) != nil, point.isFinite,
      let path = tree.hitTest(atPoint: point)?.path,
      let item = path.first(where: { tree.nodes[$0].role.isItemOfChips })
    else { return nil }
    let target = tree.sessionTarget(at: item)
    if path.contains(where: { tree.nodes[$0].role == .trailingIcon }) {
      let isEnabled = !tree.nodes[item].state.contains(.disabled)
      return isEnabled ? SessionTarget(.trailingIcon, id: target.id) : nil
    }
    return activate(target) ? target : nil
  }

  func press(_ key: SessionKey, at time: Double) -> Bool {
    refusal = nil
    guard clock.advance(to: time) != nil else { return false }
    if key.isTab { return takeFocus(at: time) }
    if key.activates {
      guard let focus, tree.position(of: focus) != nil else { return false }
      return activate(focus)
    }
    if key == .selectAll { return selectAll() }
    guard let next = target(pressing: key), next != focus else { return false }
    focus = next
    return true
  }

  /// What a key leads to: Home and End lead to the ends of a list box, and not only of its row.
  private func target(pressing key: SessionKey) -> SessionTarget? {
    guard chips.selection.mode != .none, key == .home || key == .end else {
      return tree.sessionTarget(after: focus, pressing: key)
    }
    let stops = tree.navigation()
    return (key == .home ? stops.first : stops.last).map { tree.sessionTarget(at: $0.node) }
  }

  /// Selects the chips that are shown and enabled.
  ///
  /// - Returns: Whether anything changes.
  private func selectAll() -> Bool {
    guard chips.selection.mode == .multiple else { return false }
    let hidden = Set(placed.hidden)
    let selected = chips.items.indices.filter { chips.items[$0].isSelected }
    let added = chips.items.indices.filter {
      !chips.items[$0].isSelected && chips.items[$0].isEnabled && !hidden.contains($0)
    }
    let room = chips.selection.maximumCount - selected.count
    guard added.count <= room else {
      refuse(added[max(0, room)], .limitReached)
      return false
    }
    for item in added { chips.items[item].isSelected = true }
    if !added.isEmpty { showSelection() }
    return !added.isEmpty
  }

  /// Toggles a chip, or expands or collapses the hidden ones, and gives it the focus. A chip that cannot be selected is a button.
  ///
  /// - Returns: Whether anything changes, or a button was pressed.
  private func activate(_ target: SessionTarget) -> Bool {
    let hidden = placed.hidden
    guard target.role == .overflow ? toggleOverflow() : press(target.id) else { return false }
    // The chip for hidden ones may be gone once they are shown.
    focus = tree.position(of: target) == nil ? firstItem(of: hidden) : target
    return true
  }

  /// The first enabled chip of those at some positions.
  private func firstItem(of positions: ItemSubset) -> SessionTarget? {
    positions.first { chips.items[$0].isEnabled }.map { SessionTarget(.chip, id: ids[$0]) }
  }

  private func toggleOverflow() -> Bool {
    // A focus may be left on the chip by a layout that no longer has it.
    guard case .label(var label) = chips.overflow,
      tree.nodes.contains(where: { $0.role == .overflow })
    else { return false }
    label.isExpanded.toggle()
    chips.overflow = .label(label)
    isChanged = true
    layOut()
    return true
  }

  private func press(_ id: String?) -> Bool {
    guard let position = id.flatMap({ ids.firstIndex(of: $0) }) else { return false }
    return chips.selection.mode == .none ? chips.items[position].isEnabled : toggle(position)
  }

  private func toggle(_ position: Int) -> Bool {
    do throws(TapError) {
      _ = try chips.tap(position: position)
    } catch {
      refuse(position, error)
      return false
    }
    showSelection()
    return true
  }

  private func refuse(_ position: Int, _ error: TapError) {
    guard error == .required || error == .limitReached else { return }
    refusal = SessionRefusal(control: chips.container.id, id: ids[position], reason: error)
  }

  private func showSelection() {
    let selected = chips.items.indices.filter { chips.items[$0].isSelected }
    isChanged = true
    show(placed.selecting(indices: Set(selected)))
  }
}

// Selection.
extension ChipsControlSession {
  var selection: [String] {
    chips.items.indices.filter { chips.items[$0].isSelected }.map { ids[$0] }
  }

  func select(_ id: String, at time: Double) -> Bool {
    toggle(id, unless: true, at: time)
  }

  func deselect(_ id: String, at time: Double) -> Bool {
    toggle(id, unless: false, at: time)
  }

  /// Toggles a chip, unless it is selected, or not selected, already.
  ///
  /// - Returns: Whether it is in that state now.
  private func toggle(_ id: String, unless isSelected: Bool, at time: Double) -> Bool {
    refusal = nil
    guard clock.advance(to: time) != nil, let position = ids.firstIndex(of: id) else {
      return false
    }
    return chips.items[position].isSelected == isSelected || toggle(position)
  }
}

// Removal.
extension ChipsControlSession {
  func remove(_ id: String, at time: Double) -> Bool {
    refusal = nil
    guard clock.advance(to: time) != nil, let position = ids.firstIndex(of: id) else {
      return false
    }
    let hadFocus = focus == SessionTarget(.chip, id: id)
    // Those of equal texts are numbered, and keep their numbers.
    for (position, id) in ids.enumerated() { chips.items[position].id = id }
    chips.items.remove(at: position)
    ids.remove(at: position)
    isChanged = true
    layOut()
    if hadFocus { focus = nearestItem(to: position) }
    return true
  }

  /// The first enabled chip shown from a position on, else the last one before it, else the chip for hidden ones.
  private func nearestItem(to position: Int) -> SessionTarget? {
    let hidden = Set(placed.hidden)
    let isReachable = { [chips] in chips.items[$0].isEnabled && !hidden.contains($0) }
    let next = ids.indices[position...].first(where: isReachable)
    if let chip = next ?? ids.indices[..<position].last(where: isReachable) {
      return SessionTarget(.chip, id: ids[chip])
    }
    let overflow = SessionTarget(.overflow)
    return tree.position(of: overflow) == nil ? nil : overflow
  }
}

extension Role {
  /// Whether a node of chips with this role is a chip, or stands for hidden ones.
  fileprivate var isItemOfChips: Bool { self == .chip || self == .overflow }
}

extension Chips {
  /// Starts a session of the chips.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    ChipsControlSession(self, in: proposal, by: measurer, at: time)
  }
}
