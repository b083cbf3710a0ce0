import PickerColor
import PickerGeometry
import PickerSolver
import PickerText

/// The flexible picker: chips that wrap into rows.
///
///     ╭───────╮ ┏━━━━━━━┓ ╭──────╮
///     │ bagel │ ┃ beans ┃ │ beer │
///     ╰───────╯ ┗━━━━━━━┛ ╰──────╯
///         ╭─────────╮ ╭─────────╮
///         │ berries │ │ biscuit │
///         ╰─────────╯ ╰─────────╯
///
/// A chip joins a row while it fits: gaps stand only between chips, and a chip that fits exactly
/// does not wrap. See the article *Chips*.
public struct Chips: Control, Hashable {
  /// What documents call this control.
  public static let type = "chips"

  /// Where the chips of a row stand.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing, spaceBetween, spaceAround, spaceEvenly
    /// Chips are stretched until the row is full; the last row is not.
    case justified
  }

  /// Where a chip stands that is lower than its row.
  public enum RowAlignment: String, Hashable, Sendable, CaseIterable {
    case top, center, bottom, baseline, stretch
  }

  /// Where the rows stand in a given height.
  public enum RowsAlignment: String, Hashable, Sendable, CaseIterable {
    case top, center, bottom, stretch, spaceBetween, spaceAround, spaceEvenly
  }

  /// What every control has: its room, its padding, its direction.
  public var container: Container
  /// The chips, in reading order.
  public var items: [Chip]
  /// What labels are set in where nothing else is said.
  public var font: Font
  /// Points between the chips of a row.
  public var itemSpacing: Double
  /// Points between rows.
  public var rowSpacing: Double
  /// How chips are broken into rows.
  public var wrap: FlowWrap
  /// The most points from border to border where ``Container/width`` is not given.
  public var maxWidth: Double?
  /// The most rows; nil: as many as it takes. What the others hold ``overflow`` decides.
  public var maxRows: Int?
  /// What stands for the chips that are on no row.
  public var overflow: ChipsOverflow
  /// The most chips in a row; nil: as many as fit.
  public var maxItemsPerRow: Int?
  /// Where the chips of a row stand.
  public var alignment: Alignment
  /// Where a chip stands that is lower than its row.
  public var rowAlignment: RowAlignment
  /// Where the chips of the last row stand; nil: as in the others.
  public var lastRowAlignment: Alignment?
  /// Where the rows stand in a given height.
  public var alignRows: RowsAlignment
  /// What every chip looks like where it does not say otherwise.
  public var chip: ItemStyle
  /// How many chips may be selected.
  public var selection: SelectionRule
  /// Whether every chip keeps room for all of its states, so that selecting moves nothing.
  public var stableSize: Bool

  /// Chips; what is left out has the default of documents.
  public init(
    items: [Chip] = [], container: Container = Container(),
    font: Font = Font(size: 16, weight: .medium), itemSpacing: Double = 12,
    rowSpacing: Double = 12, wrap: FlowWrap = .wrap, maxWidth: Double? = nil, maxRows: Int? = nil,
    overflow: ChipsOverflow = .label(OverflowLabel()), maxItemsPerRow: Int? = nil,
    alignment: Alignment = .center,
    rowAlignment: RowAlignment = .top, lastRowAlignment: Alignment? = nil,
    alignRows: RowsAlignment = .top, chip: ItemStyle = ItemStyle(),
    selection: SelectionRule = SelectionRule(), stableSize: Bool = false
  ) {
    self.items = items
    self.container = container
    self.font = font
    self.itemSpacing = itemSpacing
    self.rowSpacing = rowSpacing
    self.wrap = wrap
    self.maxWidth = maxWidth
    self.maxRows = maxRows
    self.overflow = overflow
    self.maxItemsPerRow = maxItemsPerRow
    self.alignment = alignment
    self.rowAlignment = rowAlignment
    self.lastRowAlignment = lastRowAlignment
    self.alignRows = alignRows
    self.chip = chip
    self.selection = selection
    self.stableSize = stableSize
  }
}

/// One of the choices of a flexible picker.
public struct Chip: LabelledItem, Hashable, Sendable {
  /// The name of the chip; nil: its text.
  public var id: String?
  /// What stands on it.
  public var text: String
  /// Whether it is selected.
  public var isSelected: Bool
  /// Whether it can be selected.
  public var isEnabled: Bool
  /// Points from border to border; nil: as wide as the label wants.
  public var width: Double?
  /// Of the width inside the container's padding and border, instead of ``width``.
  public var widthPercentage: Double?
  /// What is kept free around the chip; automatic margins come before the row's alignment.
  public var margin: ItemMargins
  /// Points from border to border; nil: as high as the label wants.
  public var height: Double?
  /// Before the label.
  public var icon: Icon?
  /// Behind the label, such as a cross that deletes the chip.
  public var trailingIcon: Icon?
  /// A short text in a pill behind the label.
  public var badge: String?
  /// Whether a new row begins before this chip.
  public var breakBefore: Bool
  /// Whether the row ends behind this chip.
  public var breakAfter: Bool
  /// How this chip differs from the others.
  public var style: ItemStyle

  /// A chip of that text.
  public init(
    _ text: String, id: String? = nil, isSelected: Bool = false, isEnabled: Bool = true,
    width: Double? = nil, height: Double? = nil, icon: Icon? = nil, trailingIcon: Icon? = nil,
    badge: String? = nil, breakBefore: Bool = false,
    breakAfter: Bool = false, style: ItemStyle = ItemStyle(), widthPercentage: Double? = nil,
    margin: ItemMargins = ItemMargins()
  ) {
    self.text = text
    self.id = id
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.width = width
    self.height = height
    self.icon = icon
    self.trailingIcon = trailingIcon
    self.badge = badge
    self.breakBefore = breakBefore
    self.breakAfter = breakAfter
    self.style = style
    self.widthPercentage = widthPercentage
    self.margin = margin
  }
}

extension ItemStyle {
  /// What a chip looks like where nothing else is said.
  static let chip: ItemStyle = {
    var style = ItemStyle()
    style.padding = Insets(8)
    style.border = Insets(2)
    style.cornerRadius = 10
    style.iconSpacing = 8
    style.selectedFill = Color.pickerBlue.withAlpha(0.5)
    style.textColor = .black
    style.borderColor = .pickerBlue
    return style
  }()
}
