import PickerColor
import PickerGeometry
import PickerJSON

/// The parameters of all kinds of gradients while they are read or written; each kind uses some of them.
package struct GradientParts: Sendable {
  package var gradient: Gradient?
  package var from = UnitPoint.top
  package var to = UnitPoint.bottom
  package var center = UnitPoint.center
  package var startRadius = 0.0
  /// Infinite: to the farthest corner of the frame.
  package var endRadius = Double.infinity
  package var start = 0.0
  package var end: Double?

  package init() {}
}

/// A kind of gradient: its name, its keys, and its pattern.
package struct GradientForm: Sendable {
  package let name: String
  package let fields: ValueFields<GradientParts>
  /// Creates the pattern from a gradient and its parameters.
  package let pattern: @Sendable (Gradient, GradientParts) -> Fill.Pattern
  /// The parameters of a pattern of this kind; nil for all others.
  let parts: @Sendable (Fill.Pattern) -> GradientParts?

  /// All kinds, in the order of the documentation.
  package static let all = [linear, radial, elliptical, angular]

  private init(
    _ name: String, _ fields: [Field<GradientParts, Void>],
    pattern: @escaping @Sendable (Gradient, GradientParts) -> Fill.Pattern,
    parts: @escaping @Sendable (Fill.Pattern, inout GradientParts) -> Bool
  ) {
    self.name = name
    self.fields = Fields(
      fields,
      [
        Field("stops", .value, ifAny: { $0.gradient }) { $0.gradient = $1 }.doc(
          "Colours at equal distances, or pairs of an offset and a colour, such as '[[0, \"red\"], [0.3, \"gold\"]]'."
        )
      ])
    self.pattern = pattern
    self.parts = { pattern in
      var found = GradientParts()
      return parts(pattern, &found) ? found : nil
    }
  }

  private static let linear = GradientForm(
    "linear",
    [
      Field("from", .value, { $0.from }) { $0.from = $1 }.doc(
        "The unit point of the first colour; default: top."),
      Field("to", .value, { $0.to }) { $0.to = $1 }.doc(
        "The unit point of the last colour; default: bottom."),
    ],
    pattern: { .linear($0, from: $1.from, to: $1.to) },
    parts: { pattern, parts in
      guard case .linear(let gradient, let from, let to) = pattern else { return false }
      (parts.gradient, parts.from, parts.to) = (gradient, from, to)
      return true
    })

  private static let radial = GradientForm(
    "radial",
    [
      center,
      Field("startRadius", .length, { $0.startRadius }) { $0.startRadius = $1 }.doc(
        "The radius of the first colour in points; default: 0."),
      Field("endRadius", .length, ifAny: { $0.endRadius.isFinite ? $0.endRadius : nil }) {
        $0.endRadius = $1
      }.doc(
        "The radius of the last colour in points; default: to the farthest corner."),
    ],
    pattern: {
      .radial($0, center: $1.center, startRadius: $1.startRadius, endRadius: $1.endRadius)
    },
    parts: { pattern, parts in
      guard case .radial(let gradient, let center, let start, let end) = pattern else {
        return false
      }
      (parts.gradient, parts.center) = (gradient, center)
      (parts.startRadius, parts.endRadius) = (start, end)
      return true
    })

  private static let elliptical = GradientForm(
    "elliptical", [center], pattern: { .elliptical($0, center: $1.center) },
    parts: { pattern, parts in
      guard case .elliptical(let gradient, let center) = pattern else { return false }
      (parts.gradient, parts.center) = (gradient, center)
      return true
    })

  private static let angular = GradientForm(
    "angular",
    [
      center,
      Field("from", .length(in: -maximumLength...maximumLength), { $0.start }) { $0.start = $1 }
        .doc("The angle of the first colour in degrees; default: 0."),
      Field("to", .length(in: -maximumLength...maximumLength), ifAny: { $0.end }) { $0.end = $1 }
        .doc("The angle of the last colour in degrees; default: a full turn later."),
    ],
    pattern: { gradient, parts in
      .angular(
        gradient, center: parts.center, from: Angle(degrees: parts.start),
        to: Angle(degrees: parts.end ?? parts.start + 360))
    },
    parts: { pattern, parts in
      guard case .angular(let gradient, let center, let from, let to) = pattern else {
        return false
      }
      (parts.gradient, parts.center) = (gradient, center)
      (parts.start, parts.end) = (from.degrees, to.degrees)
      return true
    })

  private static var center: Field<GradientParts, Void> {
    Field("center", .value, { $0.center }) { $0.center = $1 }.doc(
      "The unit point in the middle of the gradient; default: center.")
  }
}

extension GradientForm {
  /// Reads a gradient without animation.
  func read(_ json: JSONValue) throws(JSONError) -> Fill.Pattern {
    var parts = GradientParts()
    try fields.read(try json.object(), into: &parts)
    guard let gradient = parts.gradient else { throw json.missing("stops") }
    return pattern(gradient, parts)
  }

  /// The schema of trees, where every key is always written.
  var writtenSchema: JSONSchema {
    .object(JSONSchema.Members(fields.writtenMembers.all, required: fields.keys))
  }
}
