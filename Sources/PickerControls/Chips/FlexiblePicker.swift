import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// An item of a ``FlexiblePicker``.
public protocol Selectable: Identifiable, Hashable, Sendable {
  /// The label of its chip.
  var displayedName: String { get }
  var isSelected: Bool { get set }

  /// Creates an unselected item with that name.
  init(displayedName: String)
}

/// An item that consists of its name only.
public struct SelectableItem: Selectable {
  /// The label of the chip.
  public var displayedName: String
  /// Whether the chip is selected.
  public var isSelected: Bool

  /// Creates an unselected item with that name.
  public init(displayedName: String) {
    self.init(displayedName: displayedName, isSelected: false)
  }

  /// Creates an item with that name.
  public init(displayedName: String, isSelected: Bool) {
    self.displayedName = displayedName
    self.isSelected = isSelected
  }

  /// The name, which identifies the item.
  public var id: String { displayedName }
}

/// A flexible picker for your own item type, with the commonly customised properties.
///
///     var picker = FlexiblePicker(items: foods)
///     picker.width = 375
///     let tree = picker.measured(by: TextMeasurer.shared).layout()
///     picker.toggle("beans")
///
/// Unlike the picker that it is modelled on, it counts no gap after the last chip of a row, so a chip that fits
/// exactly does not wrap.
public struct FlexiblePicker<Item: Selectable>: Sendable {
  /// The items, in reading order.
  public var items: [Item]
  /// The font weight of the labels.
  public var fontWeight = FontWeight.medium
  /// The font size of the labels, in points per em.
  public var fontSize = 16.0
  /// The gap between chips and between rows, in points.
  public var spacing = 12.0
  /// The padding around the label of a chip, in points.
  public var textPadding = 8.0
  /// The colour of the labels.
  public var textColor = Color.black
  /// The background colour of selected chips, drawn at half its opacity.
  public var selectedColor = Color.pickerBlue
  /// The background colour of unselected chips, drawn at half its opacity; clear by default.
  public var unselectedColor = Color.clear
  /// The border width, in points.
  public var borderWidth = 2.0
  /// The colour of the borders.
  public var borderColor = Color.pickerBlue
  /// The distribution of the chips along a row.
  public var alignment = Chips.Alignment.center
  /// The corner radius, in points.
  public var cornerRadius = 10.0
  /// Whether taps toggle the selection.
  public var isSelectable = true
  /// The border-box width in points; nil places all chips on one row.
  public var width: Double?

  /// Creates a picker of these items with the default appearance.
  public init(items: [Item] = []) {
    self.items = items
  }

  /// The control of the catalogue that this picker configures.
  public var chips: Chips {
    var style = ItemStyle()
    style.padding = Insets(textPadding)
    style.border = Insets(borderWidth)
    style.cornerRadius = cornerRadius
    style.fill = unselectedColor.halved
    style.selectedFill = selectedColor.halved
    style.textColor = textColor
    style.borderColor = borderColor
    return Chips(
      items: items.map { Chip($0.displayedName, isSelected: $0.isSelected) },
      container: Container(width: width), font: Font(size: fontSize, weight: fontWeight),
      itemSpacing: spacing, rowSpacing: spacing, alignment: alignment, chip: style,
      selection: SelectionRule(isSelectable ? .multiple : .none))
  }

  /// Shapes every text once.
  public func measured(by measurer: any TextMeasuring) -> MeasuredFlexiblePicker<Item> {
    MeasuredFlexiblePicker(items: items, control: chips.measured(by: measurer))
  }

  /// Toggles the selection of an item, like a tap on its chip.
  ///
  /// - Returns: The changed item; nil where the picker does not contain it or is not selectable.
  @discardableResult
  public mutating func toggle(_ item: Item) -> Item? {
    toggle(item.id)
  }

  /// Toggles the selection of the item with that id, like a tap on its chip.
  ///
  /// - Returns: The changed item; nil where no item has the id or the picker is not selectable.
  @discardableResult
  public mutating func toggle(_ id: Item.ID) -> Item? {
    guard isSelectable, let position = items.firstIndex(where: { $0.id == id }) else { return nil }
    items[position].isSelected.toggle()
    return items[position]
  }
}

/// A flexible picker whose texts are measured.
public struct MeasuredFlexiblePicker<Item: Selectable>: MeasuredControl {
  let items: [Item]
  let control: MeasuredChips

  /// Returns the layout of the chips in the proposed size.
  public func layout(within proposal: ProposedSize) -> LayoutTree {
    control.layout(within: proposal)
  }

  /// Returns the items of each row.
  public func rows(within proposal: ProposedSize = .asDeclared) -> [[Item]] {
    let tree = layout(within: proposal)
    var rows: [[Item]] = []
    var next = 0
    for node in tree.nodes {
      if node.role == .row { rows.append([]) }
      if node.role == .chip, !rows.isEmpty {
        rows[rows.count - 1].append(items[next])
        next += 1
      }
    }
    return rows
  }

  /// Returns the height of the picker, in points.
  public func totalHeight(within proposal: ProposedSize = .asDeclared) -> Double {
    layout(within: proposal).size.height
  }
}

extension Color {
  /// The accent colour of the picker, `#007AFF`.
  package static let pickerBlue = Color(red: 0, green: 122.0 / 255, blue: 1)

  /// The colour at half its opacity.
  fileprivate var halved: Color {
    withAlpha(alpha / 2)
  }
}
