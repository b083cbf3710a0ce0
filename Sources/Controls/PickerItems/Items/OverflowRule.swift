import PickerControlBase
import PickerJSON
import PickerSolver
import PickerTree

/// How items are hidden if a control is too small for them.
public struct OverflowRule: Hashable, Sendable {
  /// The order in which items are hidden.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// The last item is hidden first.
    case position
    /// The item with the lowest priority is hidden first; among equal priorities, the last one. This order is never
    /// changed, however narrow an item is.
    case priority
  }

  /// A part that can be hidden.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The label of an item that has an icon and no declared width.
    case label
    /// The item.
    case item
  }

  /// The order in which items are hidden.
  public var by: Order
  /// The parts that are hidden, in order: items, or first the labels of all items with icons. The last one is always
  /// ``Part/item``.
  public var collapse: [Part]

  /// Creates a rule. By default, the last item is hidden first, together with its label.
  public init(by order: Order = .position, collapse: [Part] = [.item]) {
    by = order
    self.collapse = collapse
  }
}

extension OverflowRule {
  /// Returns the order in which items are hidden, and their labels before them.
  func order(of items: [some LabelledItem]) -> LeavingOrder {
    var order = LeavingOrder(count: items.count)
    if by == .priority {
      order = LeavingOrder(count: items.count, priorities: items.map { $0.priority })
    }
    if collapse.first == .label { order.labels = order.leaving.filter { items[$0].canLoseLabel } }
    return order
  }

  /// The key of the order, for items that are hidden completely.
  static let orderFields = DocumentFields<OverflowRule>([
    Field("by") { $0.by = $1 }.written { $0.by }.doc(
      "Which items are hidden first: the last ones, or those with the lowest priority; default: position."
    )
  ])

  static let fields = DocumentFields<OverflowRule>(
    orderFields.all,
    [
      Field("collapse", schema: .list(of: Part.schema)) { (json, rule, _) throws(JSONError) in
        rule.collapse = try [Part](reading: json)
        guard rule.collapse == [.item] || rule.collapse == [.label, .item] else {
          throw json.unexpected("[\"item\"] or [\"label\", \"item\"]")
        }
      }.written { $0.collapse }.doc(
        "What is hidden, in order: items, or first the labels of items with icons; default: item.")
    ])

  /// The key of an item's priority.
  static func priorityField<Item>(
    _ priority: @escaping @Sendable (Item) -> Int,
    _ set: @escaping @Sendable (inout Item, Int) -> Void
  ) -> DocumentField<Item> {
    Field("priority", .count(in: -maximumPriority...maximumPriority), set).written(priority).doc(
      "Items with lower priority are hidden first if not all fit; needs overflow by priority; default: 0."
    )
  }

  /// Throws if an item has a priority that has no effect.
  func checkPriorities(
    of items: [some LabelledItem], at source: DocumentSource
  ) throws(JSONError) {
    try checkPriority(ofItem: items.firstIndex { $0.priority != 0 }, at: source)
  }

  /// Throws if an item has a priority, which has no effect; nil: none has one.
  func checkPriority(ofItem item: Int?, at source: DocumentSource) throws(JSONError) {
    guard by != .priority, let item else { return }
    throw source.error(
      at: "items[\(item)].priority", "needs \"overflow\": {\"by\": \"priority\"}")
  }
}

extension BreakpointTable {
  /// Adds the order in which items and labels are hidden unless the last item is hidden first, together with its
  /// label.
  mutating func addOrder(_ order: LeavingOrder, of items: MeasuredItems) {
    if !order.isByPosition { leaving = order.leaving.map { items.ids[$0] } }
    collapsing = order.labels.map { items.ids[$0] }
  }
}

/// The limit of priorities, which is also the limit of orders.
private let maximumPriority = 2_147_483_647

extension OverflowRule.Order: JSONReadable, JSONWritable {}
extension OverflowRule.Part: JSONReadable, JSONWritable {}
