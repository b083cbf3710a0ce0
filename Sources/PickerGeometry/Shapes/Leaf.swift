/// A leaf: two curves from the bottom left corner of the box to the top right one.
///
///     control · . . . . . . . · tip
///             .     ╭───────╱
///             .  ╭──      ╱ │
///             . ╭       ╱   │      unit point (0, 0) is the control point of the upper curve,
///             . │     ╱     ╯      and the opposite point, (1, 1), that of the lower curve
///             . │   ╱    ──╯ .
///             .   ╱ ─────╯   .
///        base · . . . . . . . · opposite point
///
/// Both are quadratic Bézier curves; each is the other one rotated by half a turn. With the control point on the
/// diagonal, where `unitX` + `unitY` is 1, the leaf collapses to a line.
public struct Leaf: Shape {
  /// The name of the shape in documents.
  public static let name = "leaf"

  /// The x of the control point of the upper curve, as a fraction of the width from the left; 0…1.
  public var unitX: Double
  /// The y of the control point of the upper curve, as a fraction of the height from the top; 0…1.
  public var unitY: Double

  /// Creates a leaf; the further the control point is from the diagonal, the wider the leaf.
  public init(unitX: Double = 0.1, unitY: Double = 0.1) {
    self.unitX = unitX
    self.unitY = unitY
  }

  /// The outline: up the upper curve and back along the lower one.
  public func path(in frame: Rect) -> Path {
    let base = UnitPoint.bottomLeading.point(in: frame)
    let tip = UnitPoint.topTrailing.point(in: frame)
    let opposite = UnitPoint(x: 1 - unitX, y: 1 - unitY)
    return Path([
      .move(base),
      .quad(control: UnitPoint(x: unitX, y: unitY).point(in: frame), to: tip),
      .quad(control: opposite.point(in: frame), to: base),
      .close,
    ])
  }
}
