import PickerGeometry
import PickerTree

/// The crossing of a text, which moves, at one time.
struct MovingCrossing: Sendable {
  var paint: MovingPaint
  var clip: Rect
  /// The velocities of the four numbers of the clip; empty where they are at rest.
  var clipSpeeds: [Double] = []

  init(paint: MovingPaint, clip: Rect) {
    self.paint = paint
    self.clip = clip
  }

  /// A crossing at rest.
  init(_ crossing: Crossing) {
    self.init(paint: MovingPaint(paint: crossing.paint), clip: crossing.clip)
  }
}

/// The animation of the part of a text that something moves across.
struct CrossingTrack: Sendable {
  private let paint: PaintTrack
  private let clip: NumberTrack<Rect>

  init(from start: MovingCrossing, to end: Crossing) {
    paint = PaintTrack(from: start.paint, to: end.paint)
    clip = NumberTrack(from: start.clip, to: end.clip, speeds: start.clipSpeeds)
  }

  func crossing(at progress: TransitionProgress) -> Crossing {
    Crossing(paint: paint.paint(at: progress), clip: clip.value(at: progress))
  }

  func moving(at progress: TransitionProgress) -> MovingCrossing {
    var crossing = MovingCrossing(
      paint: paint.moving(at: progress), clip: clip.value(at: progress))
    crossing.clipSpeeds = clip.speeds(at: progress)
    return crossing
  }

  func include(in reach: inout TransitionReach) {
    paint.include(in: &reach)
    clip.include(in: &reach)
  }
}
