import PickerColor
import PickerGeometry
import PickerJSON
import PickerMotion
import PickerTree

/// The parts of all gradients while they are read; each kind reads its own.
struct GradientParts: Sendable {
  var gradient: Gradient?
  var from = UnitPoint.top
  var to = UnitPoint.bottom
  var center = UnitPoint.center
  var startRadius = 0.0
  var endRadius = 0.0
  var start = 0.0
  var end: Double?
  /// Where it goes, which can be read only once it is known what it is.
  private var keyframes: JSONValue?
  var loops = false

  static let linear = Fields<GradientParts>([
    Field("from", \.from), Field("to", \.to), Field("stops", \.gradient),
  ])

  static let radial = Fields<GradientParts>([
    Field("center", \.center),
    .length("startRadius", \.startRadius),
    .length("endRadius", \.endRadius),
    Field("stops", \.gradient),
  ])

  static let elliptical = Fields<GradientParts>([
    Field("center", \.center), Field("stops", \.gradient),
  ])

  static let angular = Fields<GradientParts>([
    Field("center", \.center),
    .number("from", \.start, in: -maximumLength...maximumLength),
    .number("to", \.end, in: -maximumLength...maximumLength),
    Field("stops", \.gradient),
  ])
}

// As functions of time.
extension GradientParts {
  /// A place on the way: what changes of the gradient, and what carries it there.
  private struct Keyframe: Sendable {
    var parts: GradientParts
    var timing = TimingDraft(.linear, duration: 1)

    static func fields(_ parts: Fields<GradientParts>) -> Fields<Keyframe> {
      Fields(parts.within(\.parts), TimingDraft.fields.within(\.timing))
    }
  }

  /// The keys that make a gradient of these keys move.
  static func motion(of fields: Fields<GradientParts>) -> [Field<GradientParts>] {
    [
      .later("keyframes", \.keyframes, schema: .list(of: Keyframe.fields(fields).schema)),
      Field("loops", \.loops),
    ]
  }

  /// The gradient after each keyframe, each with the keys of the one before that it leaves out.
  func steps(
    _ fields: Fields<GradientParts>, _ scope: ReadingScope
  ) throws(JSONError) -> [(parts: GradientParts, timing: Motion.Timing)] {
    guard let keyframes else { return [] }
    guard scope.time != nil else {
      throw keyframes.error("only shapes, drawings and what is drawn in them have a time")
    }
    let table = Keyframe.fields(fields)
    var steps: [(parts: GradientParts, timing: Motion.Timing)] = []
    for json in try keyframes.array() {
      let before = steps.last?.parts ?? self
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
