import PickerMotion

/// Which segment is pressed, and how far each one is, as functions of time.
struct PressMotions: Hashable {
  /// The index of the pressed segment; nil for none.
  private(set) var pressed: Int?
  private var motions = ShareMotions()

  /// The share of its growth that a pressed segment reaches before it shrinks again, however soon it is released.
  /// Short taps are thus visible.
  ///
  /// - Source: Compose Material 3, `ButtonGroup`.
  static let minimum = 0.75

  init() {}

  /// Starts with a segment completely pressed; nil: with none.
  init(pressing pressed: Int?) {
    self.pressed = pressed
    if let pressed { motions.rest(at: [pressed: 1]) }
  }

  /// The time in seconds from which nothing moves.
  var restTime: Double { motions.restTime }

  /// How far segments are pressed: 0…1 by index. Those that are left out are not.
  func shares(at time: Double) -> [Int: Double] {
    motions.shares(at: time).filter { $0.value > 0 }
  }

  /// Presses a segment and releases the previous one; nil presses none.
  mutating func press(_ next: Int?, at time: Double) {
    guard next != pressed else { return }
    if let pressed {
      let start = motions.time(of: PressMotions.minimum, of: pressed, from: time)
      motions.send(pressed, to: 0, at: start, .press)
    }
    if let next { motions.send(next, to: 1, at: time, .press) }
    pressed = next
  }
}
