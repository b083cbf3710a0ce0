import PickerControlBase
import PickerGeometry

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
  /// The finger, whose velocity is that of the complete drag.
  var finger: FingerVelocity

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
    follower.offset + follower.map.apply(to: finger.point) - follower.map.apply(to: finger.start)
  }

  /// Whether the layers return if the finger is lifted.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second; nil uses the velocity of ``finger``.
  ///   - time: The time of the release.
  func returns(velocity: Point?, at time: Double) -> Bool {
    guard let returnsBelow else { return false }
    return (velocity ?? finger.velocity(at: time)).distance < returnsBelow
  }
}
