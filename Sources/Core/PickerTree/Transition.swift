import PickerGeometry

/// The animation of a box from one frame to another, as keyframes.
public struct Transition: Hashable, Sendable {
  /// The role of the child that moves; nil is the indicator.
  public var role: Role?
  /// The duration in seconds; 0 if nothing moves.
  public var duration: Double
  /// The keyframes, in ascending order of time.
  public var keyframes: [Keyframe]

  /// Creates a transition through the given keyframes.
  public init(of role: Role? = nil, duration: Double, keyframes: [Keyframe]) {
    self.role = role
    self.duration = duration
    self.keyframes = keyframes
  }
}

/// The frame of a moving box at one time.
public struct Keyframe: Hashable, Sendable {
  /// Seconds from the start.
  public var time: Double
  /// The frame in points, relative to the control's origin.
  public var frame: Rect

  /// Creates a keyframe.
  public init(time: Double, frame: Rect) {
    self.time = time
    self.frame = frame
  }
}

extension Transition {
  /// The transition as text, one line for each keyframe.
  var outline: [String] {
    let milliseconds = { (time: Double) in "\(Int64((min(time, 1e9) * 1000).rounded())) ms" }
    let name = role.map { " of \($0.rawValue)" } ?? ""
    return ["transition\(name): \(milliseconds(duration))"]
      + keyframes.map { "  \(milliseconds($0.time)) · \($0.frame.outline)" }
  }
}
