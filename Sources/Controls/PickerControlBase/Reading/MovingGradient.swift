import PickerColor
import PickerJSON
import PickerMotion
import PickerTree

/// A gradient of a document while it is read, with its animation.
struct MovingGradient: Sendable {
  private var parts = GradientParts()
  /// The keyframes, which can be read only after the gradient at the start.
  private var keyframes: JSONValue?
  private var loops = false

  /// The keys of a gradient form and of its animation.
  static func fields(of form: GradientForm) -> DocumentFields<MovingGradient> {
    Fields(
      form.fields.scoped().within { $1(&$0.parts) },
      [
        .later("keyframes", schema: .list(of: Keyframe.fields(of: form).schema)) {
          $0.keyframes = $1
        }.doc(
          "Keyframes of the gradient, in order, such as '[{\"stops\": [\"red\", \"gold\"], \"duration\": 2}]'; default: none."
        ),
        Field("loops") { $0.loops = $1 }.doc(
          "Whether the animation repeats; default: false."),
      ])
  }

  /// The keys of each form by its name, built once.
  private static let tables = Dictionary(
    uniqueKeysWithValues: GradientForm.all.map { ($0.name, fields(of: $0)) })

  /// Reads the pattern at the time to show.
  static func read(
    _ form: GradientForm, _ json: JSONValue, _ scope: ReadingScope
  ) throws(JSONError) -> Fill.Pattern {
    var gradient = MovingGradient()
    let fields = tables[form.name] ?? fields(of: form)
    try fields.read(try json.object(), into: &gradient, scope)
    guard let start = gradient.parts.gradient else { throw json.missing("stops") }
    let pattern = form.pattern(start, gradient.parts)
    guard let keyframes = gradient.keyframes else { return pattern }
    guard let time = scope.time else {
      throw keyframes.error("only shapes, drawings and what is drawn in them have a time")
    }
    let (patterns, track) = try gradient.steps(from: pattern, keyframes, form, scope)
    let (duration, loops) = (track.restTime, gradient.loops && track.restTime > 0)
    scope.motions.include(duration: loops ? duration : duration - time, loops: loops)
    let now = loops ? time.truncatingRemainder(dividingBy: duration) : time
    let step = track.motion(at: now)
    return NumberTrack(from: patterns[Int(step.from)], to: patterns[Int(step.to)], .straight)
      .value(at: TransitionProgress(track.value(at: now) - step.from))
  }

  /// The gradient at the start and after each keyframe, and the way through their indices. Omitted keys are taken from
  /// the preceding keyframe.
  private func steps(
    from start: Fill.Pattern, _ keyframes: JSONValue, _ form: GradientForm, _ scope: ReadingScope
  ) throws(JSONError) -> (patterns: [Fill.Pattern], track: Track) {
    var patterns = [start]
    var track = Track(Motion(from: 0, to: 0, timing: .immediate), startingAt: 0)
    let table = Keyframe.fields(of: form)
    var frame = Keyframe(parts: parts)
    for json in try keyframes.array() {
      let wanted = frame.parts.gradient?.stops.count
      frame = Keyframe(parts: frame.parts)
      try table.read(try json.object(), into: &frame, scope)
      guard let gradient = frame.parts.gradient else { continue }
      if let wanted, gradient.stops.count != wanted {
        throw JSONError(
          path: "\(json.path).stops",
          message: "must be \(wanted) as before, are \(gradient.stops.count)")
      }
      track.append(
        Motion(
          from: track.target, to: track.target + 1, timing: frame.timing.timing,
          restThreshold: 0.001))
      patterns.append(form.pattern(gradient, frame.parts))
    }
    return (patterns, track)
  }
}

/// A keyframe: the changed properties of the gradient, and the timing.
private struct Keyframe: Sendable {
  var parts: GradientParts
  var timing = TimingDraft(.linear, duration: 1)

  static func fields(of form: GradientForm) -> DocumentFields<Keyframe> {
    Fields(
      form.fields.scoped().within { $1(&$0.parts) }.map { field in
        field.doc("The value at the end of the keyframe; default: unchanged.")
      },
      TimingDraft.fields.within { $1(&$0.timing) })
  }
}
