import PickerControlBase
import PickerGeometry
import PickerTree

/// A session of the chip that represents the hidden items of a flow.
struct EndChipInUse: ItemsInUse {
  static var role: Role { .overflow }

  private(set) var proposal: ProposedSize
  private(set) var isExpanded: Bool?
  private let chip: EndChip

  init(_ chip: EndChip, in proposal: ProposedSize) {
    (self.chip, self.proposal) = (chip, proposal)
    isExpanded = chip.label.isExpanded
  }

  /// Nil while the flow is expanded as initially.
  var measured: AnyMeasuredControl? {
    isExpanded == chip.label.isExpanded ? nil : AnyMeasuredControl(chip)
  }

  func tree(at time: Double) -> LayoutTree { chip.layout(within: proposal) }

  mutating func resize(to proposal: ProposedSize) { self.proposal = proposal }

  func part(atPoint point: Point, at time: Double) -> TappedPart? { .overflow }

  mutating func activateOverflow() -> SessionTarget? {
    isExpanded?.toggle()
    return SessionTarget(.overflow)
  }

  func target(after focus: SessionTarget?, pressing key: SessionKey) -> SessionTarget? { nil }
}
