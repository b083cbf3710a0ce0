import PickerGeometry

/// One box to place: how large it wants to be, and how it gives way.
///
/// All sizes are those of the border box, in points. What is left out follows CSS flexbox, save that
/// the automatic minimum size is 0.
///
///     FlowItem(width: 48, height: 20)                        a box of that size
///     FlowItem(content: Size(width: 48, height: 20))         a label: the same, but it may be stretched
///     FlowItem(content: Size(width: 48, height: 20), grow: 1)
public struct FlowItem: Hashable, Sendable {
  /// The natural size, used where ``width`` or ``height`` is absent.
  public var content: Size

  /// The given width; a box that has one is not stretched in that direction.
  public var width: Double?

  /// The given height; a box that has one is not stretched in that direction.
  public var height: Double?

  /// The least width; wins over ``maxWidth``.
  public var minWidth: Double?

  /// The greatest width; `.infinity` means none.
  public var maxWidth: Double?

  /// The least height; wins over ``maxHeight``.
  public var minHeight: Double?

  /// The greatest height; `.infinity` means none.
  public var maxHeight: Double?

  /// Room kept free around the border box; may be negative.
  public var margin: Insets

  /// The sides whose margin takes what the line leaves free, instead of ``margin``.
  ///
  /// Along the line they share the free room that no item grew into, before ``FlowContainer/justify``
  /// sees any; across it they stand in for the alignment. Where nothing is free they are 0.
  /// Source: CSS Flexbox §8.1.
  public var autoMargins: FlowAutoMargins

  /// Sizes that are given as percentages of the container.
  public var percentages: FlowPercentages

  /// Width divided by height, from which a side that is not given follows; more than 0.
  ///
  /// A given side, or one that its line stretches, wins over it. Source: CSS Sizing 4 §5.
  public var aspectRatio: Double?

  /// Items flow in ascending order of this, and those of the same in the order they were given in.
  public var order: Int

  /// Padding and border of the box itself, both sides together: its size never goes below.
  public var inset: Size

  /// Share of the room left over on its line that this box takes; 0 takes none.
  public var grow: Double

  /// How readily the box gives way where a line is too long, weighted by its size; 0 never.
  public var shrink: Double

  /// The size along the line before it grows or shrinks; absent: width (or height), then content.
  public var basis: Double?

  /// Where the box stands across its line; absent: as the container says.
  public var align: FlowAlign?

  /// Distance of the first baseline from the top of the box; absent: its bottom edge is the baseline.
  public var baseline: Double?

  /// Whether a line starts with this box.
  public var breakBefore: Bool

  /// Whether a line ends with this box.
  public var breakAfter: Bool

  /// Whether the size across the line depends on the size along it, as with a label of several lines.
  ///
  /// Such a box is asked for anew once its size along the line is known; see
  /// ``FlowSolver/solve(crossSize:)``.
  public var contentDependent: Bool

  /// A box; everything left out has the default CSS gives it.
  public init(
    content: Size = .zero, width: Double? = nil, height: Double? = nil, minWidth: Double? = nil,
    maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    margin: Insets = .zero, inset: Size = .zero, grow: Double = 0, shrink: Double = 1,
    basis: Double? = nil, align: FlowAlign? = nil, baseline: Double? = nil,
    breakBefore: Bool = false, breakAfter: Bool = false, contentDependent: Bool = false,
    autoMargins: FlowAutoMargins = [], percentages: FlowPercentages = FlowPercentages(),
    aspectRatio: Double? = nil, order: Int = 0
  ) {
    self.content = content
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.margin = margin
    self.inset = inset
    self.grow = grow
    self.shrink = shrink
    self.basis = basis
    self.align = align
    self.baseline = baseline
    self.breakBefore = breakBefore
    self.breakAfter = breakAfter
    self.contentDependent = contentDependent
    self.autoMargins = autoMargins
    self.percentages = percentages
    self.aspectRatio = aspectRatio
    self.order = order
  }
}
