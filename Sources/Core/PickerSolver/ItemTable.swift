import PickerGeometry
import PickerLimits

/// The items prepared for one main axis: everything that is the same at every width.
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
    let answers: [ContentAnswers?]
    /// The items with relative sizes or contents, before they are resolved.
    var relative: [RelativeItem] = []
    /// The facts of all other items.
    var fixedFacts: Facts = []
  }

  fileprivate struct RelativeItem: Sendable {
    let place: Int
    let item: FlowItem
  }

  /// - Parameter answers: The answers of each item's content; may be shorter than `items`.
  init(_ items: [FlowItem], _ answers: [ContentAnswers?] = [], axis: Axis) {
    let order = Self.order(of: items)
    let flowing = order.isEmpty ? items : order.map { items[$0] }
    let places = order.isEmpty || answers.isEmpty ? Array(answers.indices) : order
    var contents = Contents(
      items: flowing, axis: axis, order: order,
      answers: places.map { answers.indices.contains($0) ? answers[$0] : nil })
    contents.prepare()
    if !contents.facts.isDisjoint(with: [.percentages, .ratios, .contents]) {
      contents.setRelativeItemsAside()
    }
    if contents.facts.contains(.contents), axis == .horizontal {
      contents.resolve(against: .unknown)
    }
    storage = CopyOnWrite(contents)
  }

  /// The answers of the content of the item at `place`; nil if it has none.
  @inline(__always)
  func answers(at place: Int) -> ContentAnswers? {
    storage.value.answers.indices.contains(place) ? storage.value.answers[place] : nil
  }

  /// The answers of the contents, in the order in which the items were passed; may be shorter than these.
  var givenAnswers: [ContentAnswers?] {
    let flowing = storage.value.answers
    guard !order.isEmpty, !flowing.isEmpty else { return flowing }
    var given = flowing
    for (place, index) in order.enumerated() { given[index] = flowing[place] }
    return given
  }

  /// The items in flow order.
  var items: [FlowItem] {
    _read { yield storage.value.items }
  }

  /// The sizes of the items.
  var boxes: [ItemBox] {
    _read { yield storage.value.boxes }
  }

  /// The places of the items that follow a forced break, ascending.
  var breaks: [Int] {
    _read { yield storage.value.breaks }
  }

  /// The union of the facts of all items.
  var facts: Facts { storage.value.facts }

  /// The main axis.
  var axis: Axis { storage.value.axis }

  /// For each place the index of the item as it was passed; empty if place and index are equal.
  var order: [Int] {
    _read { yield storage.value.order }
  }

  /// The base that relative sizes were last resolved against.
  var base: RelativeBase? { storage.value.base }

  /// CSS Flexbox §5.4: a stable sort by `order`; empty if no item sets it.
  private static func order(of items: [FlowItem]) -> [Int] {
    guard items.contains(where: { $0.order != 0 }) else { return [] }
    return items.indices.sorted { (items[$0].order, $0) < (items[$1].order, $1) }
  }

  /// Whether some item has percentages, an aspect ratio, or sizes that follow from its content.
  var isRelative: Bool { !storage.value.relative.isEmpty }

  /// The index that the item at `place` was passed with.
  @inline(__always)
  func givenIndex(_ place: Int) -> Int { order.isEmpty ? place : order[place] }

  /// The items in flow order, before relative sizes are resolved.
  private var unresolvedItems: [FlowItem] {
    var items = items
    for relative in storage.value.relative { items[relative.place] = relative.item }
    return items
  }

  /// Returns the table of the items at some places, and of a box after them.
  func selecting(_ places: ItemSubset, endedBy last: FlowItem? = nil) -> ItemTable {
    let items = unresolvedItems
    let answers = places.map(answers)
    return ItemTable(
      places.map { items[$0] } + (last.map { [$0] } ?? []),
      answers.contains { $0 != nil } ? answers : [], axis: axis)
  }

  /// The items in the order in which they were passed.
  var givenItems: [FlowItem] {
    let flowing = unresolvedItems
    guard !order.isEmpty else { return flowing }
    var given = flowing
    for (place, index) in order.enumerated() { given[index] = flowing[place] }
    return given
  }

  /// Resolves the relative sizes of all items against `base`.
  mutating func resolve(against base: RelativeBase) { storage.value.resolve(against: base) }

  /// Replaces the item at `index`; returns false if forced breaks changed.
  mutating func replace(_ index: Int, with item: FlowItem) -> Bool {
    storage.value.replace(index, with: item)
  }

  var count: Int { boxes.count }

  /// Properties that at least one item has, so unneeded steps can be skipped.
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
    static let crossBounds = Facts(rawValue: 512)
    static let percentages = Facts(rawValue: 1024)
    static let ratios = Facts(rawValue: 2048)
    static let autoMargins = Facts(rawValue: 4096)
    static let contents = Facts(rawValue: 8192)
  }
}

extension ItemTable.Contents {
  mutating func resolve(against base: RelativeBase) {
    self.base = base
    facts = fixedFacts
    var checkpoint = Checkpoint(every: 64)
    // By its index: to look at an item copies it.
    for index in relative.indices where checkpoint.mayProceed() {
      let place = relative[index].place
      items[place] = relative[index].item
      items[place].resolve(against: base, answer(at: place))
      let (box, ownFacts) = items[place].prepared(axis)
      boxes[place] = box
      facts.formUnion(ownFacts)
    }
  }

