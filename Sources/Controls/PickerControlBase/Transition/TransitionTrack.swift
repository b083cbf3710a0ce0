import PickerGeometry
import PickerTree

/// The animation of one node.
struct TransitionTrack: Sendable {
  private(set) var x: Span
  private(set) var y: Span
  private(set) var width: Span
  private(set) var height: Span
  /// How much of the node is there: its opacity, and how far it has grown; 1 all of it.
  var presence = Span(1)
  /// Whether the node also grows and shrinks while it fades in and out.
  var scales = false
  /// Whether the node has no counterpart in the layout at the end.
  var isLeaving = false
  /// Whether the node fades out of itself, not with an ancestor.
  var isFading = false
  /// The paint; empty: the node keeps its own.
  var paint: [PartTrack] = []
  /// The transform and the filters; empty: the node keeps its own.
  var effects: [PartTrack] = []
  /// The crossing of a text; empty: the label keeps its own.
  var crossing: [PartTrack] = []

  init(from start: Rect, speed: Rect = .zero, to end: Rect) {
    x = Span(from: start.x, to: end.x, velocity: speed.x)
    y = Span(from: start.y, to: end.y, velocity: speed.y)
    width = Span(from: start.width, to: end.width, velocity: speed.width)
    height = Span(from: start.height, to: end.height, velocity: speed.height)
  }

  /// The frame at the start, relative to the root.
  var start: Rect { Rect(x: x.from, y: y.from, width: width.from, height: height.from) }

  /// The frame at the end, relative to the root.
  var end: Rect { Rect(x: x.to, y: y.to, width: width.to, height: height.to) }

  /// The velocities of the frame at the start.
  var speed: Rect {
    Rect(x: x.velocity, y: y.velocity, width: width.velocity, height: height.velocity)
  }

  func frame(at progress: TransitionProgress) -> Rect {
    Rect(
      x: progress.value(of: x), y: progress.value(of: y),
      width: max(0, progress.value(of: width)), height: max(0, progress.value(of: height)))
  }

  /// The track from a time on, for a transition that interrupts this one.
  func rest(from progress: TransitionProgress) -> TransitionTrack {
    let speed = Rect(
      x: progress.velocity(of: x), y: progress.velocity(of: y),
      width: progress.velocity(of: width), height: progress.velocity(of: height))
    var rest = TransitionTrack(from: frame(at: progress), speed: speed, to: end)
    rest.presence = Span(
      from: progress.value(of: presence), to: presence.to,
      velocity: progress.velocity(of: presence))
    (rest.scales, rest.isLeaving, rest.isFading) = (scales, isLeaving, isFading)
    rest.paint = paint.rest(from: progress)
    rest.effects = effects.rest(from: progress)
    rest.crossing = crossing.rest(from: progress)
    return rest
  }

  func include(in reach: inout TransitionReach) {
    for span in [x, y, width, height] { reach.include(span) }
    reach.include(presence, weight: TransitionReach.fractionWeight)
    for parts in [paint, effects, crossing] { parts.include(in: &reach) }
  }
}
