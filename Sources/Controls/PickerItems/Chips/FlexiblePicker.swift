import PickerControlBase

/// A flexible picker of your own items: chips that wrap into rows.
///
///     struct Food: Identifiable { let id: Int; var name: String; var isSoldOut = false }
///
///     var picker = FlexiblePicker(foods, text: \.name) { food, chip in
///       chip.isEnabled = !food.isSoldOut
///     }
///     picker.settings.alignment = .leading
///     picker.settings.maxRows = 2
///
///     var session = picker.session(width: 375, by: measurer)
///     session.tap(atPoint: Point(x: 120, y: 30))
///     session.selection                            // the ids of the selected items
///     session.tree                                 // to be drawn
///
/// The picker is the description. A ``FlexibleSession`` has the layout and finds items by position. The id of a chip
/// in the tree is the description of the item's id, if these descriptions are unique.
///
/// Unlike the picker that it is modelled on, it counts no gap after the last chip of a row, so a chip that fits
/// exactly does not wrap.
public struct FlexiblePicker<Item: Identifiable & Sendable>: ItemPicker {
  /// Configures the chip of an item: icons, a badge, whether it is enabled, its style.
  public typealias ChipConfiguration = @Sendable (_ item: Item, _ chip: inout Chip) -> Void

  /// The items, in reading order. Their ids must be unique.
  public var items: [Item] { didSet { readSelection() } }
  /// The ids of the selected items; unknown ids are ignored.
  public var selection: Set<Item.ID> { didSet { writeSelection() } }
  /// Everything else: the alignment, the number of rows, the selection rule, the style of chips …
  ///
  /// Its ``Chips/items`` are ignored, because they are made from the picker's items.
  public var settings = Chips()

  private let text: @Sendable (Item) -> String
  private let configure: ChipConfiguration?
  /// Reads and writes the flag of an item that knows whether it is selected; nil for other items.
  private var flag: SelectionFlag<Item>?

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - items: The items, in reading order. Their ids must be unique.
  ///   - text: The label of an item.
  ///   - selection: The ids of the selected items.
  ///   - chip: Configures the chip of an item. Its label and its selection are already set, and only ``selection``
  ///     determines what is selected.
  public init(
    _ items: [Item], text: @escaping @Sendable (Item) -> String, selection: Set<Item.ID> = [],
    chip: ChipConfiguration? = nil
  ) {
    self.items = items
    self.text = text
    self.selection = selection
    configure = chip
  }

  #if !hasFeature(Embedded)
    /// Creates a picker that reads labels from a key path of the items, such as `\.name`.
    public init(
      _ items: [Item], text: any KeyPath<Item, String> & Sendable, selection: Set<Item.ID> = [],
      chip: ChipConfiguration? = nil
    ) {
      self.init(items, text: { $0[keyPath: text] }, selection: selection, chip: chip)
    }
  #endif

  /// Whether selection changes nothing but the appearance of chips, which no closure decides.
  var canSelectInPlace: Bool { settings.hasStableSize && configure == nil }

  /// The control of the catalogue that this picker configures.
  public var control: Chips {
    var control = settings
    control.items = identified(items) { item, id in
      let isSelected = selection.contains(item.id)
      var chip = Chip(text(item), id: id, isSelected: isSelected)
      configure?(item, &chip)
      chip.isSelected = isSelected
      return chip
    }
    return control
  }
}

extension FlexiblePicker: Sendable where Item.ID: Sendable {}

// Selection.
extension FlexiblePicker {
  /// Toggles the selection of the item with an id, like a tap on its chip; ``settings`` contains the selection rule.
  ///
  /// - Returns: The items that were selected and deselected.
  /// - Throws: ``TapError`` if nothing changes, such as ``TapError/limitReached``.
  @discardableResult
  public mutating func tap(_ id: Item.ID) throws(TapError) -> ItemSelectionChange<Item> {
    guard let position = items.firstIndex(where: { $0.id == id }) else { throw .unknownID }
    return try tap(position: position)
  }

  /// Toggles the selection of the item at a position.
  mutating func tap(position: Int) throws(TapError) -> ItemSelectionChange<Item> {
    var control = control
    let changed = try control.tap(position: position)
    var selection = selection.intersection(items.lazy.map { $0.id })
    for item in changed {
      if control.items[item].isSelected {
        selection.insert(items[item].id)
      } else {
        selection.remove(items[item].id)
      }
    }
    self.selection = selection
    return ItemSelectionChange(
      selected: changed.filter { control.items[$0].isSelected }.map { items[$0] },
      deselected: changed.filter { !control.items[$0].isSelected }.map { items[$0] })
  }
}

/// A change of the selection, as items.
public struct ItemSelectionChange<Item: Sendable>: Sendable {
  /// The newly selected items.
  public var selected: [Item]
  /// The newly deselected items.
  public var deselected: [Item]

  /// Creates a change.
  public init(selected: [Item] = [], deselected: [Item] = []) {
    self.selected = selected
    self.deselected = deselected
  }
}

extension ItemSelectionChange: Equatable where Item: Equatable {}

extension FlexiblePicker<TextItem> {
  /// Creates a picker of texts.
  ///
  ///     let picker = FlexiblePicker(["tea", "coffee"], selection: ["tea"])
  public init(_ texts: [String], selection: Set<String> = []) {
    self.init([TextItem](texts: texts), text: { $0.text }, selection: selection)
  }
}

// Items with a flag of their own.
extension FlexiblePicker {
  /// Creates a picker over items that know whether they are selected.
  init(
    _ items: [Item], text: @escaping @Sendable (Item) -> String, chip: ChipConfiguration?,
    flag: SelectionFlag<Item>
  ) {
    self.init(items, text: text, chip: chip)
    self.flag = flag
    readSelection()
  }

  private mutating func readSelection() {
    guard let flag else { return }
    // Setting the items reads the selection again.
    if let identified = flag.identified(items) { return items = identified }
    let read = Set(items.lazy.filter { flag.isSet($0) }.map { $0.id })
    if read != selection { selection = read }
  }

  /// Sets the flags of the items, where they have one.
  private mutating func writeSelection() {
    guard let flag else { return }
    // In a copy: each write to `items` itself would read the selection from flags of which some are old.
    var changed = items
    for position in items.indices {
      flag.set(&changed[position], selection.contains(items[position].id))
    }
    items = changed
  }
}

/// How the selection is stored in an item.
struct SelectionFlag<Item>: Sendable {
  let isSet: @Sendable (Item) -> Bool
  let set: @Sendable (inout Item, Bool) -> Void
  /// Returns the items with unique ids; nil if their ids are unique.
  let identified: @Sendable ([Item]) -> [Item]?
}
