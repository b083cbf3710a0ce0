/// A sample of a drag gesture on a carousel.
public struct DragSample: Hashable, Sendable {
  /// The time of the sample, in seconds of the carousel's clock.
  public var time: Double
  /// The translation since the drag began, in points to the right or down.
  public var translation: Double

  /// Creates a sample.
  public init(time: Double, translation: Double) {
    self.time = time
    self.translation = translation
  }
}

/// A drag gesture in progress.
struct CarouselDrag: Hashable {
  /// The place where the drag began; the drag can reveal its neighbours only.
  let home: Int
  /// The offset from that place when the drag began, in viewports.
  let start: Double
  /// The time when the drag began.
  let since: Double
  /// The samples, in chronological order.
  private var samples: [DragSample]

  init(home: Int, start: Double, since: Double) {
    self.home = home
    self.start = start
    self.since = since
    samples = [DragSample(time: since, translation: 0)]
  }

  /// The current translation, in points.
  var translation: Double { samples.last?.translation ?? 0 }

  /// The unresisted offset from ``home``, in viewports.
  func offset(on track: CarouselTrack) -> Double {
    guard track.canMove else { return start }
    let wanted = start + track.pages(of: translation)
    return max(min(-1, start), min(wanted, max(1, start)))
  }

  /// Records a sample, and drops samples that no longer affect the velocity.
  mutating func move(to translation: Double, at time: Double, window: Double?) {
    samples.append(DragSample(time: time, translation: translation))
    guard let window else {
      samples.removeFirst(samples.count - 1)
      return
    }
    let first = samples.lastIndex { $0.time <= time - window } ?? 0
    samples.removeFirst(first)
  }

  /// The mean velocity up to a time, in points per second: over the last `window` seconds, or over the complete drag.
  ///
  /// - Returns: 0 if no time has passed.
  func velocity(at time: Double, window: Double?) -> Double {
    guard time > since else { return 0 }
    guard let window, time - window > since else { return translation / (time - since) }
    return window > 0 ? (translation - translation(at: time - window)) / window : 0
  }

  /// The translation at a time, interpolated linearly between samples.
  private func translation(at time: Double) -> Double {
    guard let next = samples.firstIndex(where: { $0.time > time }) else { return translation }
    guard next > 0 else { return samples[next].translation }
    let (a, b) = (samples[next - 1], samples[next])
    return a.translation + (b.translation - a.translation) * (time - a.time) / (b.time - a.time)
  }
}
