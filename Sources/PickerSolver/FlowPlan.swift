import PickerGeometry

/// Which steps have work to do: what items and container say of that at any size, found out once.
struct FlowPlan: OptionSet, Sendable {
  let rawValue: UInt8

  /// Every item is aligned as the container says, and none has a margin.
  static let plain = FlowPlan(rawValue: 1)

  /// Some item lines up by its baseline.
  static let baselines = FlowPlan(rawValue: 2)

  /// Some item takes of the room left over on its line.
  static let grows = FlowPlan(rawValue: 4)

  /// Some item becomes as large across as its line.
  static let stretches = FlowPlan(rawValue: 8)

  /// Lines share what is left over across them; a single line fills the container.
  static let stretchesLines = FlowPlan(rawValue: 16)
}

extension FlowPlan {
  init(_ container: FlowContainer, _ facts: ItemTable.Facts) {
    self = []
    if facts.isDisjoint(with: [.margins, .ownAlign]) { insert(.plain) }
    if facts.contains(.grows) || container.stretchesItems { insert(.grows) }
    if container.isSingleLine || container.alignLines == .stretch { insert(.stretchesLines) }
    if container.axis == .horizontal,
      container.align == .baseline || facts.contains(.ownBaseline)
    {
      insert(.baselines)
    }
    if facts.contains(.stretchable),
      container.align == .stretch || facts.contains(.ownStretch)
    {
      insert(.stretches)
    }
  }
}

extension FlowContainer {
  /// Whether some line's items grow to fill it whatever they say themselves.
  fileprivate var stretchesItems: Bool { justify == .stretch || justifyLastLine == .stretch }
}
