/// A box whose two shorter sides are half circles; of a square, a circle.
///
///     ╭───────────╮
///     │           │    fills the whole box
///     ╰───────────╯
public struct Capsule: Shape {
  /// What documents call it.
  public static let name = "capsule"

  /// A capsule.
  public init() {}

  /// The outline, clockwise from the left end of the top edge.
  public func path(in frame: Rect) -> Path {
    Path(roundedRect: frame, radii: CornerRadii(frame.inradius))
  }
}
