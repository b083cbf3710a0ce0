import PickerColor
import PickerTree

/// The background or the paper of a tree, which moves, at one time.
struct MovingBackground: Sendable {
  /// Nil: there is none.
  var color: Color?
  /// The velocities of the numbers of the colour; empty where they are at rest.
  var speeds: [Double] = []
}

/// The animation of the background or of the paper of a tree; where there is none, it is transparent.
struct BackgroundTrack: Sendable {
  private let end: Color?
  /// Nil: the background does not change.
  private let track: NumberTrack<Color>?

  init(from start: MovingBackground, to end: Color?) {
    self.end = end
    guard start.color != end || !start.speeds.isEmpty,
      let target = end ?? start.color?.withAlpha(0)
    else {
      track = nil
      return
    }
    track = NumberTrack(
      from: start.color ?? target.withAlpha(0), to: target, speeds: start.speeds)
  }

  func color(at progress: TransitionProgress) -> Color? { track?.value(at: progress) ?? end }

  func moving(at progress: TransitionProgress) -> MovingBackground {
    MovingBackground(color: color(at: progress), speeds: track?.speeds(at: progress) ?? [])
  }

  func include(in reach: inout TransitionReach) { track?.include(in: &reach) }
}
