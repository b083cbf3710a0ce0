import PickerGeometry

/// The steps that have work to do at any size, computed once from the items and the container.
struct FlowPlan: OptionSet, Sendable {
  let rawValue: UInt8

  /// Every item has the alignment of the container and none has a margin.
  static let uniform = FlowPlan(rawValue: 1)

  /// Some item is baseline-aligned.
  static let baselines = FlowPlan(rawValue: 2)

  /// Some item grows into the free space of its line.
  static let grows = FlowPlan(rawValue: 4)

  /// Some item is stretched to the cross size of its line.
  static let stretches = FlowPlan(rawValue: 8)

  /// Lines share the free cross space; a single line fills the container.
  static let stretchesLines = FlowPlan(rawValue: 16)
}

extension FlowPlan {
  init(_ container: FlowContainer, _ facts: ItemTable.Facts) {
    self = []
    if facts.isDisjoint(with: [.margins, .ownAlign]), container.align != .lastBaseline {
      insert(.uniform)
    }
    if facts.contains(.grows) || container.stretchesItems { insert(.grows) }
    if container.isSingleLine || container.alignLines == .stretch { insert(.stretchesLines) }
    if container.align.isBaseline || facts.contains(.ownBaseline) { insert(.baselines) }
    if facts.contains(.stretchable),
      container.align == .stretch || facts.contains(.ownStretch)
    {
      insert(.stretches)
    }
  }
}

extension FlowContainer {
  /// Whether the items of some line grow to fill it, whatever their ``FlowItem/grow``.
  fileprivate var stretchesItems: Bool { justify == .stretch || justifyLastLine == .stretch }
}
