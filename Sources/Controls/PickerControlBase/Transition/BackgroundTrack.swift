import PickerColor
import PickerTree

/// The animation of the background or of the paper of a tree; if there is none, it is transparent.
struct BackgroundTrack: Sendable {
  private let end: Color?
  /// Nil: the background does not change.
  private let track: NumberTrack<Color>?

  init(from start: Moving<Color?>, to end: Color?) {
    self.end = end
    guard start.value != end || !start.speeds.isEmpty,
      let target = end ?? start.value?.withAlpha(0)
    else {
      track = nil
      return
    }
    track = NumberTrack(
      from: Moving(value: start.value ?? target.withAlpha(0), speeds: start.speeds), to: target)
  }

  func color(at progress: TransitionProgress) -> Color? { track?.value(at: progress) ?? end }

  func moving(at progress: TransitionProgress) -> Moving<Color?> {
    Moving(value: color(at: progress), speeds: track?.moving(at: progress).speeds ?? [])
  }

  func include(in reach: inout TransitionReach) { track?.include(in: &reach) }
}
