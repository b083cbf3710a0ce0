/// A box whose two shorter sides are semicircles; a circle in a square box.
///
///     ╭───────────╮
///     │           │    fills the whole box
///     ╰───────────╯
public struct Capsule: Shape {
  /// The name of the shape in documents.
  public static let name = "capsule"

  /// Creates a capsule.
  public init() {}

  /// The outline, clockwise from the left end of the top edge.
  public func path(in frame: Rect) -> Path {
    Path(roundedRect: frame, radii: CornerRadii(frame.inradius))
  }
}
