/// A straight line between two unit points of the box. It has no inside: only a stroke shows it.
public struct Line: Shape {
  /// What documents call it.
  public static let name = "line"

  /// Where it begins.
  public var from: UnitPoint
  /// Where it ends.
  public var to: UnitPoint

  /// A line, across the middle of the box unless said otherwise.
  public init(from: UnitPoint = .leading, to: UnitPoint = .trailing) {
    self.from = from
    self.to = to
  }

  /// One stroke.
  public func path(in frame: Rect) -> Path {
    Path([.move(from.point(in: frame)), .line(to.point(in: frame))])
  }
}
