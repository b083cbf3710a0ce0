/// A finger on a carousel at one moment.
public struct DragSample: Hashable, Sendable {
  /// Seconds, of the carousel's clock.
  public var time: Double
  /// Points the finger has gone since the drag began, to the right, or down.
  public var translation: Double

  /// A finger that has gone so far by then.
  public init(time: Double, translation: Double) {
    self.time = time
    self.translation = translation
  }
}

/// A finger that holds the pages.
struct CarouselDrag: Hashable {
  /// The place it took hold of: it can pull its neighbours into sight, and no others.
  let home: Int
  /// Viewports by which the pages were beyond that place then.
  let start: Double
  /// When that was.
  let since: Double
  /// Where the finger has been, the latest last.
  private var samples: [DragSample]

  init(home: Int, start: Double, since: Double) {
    self.home = home
    self.start = start
    self.since = since
    samples = [DragSample(time: since, translation: 0)]
  }

  /// Points the finger has gone.
  var translation: Double { samples.last?.translation ?? 0 }

  /// Viewports by which the pages want to be beyond ``home``.
  func offset(on track: CarouselTrack) -> Double {
    guard track.canMove else { return start }
    let wanted = start + track.viewports(of: translation)
    return max(min(-1, start), min(wanted, max(1, start)))
  }

  /// Takes note of the finger, and forgets what no longer counts for its velocity.
  mutating func move(to translation: Double, at time: Double, window: Double?) {
    samples.append(DragSample(time: time, translation: translation))
    guard let window else {
      samples.removeFirst(samples.count - 1)
      return
    }
    let first = samples.lastIndex { $0.time <= time - window } ?? 0
    samples.removeFirst(first)
  }

  /// Points a second up to a time: over the last seconds, or over the whole drag.
  ///
  /// - Returns: 0 where no time has passed.
  func velocity(at time: Double, window: Double?) -> Double {
    guard time > since else { return 0 }
    guard let window, time - window > since else { return translation / (time - since) }
    return window > 0 ? (translation - translation(at: time - window)) / window : 0
  }

  /// Where the finger was at a time, on a straight way between the samples.
  private func translation(at time: Double) -> Double {
    guard let next = samples.firstIndex(where: { $0.time > time }) else { return translation }
    guard next > 0 else { return samples[next].translation }
    let (a, b) = (samples[next - 1], samples[next])
    return a.translation + (b.translation - a.translation) * (time - a.time) / (b.time - a.time)
  }
}
