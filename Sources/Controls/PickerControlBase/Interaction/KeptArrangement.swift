/// Values that a container caches between two events, so reading its state costs nothing.
struct KeptArrangement {
  private var arrangement: ContainerArrangement?
  /// The time of the arrangement, and whether it also applies to all later times.
  private var (time, isAtRest) = (0.0, false)
  /// Whether the current state is drawn. If not, only the appearance of items has changed, such as which are
  /// selected.
  private var isDrawn = false
  var state: SessionState?

  /// Forgets everything, because it has changed.
  mutating func forget() { self = KeptArrangement() }

  func arrangement(at now: Double) -> ContainerArrangement? {
    now == time || (isAtRest && now > time) ? arrangement : nil
  }

  func drawnArrangement(at now: Double) -> ContainerArrangement? {
    isDrawn ? arrangement(at: now) : nil
  }

  mutating func keep(_ arrangement: ContainerArrangement, at time: Double, isAtRest: Bool) {
    (self.arrangement, self.time, self.isAtRest) = (arrangement, time, isAtRest)
    isDrawn = true
  }

  /// Keeps where everything is, but not what it looks like.
  mutating func forgetLooks() { isDrawn = false }
}
