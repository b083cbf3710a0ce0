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

  /// For each place the index of the item as it was given; empty where that is the place.
  let order: [Int]

  /// The items before sizes were resolved, in the order they flow in; empty where none is relative.
  private let relative: [FlowItem]

  /// What sizes were last resolved against.
  private(set) var base: RelativeBase?

  init(_ items: [FlowItem], axis: Axis) {
    order = Self.order(of: items)
    self.items = order.isEmpty ? items : order.map { items[$0] }
    self.axis = axis
    relative = items.contains(where: \.isRelative) ? self.items : []
    prepare()
  }

  private init(copying table: ItemTable) {
    items = table.items
    boxes = table.boxes
    breaks = table.breaks
    facts = table.facts
    axis = table.axis
    order = table.order
    relative = table.relative
    base = table.base
  }

  /// A table of its own with the same items.
  func copy() -> ItemTable { ItemTable(copying: self) }

  /// CSS Flexbox §5.4: ascending by `order`, and as they were given where that is the same.
  private static func order(of items: [FlowItem]) -> [Int] {
    guard items.contains(where: { $0.order != 0 }) else { return [] }
    return items.indices.sorted { (items[$0].order, $0) < (items[$1].order, $1) }
  }

  /// Whether sizes of some item follow from the container's, or from each other.
  var isRelative: Bool { !relative.isEmpty }

  /// The index that the item at `place` was given with.
  @inline(__always)
  func givenIndex(_ place: Int) -> Int { order.isEmpty ? place : order[place] }

  /// The items as they were given.
  var givenItems: [FlowItem] {
    let flowing = isRelative ? relative : items
    guard !order.isEmpty else { return flowing }
    var given = flowing
    for (place, index) in order.enumerated() { given[index] = flowing[place] }
    return given
  }

  /// Gives all items the sizes in points that they have in such a container.
  func resolve(against base: RelativeBase) {
    self.base = base
    for index in relative.indices where relative[index].isRelative {
      items[index] = relative[index].resolved(against: base)
    }
    prepare()
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
    static let percentages = Facts(rawValue: 1024)
    static let ratios = Facts(rawValue: 2048)
    static let autoMargins = Facts(rawValue: 4096)
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
    if !autoMargins.isEmpty { facts.formUnion([.margins, .autoMargins]) }
    if isRelative { facts.formUnion(relativeFacts) }
    if grow > 0 { facts.insert(.grows) }
    if basis != nil { facts.insert(.bases) }
    let across = axis.perpendicular
    if isAutomatic(across) { facts.insert(.stretchable) }
    if given(across) == nil && contentDependent { facts.insert(.contentDependent) }
    if !isAutomatic(across) || least(across) > 0 || most(across) < .infinity {
      facts.insert(.boundAcross)
    }
    if let align { facts.formUnion(Self.facts(align)) }
    return facts
  }

  private var relativeFacts: ItemTable.Facts {
    var facts: ItemTable.Facts = aspectRatio == nil ? [] : [.ratios]
    if !percentages.isEmpty { facts.insert(.percentages) }
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
