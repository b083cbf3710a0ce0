package import PickerGeometry

/// The velocity of a finger: its mean over the last seconds of a drag, or over the complete drag.
package struct FingerVelocity: Hashable, Sendable {
  private struct Sample: Hashable {
    let time: Double
    let point: Point
  }

  private let first: Sample
  /// The samples since the window began, with one before it.
  private var samples: [Sample]
  /// The length of the window in seconds; nil: the complete drag.
  private let window: Double?

  /// The usual window, in seconds.
  package static let usualWindow = 0.1
  /// More samples than any device reports in a window of several seconds; of more, the earliest do not count.
  private static let maximumCount = 1024

  /// Begins a drag.
  package init(at point: Point, time: Double, window: Double? = FingerVelocity.usualWindow) {
    first = Sample(time: time, point: point)
    samples = [first]
    self.window = window
  }

  /// Where the drag began.
  package var start: Point { first.point }

  /// The position of the finger.
  package var point: Point { samples.last?.point ?? start }

  /// Records a position, and drops positions that no longer affect the velocity.
  package mutating func move(to point: Point, at time: Double) {
    samples.append(Sample(time: time, point: point))
    let last = samples.count - 1
    let kept = window.map { window in samples.lastIndex { $0.time <= time - window } ?? 0 }
    samples.removeFirst(max(kept ?? last, last - FingerVelocity.maximumCount))
  }

  /// The mean velocity up to a time, in points per second; zero if no time has passed.
  package func velocity(at time: Double) -> Point {
    guard time > first.time else { return .zero }
    guard let window, time - window > first.time else {
      return mean(of: point - start, over: time - first.time)
    }
    guard window > 0 else { return .zero }
    return mean(of: point - position(at: time - window), over: window)
  }

  private func mean(of way: Point, over seconds: Double) -> Point {
    Point(x: way.x / seconds, y: way.y / seconds)
  }

  /// The position at a time, interpolated linearly between samples.
  private func position(at time: Double) -> Point {
    guard let next = samples.firstIndex(where: { $0.time > time }) else { return point }
    guard next > 0 else { return samples[next].point }
    let (a, b) = (samples[next - 1], samples[next])
    let way = b.point - a.point
    return a.point + mean(of: way * (time - a.time), over: b.time - a.time)
  }
}

extension Point {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The velocity with components that a motion can start with; zero if one is not finite.
  package var boundedVelocity: Point {
    guard isFinite else { return .zero }
    let limit = Lengths.maximum
    return Point(x: max(-limit, min(x, limit)), y: max(-limit, min(y, limit)))
  }
}
