import PickerGeometry

/// The box that items flow in: its size, and how it breaks, spaces and aligns them.
///
/// The defaults are the initial values of CSS flexbox. `start` and `end` follow the flow: ``isReversed`` and
/// ``FlowWrap/wrapReverse`` swap them. All lengths are in points, from 0 to 1e7.
public struct FlowContainer: Hashable, Sendable {
  /// The main axis, along which items follow each other.
  public var axis: Axis

  /// Whether and how items are broken into lines.
  public var wrap: FlowWrap

  /// Whether items flow from the end of the line to its start; in JSON `reversed`.
  public var isReversed: Bool

  /// The layout direction; right to left is the mirror image of left to right.
  public var direction: LayoutDirection

  /// The gap between two items of a line, in points.
  public var itemSpacing: Double

  /// The gap between two lines, in points.
  public var lineSpacing: Double

  /// How the free space of a line is distributed.
  public var justify: FlowJustify

  /// How the free space of the last visible line is distributed.
  ///
  /// Nil means ``justify``, except that ``FlowJustify/stretch`` does not stretch the last line.
  public var justifyLastLine: FlowJustify?

  /// How items are aligned on the cross axis of their line.
  public var align: FlowAlign

  /// How the free space on the cross axis is distributed between lines; ignored where ``wrap`` is `nowrap`.
  public var alignLines: FlowJustify

  /// The maximum number of lines, at least 1; further items are hidden. Nil shows all lines.
  public var maxLines: Int?

  /// The maximum number of items per line, at least 1. Nil puts as many on a line as fit.
  public var maxItemsPerLine: Int?

  /// The padding between border and content, in points.
  public var padding: Insets

  /// The widths of the border, in points.
  public var border: Insets

  /// The width of the border box in points; nil or `.infinity` fits the content.
  public var width: Double?

  /// The height of the border box in points; nil or `.infinity` fits the content.
  public var height: Double?

  /// The minimum width of the border box in points; wins over ``maxWidth``.
  public var minWidth: Double?

  /// The maximum width of the border box in points; without ``width`` the box shrinks to its longest line.
  public var maxWidth: Double?

  /// The minimum height of the border box in points; wins over ``maxHeight``.
  public var minHeight: Double?

  /// The maximum height of the border box, in points.
  public var maxHeight: Double?

  /// Creates a container; omitted properties have their CSS initial value.
  public init(
    axis: Axis = .horizontal, wrap: FlowWrap = .nowrap, isReversed: Bool = false,
    direction: LayoutDirection = .leftToRight, itemSpacing: Double = 0, lineSpacing: Double = 0,
    justify: FlowJustify = .start, justifyLastLine: FlowJustify? = nil,
    align: FlowAlign = .stretch, alignLines: FlowJustify = .stretch, maxLines: Int? = nil,
    maxItemsPerLine: Int? = nil, padding: Insets = .zero, border: Insets = .zero,
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil
  ) {
    self.axis = axis
    self.wrap = wrap
    self.isReversed = isReversed
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
    (self.width, self.height) = (width, height)
    (self.minWidth, self.maxWidth) = (minWidth, maxWidth)
    (self.minHeight, self.maxHeight) = (minHeight, maxHeight)
  }
}
