package import PickerGeometry
package import PickerMotion
package import PickerTree

/// A box whose four edges move by a clock, each on its own track.
///
///     var box = MovingBox(restingAt: a)
///     box.send(to: b, within: bounds, at: now, .indicator)
///     box.frame(at: now + 0.05)                                      // half way
///     box.send(to: c, within: bounds, at: now + 0.05, .indicator)    // continues with position and velocity
///
/// Its position and its size are thus animated together. At rest, the frame is exact.
package struct MovingBox: Sendable {
  /// The frame at rest, in points.
  package private(set) var target: Rect
  /// The rectangle that it never leaves; a spring that would overshoot stops at its edge.
  private var bounds: Rect
  /// The left, the right, the upper and the lower edge.
  private var edges: [Track]

  /// Creates a box at rest.
  package init(restingAt frame: Rect) {
    (target, bounds) = (frame, frame)
    edges = frame.edges.map { Track(restingAt: $0) }
  }

  /// The time from which it is at rest.
  package var restTime: Double { edges.reduce(-.infinity) { max($0, $1.restTime) } }

  /// The frame at a time.
  package func frame(at time: Double) -> Rect {
    guard time < restTime else { return target }
    let edges = edges.map { $0.value(at: time) }
    let (x, width) = extent(edges[0], edges[1], from: bounds.minX, to: bounds.maxX)
    let (y, height) = extent(edges[2], edges[3], from: bounds.minY, to: bounds.maxY)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The first of two opposite edges and the distance to the other one, shifted to stay within the bounds.
  private func extent(
    _ low: Double, _ high: Double, from lowerBound: Double, to upperBound: Double
  ) -> (low: Double, length: Double) {
    let length = min(max(0, high - low), upperBound - lowerBound)
    // Overshooting edges may cross: collapse them to their midpoint instead of a negative length.
    let start = high < low ? (low + high) / 2 : low
    return (max(lowerBound, min(start, upperBound - length)), length)
  }

  /// The velocity of its centre at a time, in points per second. It ignores the bounds.
  package func velocity(at time: Double) -> Point {
    let speeds = edges.map { $0.velocity(at: time) }
    return Point(x: (speeds[0] + speeds[1]) / 2, y: (speeds[2] + speeds[3]) / 2)
  }

  /// Sends it to another frame. On its way, every edge continues with its velocity; at rest, they start with that of the
  /// timing.
  ///
  /// - Parameters:
  ///   - target: The frame at rest, in points.
  ///   - bounds: The rectangle that it never leaves, extended by its frame at the time.
  ///   - time: The time when it starts.
  ///   - timing: The timing of the edges.
  ///   - style: How the leading and trailing edges move relative to each other.
  ///   - stretch: How much a slide past more than one segment stretches, 0…0.9; see ``Indicator/stretch``.
  ///   - velocity: The velocity at the start, in points per second; nil: see above.
  package mutating func send(
    to target: Rect, within bounds: Rect, at time: Double, _ timing: Motion.Timing,
    style: IndicatorTransition.Style = .slide, stretch: Double = 0, velocity: Point? = nil
  ) {
    self.bounds = bounds.union(frame(at: time))
    self.target = target
    let (isMoving, ends) = (time < restTime, target.edges)
    let timings = timing.timings(
      ofEdges: edges.map { $0.value(at: time) }, to: ends, style, stretch)
    for edge in edges.indices {
      let start = edge < 2 ? velocity?.x : velocity?.y
      let own = isMoving ? edges[edge].velocity(at: time) : nil
      edges[edge].send(to: ends[edge], at: time, timings[edge], velocity: start ?? own)
    }
  }

  /// Moves it and its way by an offset.
  package mutating func move(by offset: Point) {
    (target, bounds) = (target.offset(by: offset), bounds.offset(by: offset))
    for edge in edges.indices {
      edges[edge].move(by: edge < 2 ? offset.x : offset.y)
    }
  }
}

extension MovingBox {
  /// The motion from time 0 on, as a tree reports it: all keyframes, or the one at a given time.
  ///
  /// - Parameter fps: Keyframes per second, greater than 0.
  package func transition(of role: Role?, fps: Double, at time: Double?) -> Transition {
    let times = time.map { [$0] } ?? keyframeTimes(fps: fps)
    return Transition(
      of: role, duration: max(0, restTime),
      keyframes: times.map { Keyframe(time: $0, frame: frame(at: $0)) })
  }

  /// At most 10,001 times at equal steps from 0 to rest, both included; only 0 if nothing moves.
  private func keyframeTimes(fps: Double) -> [Double] {
    guard restTime > 0, fps > 0 else { return [0] }
    let step = max(1 / fps, restTime / 10_000)
    // A remainder of less than a thousandth of a step is rounding error of the division, not a keyframe.
    return stride(from: 0, to: restTime - step / 1000, by: step) + [restTime]
  }
}

extension Rect {
  /// The coordinates of the left, the right, the upper and the lower edge.
  fileprivate var edges: [Double] { [minX, maxX, minY, maxY] }
}
