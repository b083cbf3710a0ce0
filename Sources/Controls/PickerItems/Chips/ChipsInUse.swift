import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A session of chips, laid out when it begins, and when the size or the selection changes. Nothing moves over time.
struct ChipsInUse: Sendable {
  /// The chips with the current selection, expanded or not.
  private(set) var chips: Chips
  private(set) var proposal: ProposedSize
  private(set) var ids: [String]
  private(set) var placed: PlacedChips
  private(set) var tree: LayoutTree
  private let measurer: any TextMeasuring
  /// The chips as they are now; nil while they have the size of the beginning.
  private(set) var measured: AnyMeasuredControl?

  init(_ chips: Chips, in proposal: ProposedSize, by measurer: any TextMeasuring) {
    self.chips = chips
    self.proposal = proposal
    self.measurer = measurer
    ids = chips.ids
    placed = chips.measured(by: measurer).place(within: proposal)
    tree = placed.tree
  }

  /// Shows other chips in the same size.
  mutating func show(_ chips: Chips) {
    self = ChipsInUse(chips, in: proposal, by: measurer)
  }

  mutating func resize(to proposal: ProposedSize) {
    self.proposal = proposal
    placed = chips.measured(by: measurer).place(within: proposal)
    tree = placed.tree
  }

  var selected: [Int] { chips.items.indices.filter { chips.items[$0].isSelected } }

  /// Selects exactly some chips, for which nothing is measured or placed if ``Chips/hasStableSize`` is set.
  mutating func select(_ selected: Set<Int>) {
    for item in chips.items.indices { chips.items[item].isSelected = selected.contains(item) }
    showSelection()
  }

  private mutating func showSelection() { show(placed.selecting(indices: Set(selected))) }

  /// Shows the chips after an event.
  private mutating func show(_ placed: PlacedChips) {
    self.placed = placed
    tree = placed.tree
    measured = AnyMeasuredControl(placed.measured)
  }
}

extension ChipsInUse: ItemsInUse {
  static var role: Role { .chip }

  var id: String? { chips.container.id }

  var isExpanded: Bool? { chips.overflow?.isExpanded }

  func tree(at time: Double) -> LayoutTree { tree }

  func part(atPoint point: Point, at time: Double) -> TappedPart? {
    guard let path = tree.hitTest(atPoint: point)?.path else { return nil }
    if path.contains(where: { tree.nodes[$0].role == .overflow }) { return .overflow }
    guard let chip = path.first(where: { tree.nodes[$0].role == .chip }) else { return nil }
    let item = Int(tree.nodes[chip].id)
    guard path.contains(where: { tree.nodes[$0].role == .trailingIcon }) else {
      return .item(item)
    }
    return chips.items[item].isEnabled ? .trailingIcon(item) : nil
  }

  /// Toggles a chip. One that cannot be selected is a button.
  mutating func activate(_ item: Int, at time: Double) throws(TapError) {
    guard chips.selection.mode != .none else {
      if chips.items[item].isEnabled { return }
      throw .disabled
    }
    _ = try chips.tap(position: item)
    showSelection()
  }

  /// Expands or collapses the hidden chips.
  mutating func activateOverflow() -> SessionTarget? {
    // A focus may be left on the chip by a layout that no longer has it.
    guard chips.overflow != nil, tree.nodes.contains(where: { $0.role == .overflow }) else {
      return nil
    }
    let hidden = placed.hidden
    chips.overflow?.isExpanded.toggle()
    show(chips.measured(by: measurer).place(within: proposal))
    // The chip for hidden ones may be gone once they are shown.
    let overflow = SessionTarget(.overflow)
    guard tree.position(of: overflow) == nil else { return overflow }
    return hidden.first { chips.items[$0].isEnabled }.map(target) ?? overflow
  }

  private func target(_ item: Int) -> SessionTarget { SessionTarget(.chip, id: ids[item]) }

  mutating func set(_ item: Int, selected: Bool, at time: Double) throws(TapError) {
    guard chips.items[item].isSelected != selected else { return }
    _ = try chips.tap(position: item)
    showSelection()
  }

  mutating func selectAll() throws(RefusedItem) -> Bool {
    guard chips.selection.mode == .multiple else { return false }
    let hidden = Set(placed.hidden)
    let added = chips.items.indices.filter {
      !chips.items[$0].isSelected && chips.items[$0].isEnabled && !hidden.contains($0)
    }
    let room = chips.selection.maximumCount - selected.count
    guard added.count <= room else {
      throw RefusedItem(item: added[max(0, room)], reason: .limitReached)
    }
    for item in added { chips.items[item].isSelected = true }
    if !added.isEmpty { showSelection() }
    return !added.isEmpty
  }

  mutating func remove(_ item: Int) -> SessionTarget?? {
    // Those of equal texts are numbered, and keep their numbers.
    for (position, id) in ids.enumerated() { chips.items[position].id = id }
    chips.items.remove(at: item)
    ids.remove(at: item)
    show(chips.measured(by: measurer).place(within: proposal))
    return .some(nearestItem(to: item))
  }

  /// The first enabled chip shown at or after a position, otherwise the last one before it, otherwise the overflow
  /// chip.
  private func nearestItem(to position: Int) -> SessionTarget? {
    let hidden = Set(placed.hidden)
    let isReachable = { [chips] in chips.items[$0].isEnabled && !hidden.contains($0) }
    let next = ids.indices[position...].first(where: isReachable)
    if let chip = next ?? ids.indices[..<position].last(where: isReachable) { return target(chip) }
    let overflow = SessionTarget(.overflow)
    return tree.position(of: overflow) == nil ? nil : overflow
  }

  /// Home and End lead to the ends of a list box, and not only of its row.
  func target(after focus: SessionTarget?, pressing key: SessionKey) -> SessionTarget? {
    guard chips.selection.mode != .none, key == .home || key == .end else {
      return tree.sessionTarget(after: focus, pressing: key)
    }
    let stops = tree.navigation()
    return (key == .home ? stops.first : stops.last).map { tree.sessionTarget(at: $0.node) }
  }
}

extension Chips {
  /// Starts a session of the chips.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    ItemsSession(ChipsInUse(self, in: proposal, by: measurer), at: time)
  }
}
