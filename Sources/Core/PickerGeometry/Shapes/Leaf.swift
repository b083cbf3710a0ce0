/// A leaf: two curves from the top left corner of the box to the bottom right one.
///
///        base · . . . . . . . · opposite point
///             .  ╲───────╮    .
///             .   ╲       ╲   .
///             ╮    ╲       │  .      `unitX` is measured from the left, `unitY` from the bottom: with both 0,
///             │     ╲      │  .      the control point of the lower curve is the bottom left corner
///             .╲     ╲     ╰  .
///             .  ╰─────────╲  .
///     control · . . . . . . . · tip
///
/// Both are quadratic Bézier curves, and each is the other one rotated by half a turn. If the control point is on the
/// diagonal, where `unitX` + `unitY` is 1, the leaf collapses to a line.
public struct Leaf: Shape {
  /// The name of the shape in documents.
  public static let name = "leaf"

  /// The distance of the control point of the lower curve from the left side, as a fraction of the width; 0…1.
  public var unitX: Double
  /// The distance of the control point of the lower curve from the bottom, as a fraction of the height; 0…1.
  public var unitY: Double

  /// Creates a leaf; the further the control point is from the diagonal, the wider the leaf.
  public init(unitX: Double = 0.05, unitY: Double = 0.05) {
    self.unitX = unitX
    self.unitY = unitY
  }

  /// The outline: down the lower curve and back along the upper one.
  public func path(in frame: Rect) -> Path {
    let base = UnitPoint.topLeading.point(in: frame)
    let tip = UnitPoint.bottomTrailing.point(in: frame)
    let opposite = UnitPoint(x: 1 - unitX, y: unitY)
    return Path([
      .move(base),
      .quad(control: UnitPoint(x: unitX, y: 1 - unitY).point(in: frame), to: tip),
      .quad(control: opposite.point(in: frame), to: base),
      .close,
    ])
  }
}
