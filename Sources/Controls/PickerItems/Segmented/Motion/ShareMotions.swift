import PickerMotion

/// Shares of segments as functions of time, such as how far each is pressed: 0…1 by index, and 0 for most.
///
/// A share that is sent elsewhere on its way keeps its velocity. It stops at 0 and at 1 if a spring overshoots.
struct ShareMotions: Hashable {
  private var motions: [Int: Started] = [:]

  /// A motion, its start time, and the preceding motion.
  fileprivate struct Started: Hashable {
    var motion: Motion
    var start: Double
    /// The motion until then; nil means a share of 0 at rest.
    var before: Earlier?
  }

  fileprivate struct Earlier: Hashable {
    var motion: Motion
    var start: Double
  }

  /// The time in seconds from which nothing moves.
  var restTime: Double {
    motions.values.reduce(-.infinity) { max($0, $1.start + $1.motion.settlingTime) }
  }

  /// The shares at a time. Those that are left out are 0.
  func shares(at time: Double) -> [Int: Double] {
    motions.isEmpty ? [:] : motions.mapValues { max(0, min(1, $0.position(at: time))) }
  }

  /// Sends the share of a segment to another value.
  ///
  /// - Parameter start: The start time, not before the latest change of this share.
  mutating func send(_ index: Int, to share: Double, at start: Double, _ timing: Motion.Timing) {
    let now = motions[index]
    motions = motions.filter { $0.value.isOfUse(at: start) || $0.key == index }
    guard let now else {
      guard share > 0 else { return }
      let motion = Motion(shareFrom: 0, to: share, timing: timing)
      motions[index] = Started(motion: motion, start: start)
      return
    }
    let current = now.current(at: start)
    let elapsed = start - current.start
    let motion =
      elapsed < current.motion.settlingTime
      ? current.motion.retargeted(to: share, at: max(0, elapsed), timing: timing)
      : Motion(shareFrom: current.motion.to, to: share, timing: timing)
    motions[index] = Started(motion: motion, start: start, before: current)
  }

  /// Sets shares at once; all others become 0.
  mutating func rest(at shares: [Int: Double] = [:]) {
    motions = shares.mapValues {
      let motion = Motion(shareFrom: $0, to: $0, timing: .curve(.linear, duration: 0))
      return Started(motion: motion, start: -.infinity)
    }
  }

  /// The first time at or after `time` at which a moving share reaches a value; `time` if it already has it or never
  /// reaches it.
  func time(of share: Double, of index: Int, from time: Double) -> Double {
    guard let current = motions[index]?.current(at: time), current.motion.to > share,
      current.motion.position(at: time - current.start) < share
    else { return time }
    var (low, high) = (time, current.start + current.motion.settlingTime)
    for _ in 0..<50 {
      let middle = low + (high - low) / 2
      if current.motion.position(at: middle - current.start) < share {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}

extension ShareMotions.Started {
  /// The motion at a time, and when it began.
  fileprivate func current(at time: Double) -> ShareMotions.Earlier {
    if time < start, let before { return before }
    return ShareMotions.Earlier(motion: motion, start: start)
  }

  fileprivate func position(at time: Double) -> Double {
    let current = current(at: time)
    return time < current.start
      ? current.motion.from : current.motion.position(at: time - current.start)
  }

  /// Whether the share is not permanently 0 after a time.
  fileprivate func isOfUse(at time: Double) -> Bool {
    motion.to != 0 || time < start + motion.settlingTime
  }
}
