import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// The chip that stands for the hidden items of a flow, measured for each number of them.
public struct MeasuredOverflow: MeasuredControl {
  /// The labels of the chip, and how items leave.
  let label: OverflowLabel
  /// Chips without any, of which only the chip for hidden ones is used.
  private let chips: MeasuredChips

  init(_ overflow: FlowOverflow, by measurer: any TextMeasuring) {
    label = overflow.label
    let chips = Chips {
      $0.container = overflow.container
      $0.font = overflow.font
      $0.chip = overflow.chip
      ($0.maxRows, $0.overflow) = (1, .label(overflow.label))
    }
    self.chips = chips.measured(by: measurer)
  }

  /// Returns the layout of the chip as it is without a number.
  public func layout(within proposal: ProposedSize) -> LayoutTree {
    picture(hiding: [], in: nil)
  }

  /// The box of the chip that stands for some hidden items; of that which hides them again for none. Nil if there is none.
  func item(hiding count: Int) -> FlowItem? {
    chips.overflowChip(hiding: count).map(chips.flowItem)
  }

  /// Returns a tree with nothing but that chip.
  ///
  /// - Parameter size: The size of the frame; nil: that of the chip.
  func picture(hiding ids: [String], in size: Size?) -> LayoutTree {
    guard let chip = chips.overflowChip(hiding: ids.count) else {
      return LayoutTree(type: FlowOverflow.type)
    }
    return chips.picture(of: chip, hiding: ids, in: size)
  }
}

extension MeasuredChips {
  /// Returns a tree with nothing but an overflow chip.
  ///
  /// - Parameters:
  ///   - ids: The ids of the hidden items; none for the chip that hides them again, and where they do not matter.
  ///   - size: The size of its frame; nil: its own.
  fileprivate func picture(of chip: OverflowChip, hiding ids: [String], in size: Size?)
    -> LayoutTree
  {
    let placed = CheckedFlow([flowItem(of: chip)], browser: measurer.browser)
      .solve(in: FlowContainer(wrap: .nowrap) { $0.browser = measurer.browser })
    var tree = items.tree(type: Role.overflow.rawValue)
    if !ids.isEmpty { tree.overflows = [Overflow(hiddenIDs: ids)] }
    let frame = Rect(size: size ?? placed.frames.first?.size ?? .zero)
    append(chip, hiding: ItemPositions(ids.indices), frame: frame, to: &tree)
    return tree
  }
}

/// The chip that stands for the hidden items of a flow, in use.
final class OverflowSession: ControlSession {
  private(set) var proposal: ProposedSize
  private(set) var focus: SessionTarget?
  private var clock: SessionClock
  private let chip: MeasuredOverflow
  /// Whether items are expanded that were not in the beginning, or the other way round.
  private var isToggled = false

  init(_ chip: MeasuredOverflow, in proposal: ProposedSize, at time: Double) {
    self.chip = chip
    self.proposal = proposal
    clock = SessionClock(startingAt: time)
  }

  /// Nil while the flow is expanded as in the beginning.
  var measured: AnyMeasuredControl? { isToggled ? AnyMeasuredControl(chip) : nil }

  func resize(to proposal: ProposedSize, at time: Double) { self.proposal = proposal }

  func tree(at time: Double) -> LayoutTree { chip.layout(within: proposal) }

  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard clock.advance(to: time) != nil, point.isFinite else { return nil }
    focus = SessionTarget(.overflow)
    isToggled.toggle()
    return focus
  }

  func press(_ key: SessionKey, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    if key.isTab { return focus == nil && setFocus(to: 0, at: now) }
    guard key.activates, focus != nil else { return false }
    isToggled.toggle()
    return true
  }

  func setFocus(to position: Int?, at time: Double) -> Bool {
    guard clock.advance(to: time) != nil else { return false }
    focus = position.map { _ in SessionTarget(.overflow) }
    return true
  }

  func focusPosition(at time: Double) -> Int? { focus.map { _ in 0 } }
}
