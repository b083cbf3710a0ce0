import PickerMotion

/// Which segment is pressed, and how far each one is, as functions of time.
struct PressMotions {
  /// The index of the pressed segment; nil for none.
  private(set) var pressed: Int?
  private var shares: [Int: Track] = [:]

  /// The share of its growth that a pressed segment reaches before it shrinks again, however soon it is released.
  /// Short taps are thus visible.
  ///
  /// - Source: Compose Material 3, `ButtonGroup`.
  static let minimum = 0.75

  init() {}

  /// Starts with a segment completely pressed; nil: with none.
  init(pressing pressed: Int?) {
    self.pressed = pressed
    if let pressed { shares = [pressed: Track(restingShareAt: 1)] }
  }

  /// The time in seconds from which nothing moves.
  var restTime: Double { shares.restTime }

  /// How far segments are pressed: 0…1 by index. Those that are left out are not.
  func shares(at time: Double) -> [Int: Double] {
    shares.values(at: time).filter { $0.value > 0 }
  }

  /// Presses a segment and releases the previous one; nil presses none.
  mutating func press(_ next: Int?, at time: Double) {
    guard next != pressed else { return }
    if let pressed {
      let start = shares[pressed]?.time(reaching: PressMotions.minimum, from: time) ?? time
      shares.send(pressed, to: 0, at: start, .press)
    }
    if let next { shares.send(next, to: 1, at: time, .press) }
    pressed = next
  }
}

/// Shares of segments, 0…1 by index, such as how far each is pressed. A share that is left out is 0.
extension [Int: Track] {
  /// The time in seconds from which nothing moves.
  var restTime: Double { values.reduce(-.infinity) { Swift.max($0, $1.restTime) } }

  /// The shares at a time. A spring that overshoots stops at 0 and at 1.
  func values(at time: Double) -> [Int: Double] {
    mapValues { Swift.max(0, Swift.min(1, $0.value(at: time))) }
  }

  /// Sends the share of a segment to another value, and drops those that are 0 from then on.
  mutating func send(_ index: Int, to share: Double, at time: Double, _ timing: Motion.Timing) {
    self = filter { $0.key == index || $0.value.target != 0 || time < $0.value.restTime }
    guard self[index] != nil || share > 0 else { return }
    self[index, default: Track(restingShareAt: 0)].send(to: share, at: time, timing)
  }
}
