import PickerGeometry

/// Sizes of a box as percentages of the container: 50 is half of it.
///
/// Percentages refer to the container's content box, inside padding and border: widths and all margins to its width,
/// heights to its height, ``basis`` to its main size. Each replaces the length of the same name in ``FlowItem``,
/// except that ``margin`` is added to it.
///
/// If the height of the container depends on its content, percentage heights count as absent. If its width depends on
/// its content, the width is first computed with percentage widths as absent and percentage margins as 0. Percentages
/// are then resolved against the result. Source: CSS Sizing 3, §5.2.1.
public struct FlowPercentages: Hashable, Sendable {
  /// The percentage of the container's width.
  public var width: Double?

  /// The percentage of the container's height.
  public var height: Double?

  /// The percentage of the container's width.
  public var minWidth: Double?

  /// The percentage of the container's width.
  public var maxWidth: Double?

  /// The percentage of the container's height.
  public var minHeight: Double?

  /// The percentage of the container's height.
  public var maxHeight: Double?

  /// The percentage of the container's main size.
  public var basis: Double?

  /// Percentages of the container's width on all four sides; may be negative.
  public var margin: Insets

  /// Creates percentages from 0 to 1e7, with margins from -1e7 to 1e7. An omitted percentage leaves the length in
  /// points in effect.
  public init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil, basis: Double? = nil,
    margin: Insets = .zero
  ) {
    (self.width, self.height) = (width, height)
    (self.minWidth, self.maxWidth) = (minWidth, maxWidth)
    (self.minHeight, self.maxHeight) = (minHeight, maxHeight)
    self.basis = basis
    self.margin = margin
  }

  /// Whether no percentage is set.
  @inline(__always)
  public var isEmpty: Bool {
    width == nil && height == nil && minWidth == nil && maxWidth == nil && minHeight == nil
      && maxHeight == nil && basis == nil && margin == .zero
  }
}

/// The sides of a box whose margin is automatic and absorbs free space of the line.
public struct FlowAutoMargins: OptionSet, Hashable, Sendable {
  /// The bits of the sides.
  public let rawValue: UInt8

  /// Creates sides from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The top side.
  public static let top = FlowAutoMargins(rawValue: 1)
  /// The leading side.
  public static let leading = FlowAutoMargins(rawValue: 2)
  /// The bottom side.
  public static let bottom = FlowAutoMargins(rawValue: 4)
  /// The trailing side.
  public static let trailing = FlowAutoMargins(rawValue: 8)

  /// All four sides.
  public static let all: FlowAutoMargins = [.top, .leading, .bottom, .trailing]
}
