import PickerColor
import PickerGeometry

extension Fill {
  /// What this fill alone shows at a point of a frame of that size, opacity and mask included.
  ///
  /// A renderer may draw it any way it likes; this is what it is held against.
  ///
  /// - Parameter point: In points from the frame's origin; may lie outside.
  public func color(at point: Point, in size: Size) -> Color {
    let color = pattern.color(at: point, in: size)
    let mask = mask?.color(at: point, in: size).alpha ?? 1
    return color.withAlpha(color.alpha * opacity * mask)
  }
}

extension [Fill] {
  /// What these fills show at a point, one over the other; clear where there is none.
  public func color(at point: Point, in size: Size) -> Color {
    reduce(.clear) { $1.color(at: point, in: size).blended(over: $0, $1.blend) }
  }
}

extension Fill.Pattern {
  /// The colour at a point of a frame of that size.
  public func color(at point: Point, in size: Size) -> Color {
    let frame = Rect(size: size)
    switch self {
    case .color(let color): return color
    case .linear(let gradient, let from, let to):
      return gradient.color(
        at: place(of: point, from: from.point(in: frame), to: to.point(in: frame)))
    case .radial(let gradient, let center, let start, let end):
      let distance = (point - center.point(in: frame)).distance
      return gradient.color(at: place(of: distance, from: start, to: end))
    case .elliptical(let gradient, let center):
      let way = point - center.point(in: frame)
      let share = Point(x: way.x / (size.width / 2), y: way.y / (size.height / 2))
      return gradient.color(at: share.distance)
    case .angular(let gradient, let center, let from, let to):
      let sweep = Sweep(from: from, to: to)
      return gradient.color(at: sweep.place(of: (point - center.point(in: frame)).angle))
    case .checkerboard(let board): return board.color(at: point)
    case .mesh(let mesh):
      return mesh.color(at: UnitPoint(x: point.x / size.width, y: point.y / size.height))
    }
  }

  /// How far along the way from one point to the other: 0 at the first, 1 at the second.
  private func place(of point: Point, from: Point, to: Point) -> Double {
    let way = to - from
    let length = way.x * way.x + way.y * way.y
    let part = (point.x - from.x) * way.x + (point.y - from.y) * way.y
    return length > 0 ? part / length : 1
  }

  private func place(of distance: Double, from: Double, to: Double) -> Double {
    to == from ? (distance < from ? 0 : 1) : (distance - from) / (to - from)
  }
}

/// The way an angular gradient goes.
public struct Sweep: Hashable, Sendable {
  /// Where it begins.
  public let from: Angle
  /// Where it ends.
  public let to: Angle

  /// The way from one angle to the other: clockwise, or the other way round where `to` is less.
  public init(from: Angle, to: Angle) {
    self.from = from
    self.to = to
  }

  /// How far an angle is along the way: 0 where it begins, 1 where it ends.
  ///
  /// - SeeAlso: ``Fill/Pattern/angular(_:center:from:to:)`` for what is more or less than a turn.
  public func place(of angle: Angle) -> Double {
    let span = to.degrees - from.degrees
    guard span >= 0 else { return 1 - Sweep(from: to, to: from).place(of: angle) }
    if span >= 360 { return 1 + (Sweep.turn(from: to, to: angle) - 360) / span }
    let way = Sweep.turn(from: from, to: angle)
    if way <= span { return span > 0 ? way / span : 1 }
    return way < (span + 360) / 2 ? 1 : 0
  }

  /// Degrees clockwise from one angle to another, 0 up to 360.
  private static func turn(from: Angle, to: Angle) -> Double {
    let way = (to.degrees - from.degrees).truncatingRemainder(dividingBy: 360)
    return way < 0 ? way + 360 : way
  }
}

extension Checkerboard {
  fileprivate func color(at point: Point) -> Color {
    guard tile >= Checkerboard.minimumTile else { return mean }
    guard point.x.isFinite, point.y.isFinite else { return second }
    let parity = ((point.x / tile).rounded(.down) + (point.y / tile).rounded(.down))
      .truncatingRemainder(dividingBy: 2)
    return parity == 0 ? second : first
  }
}

extension Mesh {
  /// The colour at a place, outside that of the nearest edge.
  public func color(at place: UnitPoint) -> Color {
    let (left, right, across) = Mesh.between(place.x, count: columns)
    let (top, bottom, down) = Mesh.between(place.y, count: rows)
    return self[left, top].mixed(with: self[right, top], across)
      .mixed(with: self[left, bottom].mixed(with: self[right, bottom], across), down)
  }

  /// The two samples a share lies between, and how far from the first it is.
  private static func between(_ share: Double, count: Int) -> (Int, Int, Double) {
    let place = (share > 0 ? min(share, 1) : 0) * Double(count - 1)
    let first = min(Int(place), max(0, count - 2))
    return (first, min(first + 1, count - 1), place - Double(first))
  }
}
