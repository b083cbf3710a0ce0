import PickerGeometry
import PickerText
import PickerTree

/// A laid-out flexible picker: which item is where, and what a tap does.
///
///     var session = picker.session(width: 375, by: measurer)
///     session.item(atPoint: point)                 // the item beneath a finger
///     session.frame(of: food.id)                   // its chip, in points
///     if let change = session.tap(atPoint: point) { order(change.selected) }
///     session.tree                                 // to be drawn again
///
/// The picker is laid out when the session begins, and again when the width, the picker or the selection changes;
/// a question never lays out anything.
public struct FlexibleSession<Item: Identifiable & Sendable> {
  /// The picker; setting it lays it out.
  public var picker: FlexiblePicker<Item> { didSet { layOut() } }
  /// The proposed size; setting it lays the picker out.
  public var proposal: ProposedSize { didSet { layOut() } }
  /// The layout, to be drawn.
  public private(set) var tree: LayoutTree
  private var placed: PlacedChips
  private var hitRegions: [HitRegion]
  private let measurer: any TextMeasuring

  init(_ picker: FlexiblePicker<Item>, in proposal: ProposedSize, by measurer: any TextMeasuring) {
    self.picker = picker
    self.proposal = proposal
    self.measurer = measurer
    placed = picker.measured(by: measurer).place(within: proposal)
    tree = placed.tree
    hitRegions = tree.hitRegions()
  }

  private mutating func layOut() {
    placed = picker.measured(by: measurer).place(within: proposal)
    tree = placed.tree
    hitRegions = tree.hitRegions()
  }
}

extension FlexibleSession: Sendable where Item.ID: Sendable {}

// Questions.
extension FlexibleSession {
  /// The ids of the selected items; setting them lays the picker out.
  public var selection: Set<Item.ID> {
    get { picker.selection }
    set { picker.selection = newValue }
  }

  /// The size of the picker, in points.
  public var size: Size { tree.size }

  /// Returns the item at a point: in the hit region of its chip, which may be larger than the chip.
  ///
  /// - Parameter point: Relative to the picker's origin, in points.
  /// - Returns: Nil between the chips, and on the chip "+N".
  /// - Complexity: O(*n*).
  public func item(atPoint point: Point) -> Item? {
    position(atPoint: point).map { picker.items[$0] }
  }

  /// Whether a point is on the chip that stands for the hidden items, such as "+3".
  ///
  /// - Complexity: O(*n*).
  public func isOverflow(atPoint point: Point) -> Bool {
    tree.hitTest(atPoint: point, in: hitRegions)?.path.contains {
      tree.nodes[$0].role == .overflow
    } ?? false
  }

  /// Returns the frame of an item's chip, relative to the picker's origin, in points; nil where the item is hidden
  /// or unknown.
  ///
  /// - Complexity: O(*n*).
  public func frame(of id: Item.ID) -> Rect? {
    picker.items.firstIndex { $0.id == id }.flatMap { placed.frame(of: $0) }
  }

  /// The visible items with the frames of their chips, in reading order.
  ///
  /// - Complexity: O(*n*).
  public var frames: [(item: Item, frame: Rect)] {
    picker.items.indices.compactMap { position in
      placed.frame(of: position).map { (picker.items[position], $0) }
    }
  }

  /// The visible items of each row.
  ///
  /// - Complexity: O(*n*).
  public var rows: [[Item]] { placed.rows.map { $0.map { picker.items[$0] } } }

  /// The items beyond the last row that is shown.
  public var hiddenItems: [Item] { placed.hidden.map { picker.items[$0] } }

  private func position(atPoint point: Point) -> Int? {
    guard let hit = tree.hitTest(atPoint: point, in: hitRegions) else { return nil }
    return hit.path.lazy.map { tree.nodes[$0] }.first { $0.role == .chip }.map { Int($0.id) }
  }
}

// Taps.
extension FlexibleSession {
  /// Toggles the selection of the item at a point.
  ///
  /// - Returns: The items that were selected and deselected; nil where nothing changes, because there is no item, it
  ///   is disabled, or the rule of selection forbids it. ``tap(_:)`` tells which.
  @discardableResult
  public mutating func tap(atPoint point: Point) -> ItemSelectionChange<Item>? {
    guard let position = position(atPoint: point) else { return nil }
    return try? change { picker throws(TapError) in try picker.tap(position: position) }
  }

  /// Toggles the selection of the item with an id, like a tap on its chip.
  ///
  /// - Returns: The items that were selected and deselected.
  /// - Throws: ``TapError`` where nothing changes, such as ``TapError/limitReached``.
  @discardableResult
  public mutating func tap(_ id: Item.ID) throws(TapError) -> ItemSelectionChange<Item> {
    try change { picker throws(TapError) in try picker.tap(id) }
  }

  /// Changes the picker and lays it out, unless nothing changes.
  private mutating func change(
    _ tap: (inout FlexiblePicker<Item>) throws(TapError) -> ItemSelectionChange<Item>
  ) throws(TapError) -> ItemSelectionChange<Item> {
    var changed = picker
    let change = try tap(&changed)
    picker = changed
    return change
  }
}

extension FlexiblePicker {
  /// Lays the picker out in a width.
  ///
  /// - Parameters:
  ///   - width: The border-box width in points; nil uses ``width``.
  ///   - measurer: Measures the labels.
  public func session(width: Double? = nil, by measurer: any TextMeasuring) -> FlexibleSession<Item>
  {
    session(within: ProposedSize(width: width), by: measurer)
  }

  /// Lays the picker out in a proposed size.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring
  ) -> FlexibleSession<Item> {
    FlexibleSession(self, in: proposal, by: measurer)
  }
}
