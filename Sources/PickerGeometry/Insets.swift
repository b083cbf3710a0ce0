/// Distances from the four logical sides of a box, in points.
///
/// Leading and trailing become left and right only when a direction is known; see
/// ``edges(in:)``.
public struct Insets: Hashable, Sendable {
  /// Points from the top.
  public var top: Double
  /// Points from the side where reading begins.
  public var leading: Double
  /// Points from the bottom.
  public var bottom: Double
  /// Points from the side where reading ends.
  public var trailing: Double

  /// No distance on any side.
  public static let zero = Insets(0)

  /// Each side on its own; a side that is left out has no distance.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on every side.
  @inlinable public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// One distance for leading and trailing, another for top and bottom.
  @inlinable public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Leading and trailing together.
  @inlinable public var horizontal: Double { leading + trailing }

  /// Top and bottom together.
  @inlinable public var vertical: Double { top + bottom }

  /// Each side on its own; a side that is left out has no distance.
  @inlinable public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }

  /// The same distances by physical side.
  @inlinable public func edges(in direction: LayoutDirection) -> Edges {
    direction == .leftToRight
      ? Edges(top: top, left: leading, bottom: bottom, right: trailing)
      : Edges(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
