/// A straight line between two unit points of the box. It has no interior: only a stroke makes it visible.
public struct Line: Shape {
  /// The name of the shape in documents.
  public static let name = "line"

  /// The start point.
  public var from: UnitPoint
  /// The end point.
  public var to: UnitPoint

  /// Creates a line; by default horizontally through the centre of the box.
  public init(from: UnitPoint = .leading, to: UnitPoint = .trailing) {
    self.from = from
    self.to = to
  }

  /// The line.
  public func path(in frame: Rect) -> Path {
    Path([.move(from.point(in: frame)), .line(to.point(in: frame))])
  }
}
