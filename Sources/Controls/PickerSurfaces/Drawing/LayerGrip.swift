import PickerGeometry
import PickerMotion

/// A layer that a user can move, or that moves with others.
struct MovableLayer {
  /// The position of its node.
  let position: Int
  let isDraggable: Bool
  /// See ``DrawingLayer/returnsBelow``.
  let returnsBelow: Double?
  let group: String?
}

/// A layer that is being dragged, and the layers that move with it.
struct LayerGrip {
  /// The index of the layer under the finger, among movable layers.
  let layer: Int
  /// The speed below which the layers return, in points per second; nil: they stay.
  let returnsBelow: Double?
  let followers: [Follower]
  /// The point and the time at which the drag began.
  let start: (point: Point, time: Double)
  /// The position of the finger.
  var point: Point

  /// A layer that follows the finger.
  struct Follower {
    let layer: Int
    /// Its offset when the drag began.
    let offset: Point
    /// The map from the drawing to the layer's surroundings, apart from where they are.
    let map: AffineTransform
  }

  /// The offset of a layer that follows the finger.
  func offset(of follower: Follower) -> Point {
    follower.offset + follower.map.apply(to: point) - follower.map.apply(to: start.point)
  }

  /// Whether the layers return if the finger is lifted.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second; nil uses the mean one of the drag.
  ///   - time: The time of the release.
  func returns(velocity: Point?, at time: Double) -> Bool {
    guard let returnsBelow else { return false }
    let elapsed = time - start.time
    let mean = elapsed > 0 ? (point - start.point) * (1 / elapsed) : .zero
    return (velocity ?? mean).distance < returnsBelow
  }
}

/// The motion of a layer back to its place.
struct LayerReturn {
  /// Its offset at the start.
  let offset: Point
  let start: Double

  private static let share = Motion(
    from: 1, to: 0, timing: .curve(.easeOut, duration: 0.25), restThreshold: 0.001)

  func offset(at time: Double) -> Point { offset * LayerReturn.share.position(at: time - start) }

  func isMoving(at time: Double) -> Bool { time - start < LayerReturn.share.settlingTime }
}
