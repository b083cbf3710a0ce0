import PickerGeometry

/// Sizes of a box as percentages of the container, where it has any: 50 is half of it.
///
/// They are taken of the container's content box, inside padding and border: widths and all margins of its
/// width, heights of its height, ``basis`` of its size along the lines. Each stands instead of the
/// length of the same name in ``FlowItem``, save that ``margin`` is added to it.
///
/// Of a container whose height is left to its content, a height in percent counts as absent. Where the
/// width is left to the content, that is found first with widths in percent as absent (margins as 0),
/// and is then what percentages are taken of. Source: CSS Sizing 3, §5.2.1.
public struct FlowPercentages: Hashable, Sendable {
  /// Of the container's width.
  public var width: Double?

  /// Of the container's height.
  public var height: Double?

  /// Of the container's width.
  public var minWidth: Double?

  /// Of the container's width.
  public var maxWidth: Double?

  /// Of the container's height.
  public var minHeight: Double?

  /// Of the container's height.
  public var maxHeight: Double?

  /// Of the container's size along the lines.
  public var basis: Double?

  /// Of the container's width on all four sides; may be negative.
  public var margin: Insets

  /// Percentages of 0 to 1e7, margins of -1e7 to 1e7; what is left out is given in points or absent.
  public init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil, basis: Double? = nil,
    margin: Insets = .zero
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.basis = basis
    self.margin = margin
  }

  /// Whether every size is given in points or absent.
  @inline(__always)
  public var isEmpty: Bool {
    width == nil && height == nil && minWidth == nil && maxWidth == nil && minHeight == nil
      && maxHeight == nil && basis == nil && margin == .zero
  }
}

/// Sides of a box whose margin takes what its line leaves free.
public struct FlowAutoMargins: OptionSet, Hashable, Sendable {
  /// The bits of the sides.
  public let rawValue: UInt8

  /// Sides from their bits.
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
