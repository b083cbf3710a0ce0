import PickerGeometry
import PickerTree

/// The crossing of a text, which moves, at one time.
struct MovingCrossing: Sendable {
  var paint: MovingPaint
  var clip: Moving<Rect>
}

extension MovingCrossing {
  /// A crossing at rest.
  init(_ crossing: Crossing) {
    self.init(paint: MovingPaint(paint: crossing.paint), clip: Moving(value: crossing.clip))
  }
}

/// The animation of the part of a text that something moves across.
struct CrossingTrack: Sendable {
  private let paint: PaintTrack
  private let clip: NumberTrack<Rect>

  init(from start: MovingCrossing, to end: Crossing) {
    paint = PaintTrack(from: start.paint, to: end.paint)
    clip = NumberTrack(from: start.clip, to: end.clip)
  }

  func crossing(at progress: TransitionProgress) -> Crossing {
    Crossing(paint: paint.paint(at: progress), clip: clip.value(at: progress))
  }

  func moving(at progress: TransitionProgress) -> MovingCrossing {
    MovingCrossing(paint: paint.moving(at: progress), clip: clip.moving(at: progress))
  }

  func include(in reach: inout TransitionReach) {
    paint.include(in: &reach)
    clip.include(in: &reach)
  }
}
