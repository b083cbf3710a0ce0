/// Distances from the four logical sides of a box, in points.
///
/// Leading and trailing become left and right only when a direction is known; see
/// ``edges(in:)``.
public struct Insets: Hashable, Sendable {
  /// Points from the top.
  public var top: Double
  /// Points from the leading side: left, or right in right-to-left layouts.
  public var leading: Double
  /// Points from the bottom.
  public var bottom: Double
  /// Points from the trailing side: right, or left in right-to-left layouts.
  public var trailing: Double

  /// Insets of 0 on all sides.
  public static let zero = Insets(0)

  /// Creates insets; omitted sides are 0.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal insets on all sides.
  @inlinable public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// Creates insets of `horizontal` for leading and trailing, and `vertical` for top and bottom.
  @inlinable public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The sum of leading and trailing, in points.
  @inlinable public var horizontal: Double { leading + trailing }

  /// The sum of top and bottom, in points.
  @inlinable public var vertical: Double { top + bottom }

  /// Adds insets side by side.
  @inlinable public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }

  /// The insets as physical sides in `direction`.
  @inlinable public func edges(in direction: LayoutDirection) -> Edges {
    direction == .leftToRight
      ? Edges(top: top, left: leading, bottom: bottom, right: trailing)
      : Edges(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
