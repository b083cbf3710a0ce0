import PickerJSON
import PickerMotion

extension TimingCurve: ScopedReadable, JSONWritable {
  static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInOut", .easeInOut),
  ]

  /// Reads a name, or the two control points of a cubic Bézier curve.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    let names = TimingCurve.named.map { $0.name }.joined(separator: ", ")
    if json.kind == .string {
      let name = try json.string()
      if let known = TimingCurve.named.first(where: { $0.name == name }) {
        self = known.curve
        return
      }
    } else if json.kind == .array {
      var numbers: [Double] = []
      for element in try json.array() { numbers.append(try element.number(in: -1000...1000)) }
      if numbers.count == 4,
        let curve = TimingCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
      {
        self = curve
        return
      }
      throw json.error("a cubic Bézier curve is [x1, y1, x2, y2], with x1 and x2 from 0 to 1")
    }
    throw json.unexpected("one of \(names), or [x1, y1, x2, y2]")
  }

  /// Writes a name, or the two control points.
  package func write(to json: inout JSONWriter) {
    if let known = TimingCurve.named.first(where: { $0.curve == self }) {
      json.string(known.name)
    } else {
      [x1, y1, x2, y2].write(to: &json)
    }
  }

  package static var writtenSchema: JSONSchema { schema }

  package static var schema: JSONSchema {
    let point = [JSONSchema.number(in: 0...1), .number(in: -1000...1000)]
    return .anyOf([.words(named.map { $0.name }), .tuple(point + point)])
  }
}

extension Spring: ScopedReadable, ScopedWritable {
  /// Reads an object with `response` and `dampingFraction`, or with `mass`, `stiffness` and `damping`.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    var draft = SpringDraft()
    try SpringDraft.fields.read(try json.object(), into: &draft, scope)
    guard let spring = try draft.spring(json) else {
      throw json.error("the numbers of the spring are too far apart")
    }
    self = spring
  }

  /// Writes the physical parameters, which determine the others.
  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object {
      SpringDraft.fields.writeChanges(of: SpringDraft(self), from: SpringDraft(), scope, to: &$0)
    }
  }

  package static var schema: JSONSchema { SpringDraft.schema }
}

/// A spring while it is read.
private struct SpringDraft: Sendable {
  private var response: Double?
  private var dampingFraction: Double?
  private var mass: Double?
  private var stiffness: Double?
  private var damping: Double?

  init() {}

  init(_ spring: Spring) {
    mass = spring.mass == 1 ? nil : spring.mass
    (stiffness, damping) = (spring.stiffness, spring.damping)
  }

  static let fields = DocumentFields<SpringDraft>(appearance, physics)

  private static let appearance: [DocumentField<SpringDraft>] = [
    Field("response", .number(in: 0.001...1000)) { $0.response = $1 }.written { $0.response }.doc(
      "The duration of one oscillation without damping, in seconds; default: 0.5."),
    Field("dampingFraction", .number(in: 0.001...1000)) { $0.dampingFraction = $1 }.written {
      $0.dampingFraction
    }.doc(
      "The damping as a fraction of critical damping; from 1 on, there is no oscillation; default: 0.825."
    ),
  ]
  private static let physics: [DocumentField<SpringDraft>] = [
    Field("mass", .number(in: 0.000001...1_000_000)) { $0.mass = $1 }.written { $0.mass }.doc(
      "The mass on the spring; default: 1."),
    Field("stiffness", .number(in: 0.000001...1_000_000_000)) { $0.stiffness = $1 }.written {
      $0.stiffness
    }.doc("The stiffness of the spring."),
    Field("damping", .number(in: 0.000001...1_000_000_000)) { $0.damping = $1 }.written {
      $0.damping
    }.doc("The damping of the spring."),
  ]

  static var schema: JSONSchema {
    .anyOf([
      Fields(appearance).schema, Fields(physics).schema(requiring: ["stiffness", "damping"]),
    ])
  }

  /// The spring; nil if its parameters are numerically too far apart.
  func spring(_ json: JSONValue) throws(JSONError) -> Spring? {
    guard mass != nil || stiffness != nil || damping != nil else {
      return Spring(response: response ?? 0.5, dampingFraction: dampingFraction ?? 0.825)
    }
    guard response == nil, dampingFraction == nil, let stiffness, let damping else {
      throw json.error(
        "a spring takes response and dampingFraction, or stiffness, damping and optionally mass")
    }
    return Spring(mass: mass ?? 1, stiffness: stiffness, damping: damping)
  }
}
