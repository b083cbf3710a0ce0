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
    let track = try gradient.track(from: pattern, keyframes, form, scope)
    let (duration, loops) = (track.restTime, gradient.loops && track.restTime > 0)
    scope.motions.include(duration: loops ? duration : duration - time, loops: loops)
    return track.value(at: loops ? time.truncatingRemainder(dividingBy: duration) : time)
  }

  /// The track through the gradients after each keyframe; omitted keys are taken from the preceding one.
  private func track(
    from start: Fill.Pattern, _ keyframes: JSONValue, _ form: GradientForm, _ scope: ReadingScope
  ) throws(JSONError) -> Track<MixedValue<Fill.Pattern>> {
    var track = Track(MixedValue(from: start, to: start, .immediate), startingAt: 0)
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
      let pattern = form.pattern(gradient, frame.parts)
      track.append(
        MixedValue(from: track.value(at: .infinity), to: pattern, frame.timing.timing))
    }
    return track
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
