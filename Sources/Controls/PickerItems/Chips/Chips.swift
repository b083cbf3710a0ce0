import PickerColor
import PickerControlBase
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
/// A chip joins a row if it fits. Gaps only separate chips, so a chip that fits exactly does not wrap. See the
/// article [Chips](doc:ChipsGuide).
public struct Chips: Control, Hashable {
  /// The `type` of this control in documents.
  public static let type = "chips"

  /// The distribution of the chips along a row.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the leading end.
    case leading
    /// In the middle.
    case center
    /// At the trailing end.
    case trailing
    /// Free space between chips, none at the ends.
    case spaceBetween
    /// Free space on both sides of every chip, half as wide at the ends.
    case spaceAround
    /// Equal free space between chips and at the ends.
    case spaceEvenly
    /// Chips are stretched to fill the row, except in the last row.
    case justified
  }

  /// The vertical alignment of a chip that is lower than its row.
  public enum RowAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the top of the row.
    case top
    /// Centred in the row.
    case center
    /// At the bottom of the row.
    case bottom
    /// The baseline of the chip's label is on the baseline of the row.
    case baseline
    /// As high as the row unless the chip has a height.
    case stretch
  }

  /// The distribution of the rows in a definite height.
  public enum RowsAlignment: String, Hashable, Sendable, CaseIterable {
    /// Rows follow each other from the top.
    case top
    /// Rows are centred.
    case center
    /// Rows end at the bottom.
    case bottom
    /// Rows share the free height.
    case stretch
    /// Free space between rows, none above the first and below the last.
    case spaceBetween
    /// Free space above and below every row.
    case spaceAround
    /// Equal free space between rows, above the first and below the last.
    case spaceEvenly
  }

  /// The properties that all controls share: size, padding, border, direction, fill.
  public var container = Container()
  /// The chips, in reading order.
  public var items: [Chip]
  /// The default font of labels.
  public var font = Font(size: 16, weight: .medium)
  /// The gap between the chips of a row, in points.
  public var itemSpacing = 12.0
  /// The gap between rows, in points.
  public var rowSpacing = 12.0
  /// Whether and how chips wrap into rows.
  public var wrap = FlowWrap.wrap
  /// The maximum border-box width in points if ``Container/width`` is not set; nil for no limit.
  public var maxWidth: Double?
  /// The maximum number of rows; nil for no limit. ``overflow`` determines how further chips are shown.
  public var maxRows: Int?
  /// The chip that represents hidden chips beyond ``maxRows``; nil hides them without a replacement.
  public var overflow: OverflowLabel? = OverflowLabel()
  /// The maximum number of chips in a row; nil for no limit.
  public var maxItemsPerRow: Int?
  /// The distribution of the chips along a row.
  public var alignment = Alignment.center
  /// The vertical alignment of a chip that is lower than its row.
  public var rowAlignment = RowAlignment.stretch
  /// The distribution of the chips along the last row; nil uses ``alignment``.
  public var lastRowAlignment: Alignment?
  /// The distribution of the rows in a definite height.
  public var alignRows = RowsAlignment.top
  /// The style that chips inherit.
  public var chip: ItemStyle {
    _read { yield ownStyle.value }
    _modify { yield &ownStyle.value }
  }
  /// The selection rule: how many chips may be selected.
  public var selection = SelectionRule()
  /// Whether every chip reserves space for all of its states, so a changed selection moves nothing.
  ///
  /// The key in documents is `stableSize`.
  public var hasStableSize = false
  /// The storage of ``chip``.
  private var ownStyle = Sparse(ItemStyle())

  /// Creates a flexible picker; all other properties have the defaults of documents until `configure` sets them.
  public init(items: [Chip] = [], _ configure: (inout Chips) -> Void = { _ in }) {
    self.items = items
    configure(&self)
  }
}

extension ItemStyle {
  /// The default style of chips.
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
