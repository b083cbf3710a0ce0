import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A laid-out flexible picker: it finds items by position and handles taps.
///
///     var session = picker.session(width: 375, by: measurer)
///     session.item(atPoint: point)                 // the item beneath a finger
///     session.frame(of: food.id)                   // its chip, in points
///     if let change = session.tap(atPoint: point) { order(change.selected) }
///     session.tree                                 // to be drawn again
///
/// The picker is laid out when the session begins, and when the size, the picker or the selection changes. Queries
/// never cause a layout. Frames are the same as in the tree.
public struct FlexibleSession<Item: Identifiable & Sendable> {
  /// The picker. Setting it causes a layout.
  public var picker: FlexiblePicker<Item> {
    get { configuration }
    set {
      configuration = newValue
      chips.show(newValue.control)
      readFrames()
    }
  }
  /// The proposed size. Setting it causes a layout.
  public var proposal: ProposedSize {
    get { chips.proposal }
    set {
      chips.resize(to: newValue)
      readFrames()
    }
  }
  private var configuration: FlexiblePicker<Item>
  private var chips: ChipsInUse
  /// The frame of each item in the tree; nil for hidden ones.
  private var chipFrames: [Rect?] = []
  private var hitRegions: [HitRegion] = []

  init(_ picker: FlexiblePicker<Item>, in proposal: ProposedSize, by measurer: any TextMeasuring) {
    configuration = picker
    chips = ChipsInUse(picker.control, in: proposal, by: measurer)
    readFrames()
  }

  /// The layout to draw.
  public var tree: LayoutTree { chips.tree }

  private mutating func readFrames() {
    chipFrames = tree.chipFrames(count: picker.items.count)
    hitRegions = tree.hitRegions()
  }

  /// Selects exactly these items, which lays out nothing if the picker allows it.
  private mutating func select(in picker: FlexiblePicker<Item>) {
    guard picker.canSelectInPlace else { return self.picker = picker }
    configuration = picker
    let selected = picker.items.indices.filter { picker.selection.contains(picker.items[$0].id) }
    chips.select(Set(selected))
    readFrames()
  }
}

extension LayoutTree {
  /// The absolute frame of the chip of each item; nil for items without one.
  fileprivate func chipFrames(count: Int) -> [Rect?] {
    var frames = [Rect?](repeating: nil, count: count)
    walk { node in
      let item = Int(nodes[node.position].id)
      if node.role == .chip, frames.indices.contains(item) { frames[item] = node.absoluteFrame }
    }
    return frames
  }
}

extension FlexibleSession: Sendable where Item.ID: Sendable {}

// Questions.
extension FlexibleSession {
  /// The ids of the selected items. Setting them causes a layout unless ``Chips/hasStableSize`` is set and no
  /// closure configures the chips.
  public var selection: Set<Item.ID> {
    get { picker.selection }
    set {
      var changed = picker
      changed.selection = newValue
      select(in: changed)
    }
  }

  /// The size of the picker, in points.
  public var size: Size { tree.size }

  /// Returns the item at a point: the item whose hit region contains it. A hit region may be larger than the chip.
  ///
  /// - Parameter point: The point relative to the picker's origin, in points.
  /// - Returns: Nil between the chips, and on the chip "+N".
  /// - Complexity: O(*n*).
  public func item(atPoint point: Point) -> Item? {
    nodes(atPoint: point).item.map { picker.items[$0] }
  }

  /// Returns the item whose trailing icon is at a point, such as a cross that removes it. A tap there does not change
  /// the selection.
  ///
  /// - Complexity: O(*n*).
  public func removableItem(atPoint point: Point) -> Item? {
    let hit = nodes(atPoint: point)
    return hit.contains { $0.role == .trailingIcon } ? hit.item.map { picker.items[$0] } : nil
  }

  /// Whether a point is on the overflow chip, such as "+3".
  ///
  /// - Complexity: O(*n*).
  public func isOverflow(atPoint point: Point) -> Bool {
    nodes(atPoint: point).contains { $0.role == .overflow }
  }

  /// Returns the frame of an item's chip, relative to the picker's origin, in points; nil if the item is hidden
  /// or unknown.
  ///
  /// - Complexity: O(*n*).
  public func frame(of id: Item.ID) -> Rect? {
    picker.items.firstIndex { $0.id == id }.flatMap { chipFrames[$0] }
  }

  /// The visible items with the frames of their chips, in reading order.
  ///
  /// - Complexity: O(*n*).
  public var frames: [(item: Item, frame: Rect)] {
    zip(picker.items, chipFrames).compactMap { item, frame in frame.map { (item, $0) } }
  }

  /// The visible items of each row.
  ///
  /// - Complexity: O(*n*).
  public var rows: [[Item]] { chips.placed.rows.map { $0.map { picker.items[$0] } } }

  /// The items that are hidden because there are not enough rows.
  public var hiddenItems: [Item] { chips.placed.hidden.map { picker.items[$0] } }

  /// The nodes at a point, from the root to the topmost one.
  private func nodes(atPoint point: Point) -> [LayoutNode] {
    tree.hitTest(atPoint: point, in: hitRegions)?.path.map { tree.nodes[$0] } ?? []
  }
}

extension [LayoutNode] {
  /// The index of the item whose chip is among the nodes.
  fileprivate var item: Int? { first { $0.role == .chip }.map { Int($0.id) } }
}

// Taps.
extension FlexibleSession {
  /// Toggles the selection of the item at a point.
  ///
  /// - Returns: The items that were selected and deselected; nil if nothing changes, because the point hits no item
  ///   or only its trailing icon, the item is disabled, or the selection rule forbids it. ``tap(_:)`` throws the
  ///   reason.
  @discardableResult
  public mutating func tap(atPoint point: Point) -> ItemSelectionChange<Item>? {
    let hit = nodes(atPoint: point)
    guard let position = hit.item, !hit.contains(where: { $0.role == .trailingIcon }) else {
      return nil
    }
    return try? change { picker throws(TapError) in try picker.tap(position: position) }
  }

  /// Toggles the selection of the item with an id, like a tap on its chip.
  ///
  /// - Returns: The items that were selected and deselected.
  /// - Throws: ``TapError`` if nothing changes, such as ``TapError/limitReached``.
  @discardableResult
  public mutating func tap(_ id: Item.ID) throws(TapError) -> ItemSelectionChange<Item> {
    try change { picker throws(TapError) in try picker.tap(id) }
  }

  /// Changes the selection of the picker unless nothing changes.
  private mutating func change(
    _ tap: (inout FlexiblePicker<Item>) throws(TapError) -> ItemSelectionChange<Item>
  ) throws(TapError) -> ItemSelectionChange<Item> {
    var changed = picker
    let change = try tap(&changed)
    select(in: changed)
    return change
  }
}

extension FlexiblePicker {
  /// Lays the picker out in a proposed size.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring
  ) -> FlexibleSession<Item> {
    FlexibleSession(self, in: proposal, by: measurer)
  }
}
