import PickerGeometry

/// The items made ready for one axis: what is the same at every width.
///
/// This is CSS Flexbox §9.2 step 3, done once for many layouts. Solvers and solutions share a table
/// until one of them changes it.
struct ItemTable: Sendable {
  private var storage: CopyOnWrite<Contents>

  fileprivate struct Contents: Sendable {
    var items: [FlowItem]
    var boxes: [ItemBox] = []
    var breaks: [Int] = []
    var facts: Facts = []
    var base: RelativeBase?
    let axis: Axis
    let order: [Int]
    let relative: [FlowItem]
  }

  init(_ items: [FlowItem], axis: Axis) {
    let order = Self.order(of: items)
    let flowing = order.isEmpty ? items : order.map { items[$0] }
    let relative = items.contains(where: \.isRelative) ? flowing : []
    var contents = Contents(items: flowing, axis: axis, order: order, relative: relative)
    contents.prepare()
    storage = CopyOnWrite(contents)
  }

  /// The items in the order they flow in.
  var items: [FlowItem] {
    _read { yield storage.value.items }
  }

  /// The sizes of the items.
  var boxes: [ItemBox] {
    _read { yield storage.value.boxes }
  }

  /// Indices of the items that start a line by force, in order.
  var breaks: [Int] {
    _read { yield storage.value.breaks }
  }

  /// What is true of at least one item.
  var facts: Facts { storage.value.facts }

  /// Along which axis items flow.
  var axis: Axis { storage.value.axis }

  /// For each place the index of the item as it was given; empty where that is the place.
  var order: [Int] {
    _read { yield storage.value.order }
  }

  /// The items before sizes were resolved, in the order they flow in; empty where none is relative.
  private var relative: [FlowItem] { storage.value.relative }

  /// What sizes were last resolved against.
  var base: RelativeBase? { storage.value.base }

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
  mutating func resolve(against base: RelativeBase) { storage.value.resolve(against: base) }

  /// Puts `item` in the place of the one at `index`; returns false where forced breaks changed.
  mutating func replace(_ index: Int, with item: FlowItem) -> Bool {
    storage.value.replace(index, with: item)
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
}

extension ItemTable.Contents {
  mutating func resolve(against base: RelativeBase) {
    self.base = base
    for index in relative.indices where relative[index].isRelative {
      items[index] = relative[index].resolved(against: base)
    }
    prepare()
  }

  mutating func prepare() {
    var boxes: [ItemBox] = []
    var all: ItemTable.Facts = []
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

  private mutating func noteBreak(_ index: Int) {
    guard index > 0, index < items.count, breaks.last != index else { return }
    breaks.append(index)
  }

  /// Most facts may stay when the last item they were true of goes: a step then finds no work. Those
  /// that choose between ways to lay out are looked for anew.
  mutating func replace(_ index: Int, with item: FlowItem) -> Bool {
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
