import PickerGeometry

/// Where a box is while it moves from one place to another.
public struct Transition: Hashable, Sendable {
  /// What moves: the control's child of that role; nil: its indicator.
  public var role: Role?
  /// Seconds until the box is where it ends for good; 0: nothing moves.
  public var duration: Double
  /// Moments of the movement, the earliest first.
  public var keyframes: [Keyframe]

  /// A movement through these moments.
  public init(of role: Role? = nil, duration: Double, keyframes: [Keyframe]) {
    self.role = role
    self.duration = duration
    self.keyframes = keyframes
  }
}

/// Where a moving box is at one moment.
public struct Keyframe: Hashable, Sendable {
  /// Seconds from the start.
  public var time: Double
  /// The box, relative to the control's origin.
  public var frame: Rect

  /// A box at a moment.
  public init(time: Double, frame: Rect) {
    self.time = time
    self.frame = frame
  }
}

extension Transition {
  /// The same in words, a line each.
  var outline: [String] {
    let milliseconds = { (time: Double) in "\(Int((min(time, 1e9) * 1000).rounded())) ms" }
    let name = role.map { " of \($0.rawValue)" } ?? ""
    return ["transition\(name): \(milliseconds(duration))"]
      + keyframes.map { "  \(milliseconds($0.time)) · \($0.frame.outline)" }
  }
}
