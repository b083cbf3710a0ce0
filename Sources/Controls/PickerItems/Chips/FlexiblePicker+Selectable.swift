import PickerColor
import PickerGeometry
import PickerText

/// An item with a name and a selection state, as in the picker that ``FlexiblePicker`` is modelled on.
public protocol Selectable: Identifiable, Sendable {
  /// The label of its chip.
  var displayedName: String { get }
  /// Whether it is selected.
  var isSelected: Bool { get set }
}

/// An item that is only a name.
public struct SelectableItem: Selectable, Hashable {
  /// The label of the chip.
  public var displayedName: String
  /// Whether the chip is selected.
  public var isSelected: Bool

  /// Identifies the item.
  public internal(set) var id: String

  /// Creates an unselected item with a name, which also identifies it.
  ///
  ///     ["tea", "coffee"].map(SelectableItem.init(displayedName:))
  public init(displayedName: String) {
    self.init(displayedName: displayedName, isSelected: false)
  }

  /// Creates an item with a name; without an id, the name identifies it.
  public init(displayedName: String, isSelected: Bool = false, id: String? = nil) {
    self.displayedName = displayedName
    self.isSelected = isSelected
    self.id = id ?? displayedName
  }
}

extension FlexiblePicker<SelectableItem> {
  /// Creates a picker of named items. If several items ever have the same id, all but the first get an id such as
  /// `tea#2`.
  ///
  /// - Parameters:
  ///   - items: The items, in reading order.
  ///   - chip: Configures the chip of an item. Its label and its selection are already set, and only ``selection``
  ///     determines what is selected.
  public init(items: [SelectableItem] = [], chip: ChipConfiguration? = nil) {
    self.init(selectable: items, chip: chip) { items in
      let ids = items.map { $0.id }
      let unique = uniqueNames(of: ids)
      guard unique != ids else { return nil }
      return zip(items, unique).map { item, id in
        var item = item
        item.id = id
        return item
      }
    }
  }
}

extension FlexiblePicker where Item: Selectable {
  /// Creates a picker of items that store whether they are selected. Their `isSelected` and ``selection`` always
  /// agree.
  ///
  ///     FlexiblePicker(items: products) { product, chip in
  ///       chip.isEnabled = !product.isSoldOut
  ///     }
  ///
  /// - Parameters:
  ///   - items: The items, in reading order.
  ///   - chip: Configures the chip of an item. Its label and its selection are already set, and only ``selection``
  ///     determines what is selected.
  public init(items: [Item] = [], chip: ChipConfiguration? = nil) {
    self.init(selectable: items, chip: chip)
  }

  private init(
    selectable items: [Item], chip: ChipConfiguration?,
    identified: @escaping @Sendable ([Item]) -> [Item]? = { _ in nil }
  ) {
    self.init(
      items, text: { $0.displayedName }, chip: chip,
      flag: SelectionFlag(
        isSet: { $0.isSelected }, set: { $0.isSelected = $1 }, identified: identified))
  }

  /// Toggles the selection of an item, like a tap on its chip.
  ///
  /// - Returns: The changed item; nil if the picker does not contain it or the selection rule forbids the change.
  @discardableResult
  public mutating func toggle(_ item: Item) -> Item? {
    toggle(item.id)
  }

  /// Toggles the selection of the item with that id, like a tap on its chip.
  ///
  /// - Returns: The changed item; nil if no item has the id or the selection rule forbids the change.
  @discardableResult
  public mutating func toggle(_ id: Item.ID) -> Item? {
    guard (try? tap(id)) != nil else { return nil }
    return items.first { $0.id == id }
  }
}

// The properties of the original picker; `settings` has all others.
extension FlexiblePicker where Item: Selectable {
  /// The font weight of the labels; `medium` by default.
  public var fontWeight: FontWeight {
    get { settings.font.weight }
    set { settings.font.weight = newValue }
  }

  /// The font size of the labels, in points per em; 16 by default.
  public var fontSize: Double {
    get { settings.font.size }
    set { settings.font.size = newValue }
  }

  /// The gap between chips and between rows, in points; 12 by default.
  public var spacing: Double {
    get { settings.itemSpacing }
    set { (settings.itemSpacing, settings.rowSpacing) = (newValue, newValue) }
  }

  /// The padding around the label of a chip, in points; 8 by default.
  public var textPadding: Double {
    get { style.padding?.top ?? 0 }
    set { settings.chip.padding = Insets(newValue) }
  }

  /// The colour of the labels; black by default.
  public var textColor: Color {
    get { style.textColor ?? .black }
    set { settings.chip.textColor = newValue }
  }

  /// The background colour of selected chips, drawn at half its opacity.
  public var selectedColor: Color {
    get { (style.selectedFill ?? .clear).doubled }
    set { settings.chip.selectedFill = newValue.halved }
  }

  /// The background colour of unselected chips, drawn at half its opacity; clear by default.
  public var unselectedColor: Color {
    get { (style.fill ?? .clear).doubled }
    set { settings.chip.fill = newValue.halved }
  }

  /// The border width, in points; 2 by default.
  public var borderWidth: Double {
    get { style.border?.top ?? 0 }
    set { settings.chip.border = Insets(newValue) }
  }

  /// The colour of the borders.
  public var borderColor: Color {
    get { style.borderColor ?? .clear }
    set { settings.chip.borderColor = newValue }
  }

  /// The distribution of the chips along a row; `center` by default.
  public var alignment: Chips.Alignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }

  /// The corner radius, in points; 10 by default.
  public var cornerRadius: Double {
    get { style.cornerRadius ?? 0 }
    set { settings.chip.cornerRadius = newValue }
  }

  /// Whether taps toggle the selection.
  public var isSelectable: Bool {
    get { settings.selection.mode != .none }
    set {
      if newValue != isSelectable { settings.selection.mode = newValue ? .multiple : .none }
    }
  }

  /// The style of chips, with the defaults of what is not set.
  private var style: ItemStyle { settings.chip.merging(onto: .chip) }
}

extension Color {
  /// The colour at half its opacity.
  fileprivate var halved: Color { withAlpha(alpha / 2) }

  /// The colour at twice its opacity.
  fileprivate var doubled: Color { withAlpha(min(1, alpha * 2)) }
}
