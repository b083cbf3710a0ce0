import PickerGeometry

/// The items made ready for one axis: what is the same at every width.
///
/// This is CSS Flexbox §9.2 step 3, done once for many layouts. Solvers and solutions share a table; it
/// changes only while it is that of one, which is why access to it need not be checked.
final class ItemTable: @unchecked Sendable {
  @exclusivity(unchecked) private(set) var items: [FlowItem]
  @exclusivity(unchecked) private(set) var boxes: [ItemBox] = []

  /// Indices of the items that start a line by force, in order.
  @exclusivity(unchecked) private(set) var breaks: [Int] = []

  @exclusivity(unchecked) private(set) var facts: Facts = []
  let axis: Axis

  init(_ items: [FlowItem], axis: Axis) {
    self.items = items
    self.axis = axis
    prepare()
  }

  /// A table of its own with the same items.
  func copy() -> ItemTable {
    ItemTable(items, axis: axis)
  }

  private func prepare() {
    var boxes: [ItemBox] = []
    var all: Facts = []
    breaks = []
    boxes.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let (box, facts) = item.prepared(axis)
      boxes.append(box)
      all.formUnion(facts)
      if item.breakBefore { noteBreak(index) }
      if item.breakAfter { noteBreak(index + 1) }
    }
    self.boxes = boxes
    facts = all
  }

  private func noteBreak(_ index: Int) {
    guard index > 0, index < items.count, breaks.last != index else { return }
    breaks.append(index)
  }

  var count: Int { boxes.count }

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
    static let bases = Facts(rawValue: 128)
    static let negative = Facts(rawValue: 256)
    static let boundAcross = Facts(rawValue: 512)
  }

  /// Puts `item` in the place of the one at `index`; returns false where forced breaks changed.
  ///
  /// Most facts may stay when the last item they were true of goes: a step then finds no work. Those
  /// that choose between ways to lay out are looked for anew.
  func replace(_ index: Int, with item: FlowItem) -> Bool {
    let old = items[index]
    let (box, new) = item.prepared(axis)
    let gone = old.prepared(axis).1.subtracting(new)
    items[index] = item
    let breaksStay = old.breakBefore == item.breakBefore && old.breakAfter == item.breakAfter
    guard breaksStay, gone.isDisjoint(with: [.bases, .negative]) else {
      prepare()
      return breaksStay
    }
    boxes[index] = box
    facts.formUnion(new)
    return true
  }
}

/// The sizes of one item, as the steps read them.
struct ItemBox: Sendable {
  /// The border box along the line: hypothetical, later as used.
  var along: Double

  /// The hypothetical size along the line with margins, as lines are broken by.
  var outer: Double

  /// The border box across the line: hypothetical, later as used.
  var across: Double

  /// Distance of the baseline from the top; NaN where the bottom edge is the baseline.
  var baseline: Double
}

extension FlowItem {
  fileprivate func prepared(_ axis: Axis) -> (ItemBox, ItemTable.Facts) {
    let along = clamped(base(axis), axis)
    let across = axis.perpendicular
    let box = ItemBox(
      along: along, outer: along + margins(axis), across: clamped(preferred(across), across),
      baseline: baseline ?? .nan)
    var facts = facts(axis)
    if box.outer < 0 { facts.insert(.negative) }
    return (box, facts)
  }

  private func facts(_ axis: Axis) -> ItemTable.Facts {
    var facts: ItemTable.Facts = []
    if hasMargin { facts.insert(.margins) }
    if grow > 0 { facts.insert(.grows) }
    if basis != nil { facts.insert(.bases) }
    let across = axis.perpendicular
    if given(across) == nil {
      facts.insert(.stretchable)
      if contentDependent { facts.insert(.contentDependent) }
    }
    if given(across) != nil || least(across) > 0 || most(across) < .infinity {
      facts.insert(.boundAcross)
    }
    if let align { facts.formUnion(Self.facts(align)) }
    return facts
  }

  private var hasMargin: Bool {
    margin.top != 0 || margin.leading != 0 || margin.bottom != 0 || margin.trailing != 0
  }

  private static func facts(_ align: FlowAlign) -> ItemTable.Facts {
    switch align {
    case .stretch: [.ownAlign, .ownStretch]
    case .baseline: [.ownAlign, .ownBaseline]
    default: .ownAlign
    }
  }
}
