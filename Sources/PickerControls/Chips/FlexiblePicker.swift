import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// An item of a ``FlexiblePicker``.
public protocol Selectable: Identifiable, Hashable, Sendable {
  /// What stands on its chip.
  var displayedName: String { get }
  var isSelected: Bool { get set }

  /// An item of that name, not selected.
  init(displayedName: String)
}

/// An item that is nothing but its name.
public struct SelectableItem: Selectable {
  /// What stands on the chip.
  public var displayedName: String
  /// Whether the chip is selected.
  public var isSelected: Bool

  /// An item of that name, not selected.
  public init(displayedName: String) {
    self.init(displayedName: displayedName, isSelected: false)
  }

  /// An item of that name.
  public init(displayedName: String, isSelected: Bool) {
    self.displayedName = displayedName
    self.isSelected = isSelected
  }

  /// The name: two items of one name are the same.
  public var id: String { displayedName }
}

/// Chips of any items of your own, with the properties people customise.
///
///     var picker = FlexiblePicker(items: foods)
///     picker.width = 375
///     let tree = picker.measured(by: TextMeasurer.shared).layout()
///     picker.toggle("beans")
///
/// Unlike the picker this one follows, no gap is counted behind the last chip of a row, and a chip
/// that fits exactly does not wrap.
public struct FlexiblePicker<Item: Selectable>: Sendable {
  /// The items, in reading order.
  public var items: [Item]
  /// How heavy the texts are.
  public var fontWeight = FontWeight.medium
  /// Points per em.
  public var fontSize = 16.0
  /// Points between chips, and between rows.
  public var spacing = 12.0
  /// Points round the text of a chip.
  public var textPadding = 8.0
  /// The colour of the texts.
  public var textColor = Color.black
  /// Fills selected chips, at half of its opacity.
  public var selectedColor = Color.pickerBlue
  /// Fills the others, at half of its opacity; clear by default.
  public var unselectedColor = Color.clear
  /// Points.
  public var borderWidth = 2.0
  /// The colour of the borders.
  public var borderColor = Color.pickerBlue
  /// Where the chips of a row stand.
  public var alignment = Chips.Alignment.center
  /// Points.
  public var cornerRadius = 10.0
  /// Whether a tap changes anything.
  public var isSelectable = true
  /// Points from border to border; nil: one row.
  public var width: Double?

  /// A picker of these items, with the looks everybody starts from.
  public init(items: [Item] = []) {
    self.items = items
  }

  /// The same picker as a control of the catalogue.
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
  public func measured(by text: any TextMeasuring) -> MeasuredFlexiblePicker<Item> {
    MeasuredFlexiblePicker(items: items, control: chips.measured(by: text))
  }

  /// Selects an item, or no longer, as a tap on its chip does.
  ///
  /// - Returns: The item as it is now; nil where it is not there or nothing can be selected.
  @discardableResult
  public mutating func toggle(_ item: Item) -> Item? {
    toggle(item.id)
  }

  /// Selects the item of that id, or no longer, as a tap on its chip does.
  ///
  /// - Returns: The item as it is now; nil where no item has the id or nothing can be selected.
  @discardableResult
  public mutating func toggle(_ id: Item.ID) -> Item? {
    guard isSelectable, let position = items.firstIndex(where: { $0.id == id }) else { return nil }
    items[position].isSelected.toggle()
    return items[position]
  }
}

/// A flexible picker that knows how large its chips want to be.
public struct MeasuredFlexiblePicker<Item: Selectable>: MeasuredControl {
  let items: [Item]
  let control: any MeasuredControl

  /// Places the chips within `room`.
  public func layout(within room: Room) -> LayoutTree {
    control.layout(within: room)
  }

  /// The items row by row.
  public func rows(within room: Room = .asDeclared) -> [[Item]] {
    let tree = layout(within: room)
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

  /// Points from the top of the first row to the bottom of the last.
  public func totalHeight(within room: Room = .asDeclared) -> Double {
    layout(within: room).size.height
  }
}

extension Color {
  /// The blue of the picker.
  public static let pickerBlue = Color(red: 0, green: 122.0 / 255, blue: 1)

  /// The same colour, half as opaque.
  fileprivate var halved: Color {
    withAlpha(alpha / 2)
  }
}
