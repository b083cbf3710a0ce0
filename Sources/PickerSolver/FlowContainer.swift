import PickerGeometry

/// The box that items flow in: its size, and how it breaks, spaces and aligns them.
///
/// The defaults are those of CSS flexbox. `start` and `end` are those of the flow: ``reversed`` and
/// ``FlowWrap/wrapReverse`` turn them round.
public struct FlowContainer: Hashable, Sendable {
  /// The direction items follow each other in.
  public var axis: Axis

  /// Whether and how items are broken into lines.
  public var wrap: FlowWrap

  /// Whether items follow each other from the far end of the line.
  public var reversed: Bool

  /// Where the leading side is; right to left is the mirror image.
  public var direction: LayoutDirection

  /// Room between two items of a line.
  public var itemSpacing: Double

  /// Room between two lines.
  public var lineSpacing: Double

  /// What becomes of the room left over on a line.
  public var justify: FlowJustify

  /// The same for the last line shown; absent: as ``justify``, but ``FlowJustify/stretch`` leaves the
  /// last line as it is.
  public var justifyLastLine: FlowJustify?

  /// Where items stand across their line.
  public var align: FlowAlign

  /// What becomes of the room left over across the lines; nothing where ``wrap`` is `nowrap`.
  public var alignLines: FlowJustify

  /// The most lines to show; further items are hidden. At least 1; absent: all.
  public var maxLines: Int?

  /// The most items to put on a line. At least 1; absent: as many as fit.
  public var maxItemsPerLine: Int?

  /// Room kept free inside the border.
  public var padding: Insets

  /// Width of the border.
  public var border: Insets

  /// The width of the border box; absent or `.infinity`: as the content wants.
  public var width: Double?

  /// The height of the border box; absent or `.infinity`: as the content wants.
  public var height: Double?

  /// The least width of the border box; wins over ``maxWidth``.
  public var minWidth: Double?

  /// The greatest width of the border box; without ``width`` the box shrinks to its longest line.
  public var maxWidth: Double?

  /// The least height of the border box; wins over ``maxHeight``.
  public var minHeight: Double?

  /// The greatest height of the border box.
  public var maxHeight: Double?

  /// A container; everything left out has the default CSS gives it.
  public init(
    axis: Axis = .horizontal, wrap: FlowWrap = .nowrap, reversed: Bool = false,
    direction: LayoutDirection = .leftToRight, itemSpacing: Double = 0, lineSpacing: Double = 0,
    justify: FlowJustify = .start, justifyLastLine: FlowJustify? = nil,
    align: FlowAlign = .stretch, alignLines: FlowJustify = .stretch, maxLines: Int? = nil,
    maxItemsPerLine: Int? = nil, padding: Insets = .zero, border: Insets = .zero,
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil
  ) {
    self.axis = axis
    self.wrap = wrap
    self.reversed = reversed
    self.direction = direction
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.justify = justify
    self.justifyLastLine = justifyLastLine
    self.align = align
    self.alignLines = alignLines
    self.maxLines = maxLines
    self.maxItemsPerLine = maxItemsPerLine
    self.padding = padding
    self.border = border
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
  }
}
