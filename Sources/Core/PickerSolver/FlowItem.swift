import PickerGeometry

/// One box to place: its sizes, its flexibility and its alignment.
///
/// All sizes are sizes of the border box, in points from 0 to 1e7. Omitted properties have their CSS initial value,
/// except that the minimum size is 0; ``FlowSizeKeyword/auto`` of ``keywords`` is that of CSS.
///
///     FlowItem(width: 48, height: 20)                        a box of that size
///     FlowItem(content: Size(width: 48, height: 20))         a label of that size, which may be stretched
///     FlowItem(content: Size(width: 48, height: 20)) { $0.grow = 1 }
public struct FlowItem: Hashable, Sendable {
  /// The natural size in points, used where ``width`` or ``height`` is absent.
  public var content: Size

  /// The definite width in points; a box that has one is not stretched horizontally.
  public var width: Double?

  /// The definite height in points; a box that has one is not stretched vertically.
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

  /// The sides whose margin is `auto`: it takes free space of the line.
  ///
  /// On the main axis automatic margins share the free space that no item grew into, and leave none for
  /// ``FlowContainer/justify``; on the cross axis they replace the alignment. Without free space they are 0.
  /// Source: CSS Flexbox §8.1.
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

  /// Sizes that follow from the content.
  public var keywords = FlowSizeKeywords()

  /// Width divided by height; a side that is not definite follows from the other one. 0 is the same as nil.
  ///
  /// A definite or stretched side takes precedence. Source: CSS Sizing 4 §5.
  public var aspectRatio: Double?

  /// The sort key of the flow, ascending; items with equal keys keep the order in which they were passed.
  public var order = 0

  /// Padding and border of the box in points, the sum of both sides; its size is never smaller.
  public var inset = Size.zero

  /// The flex grow factor: this box's share of the free space on its line; 0 does not grow.
  public var grow = 0.0

  /// The flex shrink factor, weighted by the size of the box; 0 does not shrink.
  public var shrink = 1.0

  /// The main size in points before the box grows or shrinks; nil means the definite main size, else the size of ``content``.
  public var basis: Double?

  /// The cross-axis alignment; nil means ``FlowContainer/align``.
  public var align: FlowAlign?

  /// The distance of the first baseline from the top of the box, in points; nil means that the baseline is the bottom
  /// edge.
  public var baseline: Double?

  /// Whether a line starts with this box.
  public var breaksBefore = false

  /// Whether a line ends with this box.
  public var breaksAfter = false

  /// Whether the cross size depends on the main size, such as the height of a label that wraps.
  ///
  /// The cross size of such a box is measured once its main size is known; see ``FlowSolver/solve(crossSize:)``.
  public var isContentDependent = false

  /// Creates a box; all other properties have their CSS initial value until `configure` sets them.
  @inlinable public init(
    content: Size = .zero, width: Double? = nil, height: Double? = nil,
    _ configure: (inout FlowItem) -> Void = { _ in }
  ) {
    self.content = content
    (self.width, self.height) = (width, height)
    configure(&self)
  }
}
