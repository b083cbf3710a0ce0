import PickerColor
import PickerJSON
import PickerMotion
import PickerTree

/// A gradient of a document while it is read: as it is at the start, and where it goes from there.
struct MovingGradient: Sendable {
  private var parts = GradientParts()
  /// Where it goes, which can be read only once it is known what it is.
  private var keyframes: JSONValue?
  private var loops = false

  /// The keys of a form, and those that make it move.
  static func fields(of form: GradientForm) -> DocumentFields<MovingGradient> {
    Fields(
      form.fields.scoped().within { $1(&$0.parts) },
      [
        .later("keyframes", schema: .list(of: Keyframe.fields(of: form).schema)) {
          $0.keyframes = $1
        },
        Field("loops") { $0.loops = $1 },
      ])
  }

  /// The keys of every form by its name, made once.
  private static let tables = Dictionary(
    uniqueKeysWithValues: GradientForm.all.map { ($0.name, fields(of: $0)) })

  /// The pattern at the moment that is drawn.
  static func read(
    _ form: GradientForm, _ json: JSONValue, _ scope: ReadingScope
  ) throws(JSONError) -> Fill.Pattern {
    var gradient = MovingGradient()
    let fields = tables[form.name] ?? fields(of: form)
    try fields.read(try json.object(), into: &gradient, scope)
    guard let start = gradient.parts.gradient else { throw json.missing("stops") }
    let steps = try gradient.steps(form, scope)
    var motion = PatternMotion(form.pattern(start, gradient.parts), loops: gradient.loops)
    for (parts, timing) in steps {
      let pattern = form.pattern(parts.gradient ?? start, parts)
      motion.steps.append(PatternMotion.Step(pattern, timing: timing))
    }
    return motion.pattern(at: scope.time ?? 0)
  }

  /// The gradient after each keyframe, each with the keys of the one before that it leaves out.
  private func steps(
    _ form: GradientForm, _ scope: ReadingScope
  ) throws(JSONError) -> [(parts: GradientParts, timing: Motion.Timing)] {
    guard let keyframes else { return [] }
    guard scope.time != nil else {
      throw keyframes.error("only shapes, drawings and what is drawn in them have a time")
    }
    let table = Keyframe.fields(of: form)
    var steps: [(parts: GradientParts, timing: Motion.Timing)] = []
    for json in try keyframes.array() {
      let before = steps.last?.parts ?? parts
      var next = Keyframe(parts: before)
      try table.read(try json.object(), into: &next, scope)
      let (count, wanted) = (next.parts.gradient?.stops.count, before.gradient?.stops.count)
      if let count, let wanted, count != wanted {
        throw JSONError(
          path: "\(json.path).stops", message: "must be \(wanted) as before, are \(count)")
      }
      steps.append((next.parts, next.timing.timing))
    }
    return steps
  }
}

/// A place on the way: what changes of the gradient, and what carries it there.
private struct Keyframe: Sendable {
  var parts: GradientParts
  var timing = TimingDraft(.linear, duration: 1)

  static func fields(of form: GradientForm) -> DocumentFields<Keyframe> {
    Fields(
      form.fields.scoped().within { $1(&$0.parts) },
      TimingDraft.fields.within { $1(&$0.timing) })
  }
}
