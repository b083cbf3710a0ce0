import PickerGeometry

/// One box to place: its sizes, its flexibility and its alignment.
///
/// All sizes are border-box sizes, in points from 0 to 1e7. Omitted properties have their CSS initial value, except
/// that the minimum size is 0. ``FlowSizeKeyword/auto`` in ``keywords`` selects the minimum size of CSS.
///
///     FlowItem(width: 48, height: 20)                        a box of that size
///     FlowItem(content: Size(width: 48, height: 20))         a label of that size, which may be stretched
///     FlowItem(content: Size(width: 48, height: 20)) { $0.grow = 1 }
public struct FlowItem: Hashable, Sendable {
  /// The natural size in points, used if ``width`` or ``height`` is absent.
  public var content: Size

  /// The definite width in points. A box with one is not stretched horizontally.
  public var width: Double?

  /// The definite height in points. A box with one is not stretched vertically.
  public var height: Double?

  /// The minimum width in points; wins over ``maxWidth``.
  public var minWidth: Double?

  /// The maximum width in points; `.infinity` means none.
  public var maxWidth: Double?

  /// The minimum height in points; wins over ``maxHeight``.
  public var minHeight: Double?

  /// The maximum height in points; `.infinity` means none.
  public var maxHeight: Double?

  /// The margins around the border box in points; may be negative, down to -1e7.
  public var margin = Insets.zero

  /// The sides whose margin is `auto`: it absorbs free space of the line.
  ///
  /// On the main axis, automatic margins share the free space that remains after items have grown, and leave none for
  /// ``FlowContainer/justify``. On the cross axis, they replace the alignment. Without free space they are 0. Source:
  /// CSS Flexbox §8.1.
  public var autoMargins: FlowAutoMargins = []

  /// Sizes given as percentages of the container.
  public var percentages: FlowPercentages {
    get { ownPercentages ?? FlowPercentages() }
    set { ownPercentages = newValue.isEmpty ? nil : newValue }
  }

  // Few items have any.
  @Rare private var ownPercentages: FlowPercentages?

  /// Whether there are any ``percentages``.
  @inline(__always)
  package var hasPercentages: Bool { !_ownPercentages.isNil }

  /// Sizes derived from the content.
  public var keywords = FlowSizeKeywords()

  /// Width divided by height. A side that is not definite is derived from the other one. 0 is the same as nil.
  ///
  /// A definite or stretched side takes precedence. Source: CSS Sizing 4 §5.
  public var aspectRatio: Double?

  /// The sort key of the flow, ascending; items with equal keys keep the order in which they were passed.
  public var order = 0

  /// Padding and border of the box in points, the sum of both sides. The box is never smaller.
  public var inset = Size.zero

  /// The flex grow factor: this box's share of the free space on its line. A box with 0 does not grow.
  public var grow = 0.0

  /// The flex shrink factor, weighted by the size of the box. A box with 0 does not shrink.
  public var shrink = 1.0

  /// The main size in points before the box grows or shrinks; nil uses the definite main size, or the size of
  /// ``content``.
  public var basis: Double?

  /// The cross-axis alignment; nil uses ``FlowContainer/align``.
  public var align: FlowAlign?

  /// The distance of the first baseline from the top of the box, in points; nil uses the bottom edge.
  public var baseline: Double?

  /// Whether a line starts with this box.
  public var breaksBefore = false

  /// Whether a line ends with this box.
  public var breaksAfter = false

  /// Whether the cross size depends on the main size, such as the height of a label that wraps.
  ///
  /// The cross size of such a box is measured once its main size is known; see ``FlowSolver/solve(crossSize:)``.
  public var isContentDependent = false

  /// Creates a box. All other properties have their CSS initial value; `configure` can change them.
  @inlinable public init(
    content: Size = .zero, width: Double? = nil, height: Double? = nil,
    _ configure: (inout FlowItem) -> Void = { _ in }
  ) {
    self.content = content
    (self.width, self.height) = (width, height)
    configure(&self)
  }
}
