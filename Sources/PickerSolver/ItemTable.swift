import PickerGeometry

/// The items made ready for one axis: what is the same at every width, in columns.
///
/// This is CSS Flexbox §9.2 step 3, done once for many layouts.
struct ItemTable: Sendable {
  private(set) var items: [FlowItem]
  let axis: Axis

  /// Hypothetical sizes of the border boxes along the line.
  private(set) var along: [Double] = []

  /// Hypothetical sizes of the border boxes across the line.
  private(set) var across: [Double] = []

  /// `along` with margins; empty where no item has any.
  private(set) var outer: [Double] = []

  /// Distances of baselines from the top, NaN where there is none; empty where no item has one.
  private(set) var baselines: [Double] = []

  /// Indices of the items that start a line by force, in order.
  private(set) var breaks: [Int] = []

  private(set) var facts: Facts = []

  init(_ items: [FlowItem], axis: Axis) {
    self.items = items
    self.axis = axis
    prepare()
  }

  var count: Int { along.count }

  /// Hypothetical sizes along the line as line breaking counts them.
  var extents: [Double] { outer.isEmpty ? along : outer }

  /// What is true of at least one item, so that steps without work can be left out.
  struct Facts: OptionSet, Sendable {
    let rawValue: Int
    static let margins = Facts(rawValue: 1)
    static let grows = Facts(rawValue: 2)
    static let ownAlign = Facts(rawValue: 4)
    static let ownStretch = Facts(rawValue: 8)
    static let ownBaseline = Facts(rawValue: 16)
    static let stretchable = Facts(rawValue: 32)
    static let contentDependent = Facts(rawValue: 64)
    static let baselines = Facts(rawValue: 128)
    static let bases = Facts(rawValue: 256)
    static let negative = Facts(rawValue: 512)
  }
}

extension ItemTable {
  private mutating func prepare() {
    along.reserveCapacity(items.count)
    across.reserveCapacity(items.count)
    for index in items.indices {
      let item = items[index]
      along.append(item.clamped(item.base(axis), axis))
      across.append(item.hypothetical(across: axis))
      facts.formUnion(item.facts(axis))
      if item.breakBefore { noteBreak(index) }
      if item.breakAfter { noteBreak(index + 1) }
    }
    fillRareColumns()
  }

  private mutating func noteBreak(_ index: Int) {
    guard index > 0, index < items.count, breaks.last != index else { return }
    breaks.append(index)
  }

  private mutating func fillRareColumns() {
    if facts.contains(.margins) {
      outer = items.indices.map { along[$0] + items[$0].margins(axis) }
      if outer.contains(where: { $0 < 0 }) { facts.insert(.negative) }
    }
    if facts.contains(.baselines) { baselines = items.map { $0.baseline ?? .nan } }
  }

  /// Puts `item` in the place of the one at `index`.
  ///
  /// Facts only grow: a step may find no work, but none is missed. Returns false, and prepares all
  /// columns anew, where the item needs a column or a break that was not there.
  mutating func replace(_ index: Int, with item: FlowItem) -> Bool {
    let old = items[index]
    let new = item.facts(axis)
    items[index] = item
    let columns: Facts = [.margins, .baselines]
    if !facts.intersection(columns).isSuperset(of: new.intersection(columns))
      || old.breakBefore != item.breakBefore || old.breakAfter != item.breakAfter
    {
      self = ItemTable(items, axis: axis)
      return false
    }
    fill(index, with: item)
    facts.formUnion(new)
    return true
  }

  private mutating func fill(_ index: Int, with item: FlowItem) {
    along[index] = item.clamped(item.base(axis), axis)
    across[index] = item.hypothetical(across: axis)
    if !baselines.isEmpty { baselines[index] = item.baseline ?? .nan }
    guard !outer.isEmpty else { return }
    outer[index] = along[index] + item.margins(axis)
    if outer[index] < 0 { facts.insert(.negative) }
  }
}

extension FlowItem {
  /// CSS Flexbox §9.4 step 7, for boxes whose size across does not depend on the size along.
  func hypothetical(across axis: Axis) -> Double {
    let across = axis.perpendicular
    return clamped(preferred(across), across)
  }

  fileprivate func facts(_ axis: Axis) -> ItemTable.Facts {
    var facts: ItemTable.Facts = []
    if margin != .zero { facts.insert(.margins) }
    if grow > 0 { facts.insert(.grows) }
    if basis != nil { facts.insert(.bases) }
    if baseline != nil { facts.insert(.baselines) }
    if given(axis.perpendicular) == nil {
      facts.insert(.stretchable)
      if contentDependent { facts.insert(.contentDependent) }
    }
    if let align { facts.formUnion(Self.facts(align)) }
    return facts
  }

  private static func facts(_ align: FlowAlign) -> ItemTable.Facts {
    switch align {
    case .stretch: [.ownAlign, .ownStretch]
    case .baseline: [.ownAlign, .ownBaseline]
    default: .ownAlign
    }
  }
}
