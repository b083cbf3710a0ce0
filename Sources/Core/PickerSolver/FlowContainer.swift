import PickerGeometry

/// The box that items flow in: its size, and how it breaks, spaces and aligns them.
///
/// The defaults are the initial values of CSS flexbox. `start` and `end` follow the flow: ``isReversed`` and
/// ``FlowWrap/wrapReverse`` swap them. All lengths are in points, from 0 to 1e7.
public struct FlowContainer: Hashable, Sendable {
  /// The main axis, along which items are placed.
  public var axis: Axis

  /// Whether and how items are broken into lines.
  public var wrap: FlowWrap

  /// Whether items flow from the end of the line to its start; in JSON `reversed`.
  public var isReversed = false

  /// The layout direction; right to left is the mirror image of left to right.
  public var direction = LayoutDirection.leftToRight

  /// The gap between two items of a line, in points.
  public var itemSpacing = 0.0

  /// The gap between two lines, in points.
  public var lineSpacing = 0.0

  /// How the free space of a line is distributed.
  public var justify = FlowJustify.start

  /// How the free space of the last visible line is distributed.
  ///
  /// Nil means ``justify``, except that ``FlowJustify/stretch`` does not stretch the last line.
  public var justifyLastLine: FlowJustify?

  /// How items are aligned on the cross axis of their line.
  public var align = FlowAlign.stretch

  /// How the free space on the cross axis is distributed between lines; ignored if ``wrap`` is `nowrap`.
  public var alignLines = FlowJustify.stretch

  /// The maximum number of lines, at least 1; further items are hidden. Nil shows all lines.
  public var maxLines: Int?

  /// The number of lines, 1 to 100, to which balanced items are distributed if they would take fewer; nil uses as few
  /// lines as possible.
  ///
  /// Every line has an item, and ``maxLines`` takes precedence. Other values of ``wrap`` ignore this property.
  /// Source: CSS Flexbox 2, `flex-line-count`.
  public var minLines: Int?

  /// The maximum number of items per line, at least 1. Nil puts as many on a line as fit.
  public var maxItemsPerLine: Int?

  /// The padding between border and content, in points.
  public var padding = Insets.zero

  /// The widths of the border, in points.
  public var border = Insets.zero

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

  /// The browser whose layout units are used to round lengths and distribute free space; nil leaves lengths
  /// unrounded.
  ///
  /// If the container of a solver changes to another browser, its items keep their rounded lengths.
  public var browser: Browser?

  /// Creates a container. All other properties have their CSS initial value; `configure` can change them.
  @inlinable public init(
    axis: Axis = .horizontal, wrap: FlowWrap = .nowrap, width: Double? = nil,
    height: Double? = nil, _ configure: (inout FlowContainer) -> Void = { _ in }
  ) {
    self.axis = axis
    self.wrap = wrap
    (self.width, self.height) = (width, height)
    configure(&self)
  }
}
