/// A leaf: two curves from the bottom left corner of the box to the top right one.
///
///     control · . . . . . . . · tip
///             .     ╭───────╱
///             .  ╭──      ╱ │
///             . ╭       ╱   │      unit point (0, 0) bends the upper curve, and the point
///             . │     ╱     ╯      across the middle of the box, (1, 1), the lower one
///             . │   ╱    ──╯ .
///             .   ╱ ─────╯   .
///        base · . . . . . . . · across the middle
///
/// Both are quadratic Bézier curves, and half a turn makes the one of the other. At a control on the
/// midrib, where `unitX` + `unitY` is 1, the leaf is as narrow as a line.
public struct Leaf: Shape {
  /// What documents call it.
  public static let name = "leaf"

  /// The control point of the upper curve, as a share of the width from the left; 0…1.
  public var unitX: Double
  /// The same as a share of the height from the top.
  public var unitY: Double

  /// A leaf; the further the control is from the midrib, the wider it is.
  public init(unitX: Double = 0.1, unitY: Double = 0.1) {
    self.unitX = unitX
    self.unitY = unitY
  }

  /// Up one edge and back down the other.
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
