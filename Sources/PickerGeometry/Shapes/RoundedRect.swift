/// A box with round corners, each with a radius of its own.
///
///     ╭────────┐
///     │        │    fills the whole box; radii that do not fit are all made
///     └──────╮ │    smaller by one factor
///     └──────╰─╯
public struct RoundedRect: Shape {
  /// What documents call it.
  public static let name = "roundedRect"

  /// How round the corners are, in points.
  public var cornerRadius: CornerRadii

  /// A box with these corners; right angles unless said otherwise.
  public init(cornerRadius: CornerRadii = .zero) {
    self.cornerRadius = cornerRadius
  }

  /// The outline, clockwise from the left end of the top edge.
  public func path(in frame: Rect) -> Path {
    Path(roundedRect: frame, radii: cornerRadius)
  }
}
