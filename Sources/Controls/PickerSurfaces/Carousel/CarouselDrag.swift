import PickerControlBase

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
  /// The translation of the finger along the axis.
  var finger: FingerVelocity

  init(home: Int, start: Double, since: Double, window: Double?) {
    self.home = home
    self.start = start
    self.since = since
    finger = FingerVelocity(at: .zero, time: since, window: window)
  }

  /// The current translation, in points.
  var translation: Double { finger.point.x }

  /// The unresisted offset from ``home``, in viewports.
  func offset(on track: CarouselTrack) -> Double {
    guard track.canMove else { return start }
    let wanted = start + track.pages(of: translation)
    return max(min(-1, start), min(wanted, max(1, start)))
  }
}
