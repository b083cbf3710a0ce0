import PickerColor
import PickerGeometry

extension Fill {
  /// Returns the colour of this fill at a point, including opacity and mask but not the blend mode.
  ///
  /// This is the reference for renderers, which may draw the fill in other ways.
  ///
  /// - Parameters:
  ///   - point: In points from the frame's origin; may be outside the frame.
  ///   - size: The size of the frame, in points.
  public func color(at point: Point, in size: Size) -> Color {
    let color = pattern.color(at: point, in: size)
    let mask = mask?.color(at: point, in: size).alpha ?? 1
    return color.withAlpha(color.alpha * opacity * mask)
  }
}

extension [Fill] {
  /// Returns the colour of these fills at a point, blended in paint order; clear if there are none.
  public func color(at point: Point, in size: Size) -> Color {
    reduce(.clear) { $1.color(at: point, in: size).blended(over: $0, mode: $1.blend) }
  }
}

extension Fill.Pattern {
  /// Returns the colour at a point.
  ///
  /// - Parameters:
  ///   - point: In points from the frame's origin; may be outside the frame.
  ///   - size: The size of the frame, in points.
  public func color(at point: Point, in size: Size) -> Color {
    let frame = Rect(size: size)
    switch self {
    case .color(let color): return color
    case .linear(let gradient, let from, let to):
      return gradient.color(
        at: fraction(of: point, from: from.point(in: frame), to: to.point(in: frame)))
    case .radial(let gradient, let center, let start, let end):
      let distance = (point - center.point(in: frame)).distance
      return gradient.color(at: fraction(of: distance, from: start, to: end))
    case .elliptical(let gradient, let center):
      let offset = point - center.point(in: frame)
      let normalized = Point(x: offset.x / (size.width / 2), y: offset.y / (size.height / 2))
      return gradient.color(at: normalized.distance)
    case .angular(let gradient, let center, let from, let to):
      let sweep = Sweep(from: from, to: to)
      return gradient.color(at: sweep.fraction(of: (point - center.point(in: frame)).angle))
    case .checkerboard(let board): return board.color(at: point)
    case .mesh(let mesh):
      return mesh.color(at: UnitPoint(x: point.x / size.width, y: point.y / size.height))
    }
  }

  /// The projection of a point onto the line between two others: 0 at the first, 1 at the second.
  private func fraction(of point: Point, from: Point, to: Point) -> Double {
    let vector = to - from
    let length = vector.x * vector.x + vector.y * vector.y
    let part = (point.x - from.x) * vector.x + (point.y - from.y) * vector.y
    return length > 0 ? part / length : 1
  }

  private func fraction(of distance: Double, from: Double, to: Double) -> Double {
    to == from ? (distance < from ? 0 : 1) : (distance - from) / (to - from)
  }
}

/// The range of angles of an angular gradient.
package struct Sweep: Hashable, Sendable {
  /// The angle of the first stop.
  package let from: Angle
  /// The angle of the last stop.
  package let to: Angle

  /// Creates a sweep from one angle to the other: clockwise, or counterclockwise if `to` is less than `from`.
  package init(from: Angle, to: Angle) {
    self.from = from
    self.to = to
  }

  /// Returns the position of an angle along the sweep: 0 at the start, 1 at the end.
  ///
  /// - SeeAlso: ``Fill/Pattern/angular(_:center:from:to:)`` for sweeps of more or less than a full turn.
  package func fraction(of angle: Angle) -> Double {
    let span = to.degrees - from.degrees
    guard span >= 0 else { return 1 - Sweep(from: to, to: from).fraction(of: angle) }
    if span >= 360 { return 1 + (Sweep.turn(from: to, to: angle) - 360) / span }
    let distance = Sweep.turn(from: from, to: angle)
    if distance <= span { return span > 0 ? distance / span : 1 }
    return distance < (span + 360) / 2 ? 1 : 0
  }

  /// Degrees clockwise from one angle to another: at least 0, less than 360.
  private static func turn(from: Angle, to: Angle) -> Double {
    let distance = (to.degrees - from.degrees).truncatingRemainder(dividingBy: 360)
    return distance < 0 ? distance + 360 : distance
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
  /// Returns the colour at a unit point; outside the frame, the colour at the nearest edge.
  public func color(at place: UnitPoint) -> Color {
    let (left, right, across) = Mesh.between(place.x, count: columns)
    let (top, bottom, down) = Mesh.between(place.y, count: rows)
    return self[left, top].mixed(with: self[right, top], across)
      .mixed(with: self[left, bottom].mixed(with: self[right, bottom], across), down)
  }

  /// The two samples that a coordinate lies between, and its fractional position between them.
  private static func between(_ coordinate: Double, count: Int) -> (Int, Int, Double) {
    let place = (coordinate > 0 ? min(coordinate, 1) : 0) * Double(count - 1)
    let first = min(Int(place), max(0, count - 2))
    return (first, min(first + 1, count - 1), place - Double(first))
  }
}