  /// Records the items that have to be resolved.
  mutating func setRelativeItemsAside() {
    fixedFacts = answers.isEmpty ? [] : .contents
    for place in items.indices {
      if answer(at: place) != nil || items[place].isRelative {
        relative.append(ItemTable.RelativeItem(place: place, item: items[place]))
      } else {
        fixedFacts.formUnion(items[place].prepared(axis).facts)
      }
    }
  }

  func answer(at place: Int) -> ContentAnswers? {
    place < answers.count ? answers[place] : nil
  }

  mutating func prepare() {
    var boxes: [ItemBox] = []
    boxes.reserveCapacity(items.count)
    (breaks, facts) = ([], answers.isEmpty ? [] : .contents)
    for index in items.indices {
      // In one call, because each would copy the item.
      let (box, ownFacts) = items[index].prepared(axis)
      boxes.append(box)
      facts.formUnion(ownFacts)
      if items[index].breaksBefore { recordBreak(index) }
      if items[index].breaksAfter { recordBreak(index + 1) }
    }
    self.boxes = boxes
  }

  private mutating func recordBreak(_ index: Int) {
    guard index > 0, index < items.count, breaks.last != index else { return }
    breaks.append(index)
  }

  // A stale fact is harmless where it only makes a step run without finding work. `bases` and `negative` choose
  // between two ways to lay out, so the table is prepared again where the last item with one of them may be gone.
  mutating func replace(_ index: Int, with item: FlowItem) -> Bool {
    let old = items[index]
    let (box, new) = item.prepared(axis)
    let gone = old.prepared(axis).facts.subtracting(new)
    items[index] = item
    let breaksStay = old.breaksBefore == item.breaksBefore && old.breaksAfter == item.breaksAfter
    guard breaksStay, gone.isDisjoint(with: [.bases, .negative]) else {
      prepare()
      return breaksStay
    }
    boxes[index] = box
    facts.formUnion(new)
    return true
  }
}

/// The sizes of one item that the steps read.
struct ItemBox: Sendable {
  /// The main size of the border box: first hypothetical, later used.
  var mainSize: Double

  /// The hypothetical outer main size, margins included, by which lines are broken.
  var outerMainSize: Double

  /// The cross size of the border box: first hypothetical, later used.
  var crossSize: Double

  /// The distance of the baseline from the top; NaN if the baseline is the bottom edge. In a vertical flow, that from the left.
  var baseline: Double
}

extension FlowItem {
  /// What the table knows about the item along a main axis.
  fileprivate func prepared(_ axis: Axis) -> (box: ItemBox, facts: ItemTable.Facts) {
    let box = box(axis)
    let facts = facts(axis, box)
    return (box, isRelative ? facts.union(relativeFacts(axis)) : facts)
  }

  @inline(__always)
  private func box(_ axis: Axis) -> ItemBox {
    let mainSize = clamped(base(axis), axis)
    let crossAxis = axis.perpendicular
    return ItemBox(
      mainSize: mainSize, outerMainSize: mainSize + margins(axis),
      crossSize: clamped(preferred(crossAxis), crossAxis),
      baseline: axis == .vertical ? 0 : baseline ?? .nan)
  }

  @inline(__always)
  private func facts(_ axis: Axis, _ box: ItemBox) -> ItemTable.Facts {
    var facts: ItemTable.Facts = box.outerMainSize < 0 ? .negative : []
    if hasMargin { facts.insert(.margins) }
    if !autoMargins.isEmpty { facts.formUnion([.margins, .autoMargins]) }
    if grow > 0 { facts.insert(.grows) }
    if basis != nil { facts.insert(.bases) }
    let crossAxis = axis.perpendicular
    if given(crossAxis) == nil {
      facts.insert(.stretchable)
      if isContentDependent { facts.insert(.contentDependent) }
    } else {
      facts.insert(.crossBounds)
    }
    if minimum(crossAxis) > 0 || maximum(crossAxis) < .infinity { facts.insert(.crossBounds) }
    if let align { facts.formUnion(FlowItem.facts(align)) }
    return facts
  }
}

extension FlowItem {
  /// The facts that relative sizes add: none for most items, which have none.
  fileprivate func relativeFacts(_ axis: Axis) -> ItemTable.Facts {
    var facts: ItemTable.Facts = ratio == nil ? [] : [.ratios]
    if !isAutomatic(axis.perpendicular) { facts.insert(.crossBounds) }
    if hasPercentages || keywords.fitsContainer { facts.insert(.percentages) }
    if !keywords.isEmpty { facts.insert(.contents) }
    return facts
  }

  @inline(__always)
  fileprivate var hasMargin: Bool {
    margin.top != 0 || margin.leading != 0 || margin.bottom != 0 || margin.trailing != 0
  }

  @inline(__always)
  fileprivate static func facts(_ align: FlowAlign) -> ItemTable.Facts {
    switch align {
    case .stretch: [.ownAlign, .ownStretch]
    case .baseline, .lastBaseline: [.ownAlign, .ownBaseline]
    default: .ownAlign
    }
  }
}
