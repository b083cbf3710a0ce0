import PickerColor
import PickerJSON

extension BlendMode: JSONReadable, JSONWritable {}

/// A pattern while it is read or written: exactly one of its keys must be present.
package struct PatternDraft: Sendable {
  var pattern: Fill.Pattern?

  /// The keys of all patterns, in the order of the documentation.
  package static func fields<Scope: Sendable>(
    schema: @escaping @Sendable (GradientForm) -> JSONSchema,
    _ gradient: @escaping PaintTables<Scope>.GradientReader
  ) -> Fields<PatternDraft, Scope> {
    let gradients: [Field<PatternDraft, Scope>] = GradientForm.all.map { form in
      .pattern(
        form.name, schema: schema(form), output: form.output,
        { (json, scope) throws(JSONError) in try gradient(form, json, scope) }
      ).doc("A gradient, such as '{\"stops\": [\"white\", \"black\"]}'.")
    }
    return Fields(
      [.pattern("color", { Fill.Pattern.color($0) }, { $0.color }).doc("A plain colour.")],
      gradients,
      [
        .pattern("checkerboard", { Fill.Pattern.checkerboard($0) }, { $0.checkerboard }).doc(
          "A checkerboard, such as '{\"tile\": 10}'."),
        .pattern("mesh", { Fill.Pattern.mesh($0) }, { $0.mesh }).doc(
          "A grid of colours between which others are interpolated."),
      ])
  }

  /// Reads a colour, or an object with one key that names the pattern.
  static func read<Scope: Sendable>(
    _ json: JSONValue, _ fields: Fields<PatternDraft, Scope>, _ scope: Scope
  ) throws(JSONError) -> Fill.Pattern {
    switch json.kind {
    case .string: return .color(try Color(reading: json))
    case .object:
      var draft = PatternDraft()
      try fields.read(try json.object(), into: &draft, scope)
      return try draft.found(in: json)
    default:
      throw json.unexpected("a colour such as \"#1A2B3C\", or an object with \(names)")
    }
  }

  func found(in json: JSONValue) throws(JSONError) -> Fill.Pattern {
    guard let pattern else { throw json.error("has no pattern, expected \(Self.names)") }
    return pattern
  }

  private static var names: String {
    let keys = ["color"] + GradientForm.all.map { $0.name } + ["checkerboard"]
    return "one of " + keys.joined(separator: ", ") + " and mesh"
  }
}

extension Fill.Pattern {
  fileprivate var color: Color? { if case .color(let color) = self { color } else { nil } }
  fileprivate var checkerboard: Checkerboard? {
    if case .checkerboard(let board) = self { board } else { nil }
  }
  fileprivate var mesh: Mesh? { if case .mesh(let mesh) = self { mesh } else { nil } }
}

extension Field where Root == PatternDraft {
  /// The key of a pattern that consists of one value.
  fileprivate static func pattern<Value: JSONReadable & JSONWritable>(
    _ name: String, _ make: @escaping @Sendable (Value) -> Fill.Pattern,
    _ value: @escaping @Sendable (Fill.Pattern) -> Value?
  ) -> Field {
    let output = FieldOutput<PatternDraft>(
      schema: Value.writtenSchema, isRequired: true,
      write: { draft, json in
        guard let value = draft.pattern.flatMap(value) else { return }
        json.key(name)
        value.write(to: &json)
      })
    return pattern(name, schema: Value.schema, output: output) { (json, _) throws(JSONError) in
      make(try Value(reading: json))
    }
  }

  /// The key of a pattern; a second pattern in the same object is an error.
  fileprivate static func pattern(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    output: FieldOutput<PatternDraft>,
    _ read: @escaping @Sendable (JSONValue, Scope) throws(JSONError) -> Fill.Pattern
  ) -> Field {
    var field = Field(name, schema: schema()) { (json, draft, scope) throws(JSONError) in
      guard draft.pattern == nil else {
        throw json.error("a fill takes only one pattern, and this is the second")
      }
      draft.pattern = try read(json, scope)
    }
    field.output = output
    return field
  }
}

extension GradientForm {
  /// Writes patterns of this form; other patterns write nothing.
  fileprivate var output: FieldOutput<PatternDraft> {
    FieldOutput(
      schema: writtenSchema, isRequired: true,
      write: { draft, json in
        guard let parts = draft.pattern.flatMap(parts) else { return }
        json.key(name)
        json.object(inline: true) { fields.write(parts, to: &$0) }
      })
  }
}

/// A fill while it is read or written.
package struct FillDraft: Sendable {
  var base = PatternDraft()
  var blend = BlendMode.normal
  var opacity = 1.0
  var mask = PatternDraft()

  init() {}

  init(_ fill: Fill) {
    base.pattern = fill.pattern
    (blend, opacity, mask.pattern) = (fill.blend, fill.opacity, fill.mask)
  }

  package static func fields<Scope: Sendable>(
    _ patterns: Fields<PatternDraft, Scope>
  ) -> Fields<FillDraft, Scope> {
    Fields(
      patterns.within({ $0.base }, { $1(&$0.base) }),
      [
        Field("blend", .value, unless: .normal, { $0.blend }) { $0.blend = $1 }.doc(
          "How the fill is blended with the content below it; default: normal."),
        Field("opacity", .number(in: 0...1), unless: 1, { $0.opacity }) { $0.opacity = $1 }.doc(
          "The opacity of the fill, 0 to 1; default: 1."),
        mask(patterns),
      ])
  }

  /// The key of the mask, a second pattern. Even a plain colour is written as an object.
  private static func mask<Scope: Sendable>(
    _ patterns: Fields<PatternDraft, Scope>
  ) -> Field<FillDraft, Scope> {
    var field = Field<FillDraft, Scope>(
      "mask",
      schema: .shared("pattern") { .anyOf([Color.schema, patterns.schema(ofOne: patterns.keys)]) }
    ) {
      (json, draft, scope) throws(JSONError) in
      draft.mask.pattern = try PatternDraft.read(json, patterns, scope)
    }.doc("A second pattern, whose alpha is multiplied with that of the fill; default: none.")
    field.output = FieldOutput(
      schema: .shared("treePattern") { patterns.oneOfWritten(beside: []) }, isRequired: false,
      write: { draft, json in
        guard draft.mask.pattern != nil else { return }
        json.key("mask")
        json.object(inline: true) { patterns.write(draft.mask, to: &$0) }
      })
    return field
  }

  static func read<Scope: Sendable>(
    _ json: JSONValue, _ fields: Fields<FillDraft, Scope>, _ scope: Scope
  ) throws(JSONError) -> Fill {
    var draft = FillDraft()
    if json.kind == .object {
      try fields.read(try json.object(), into: &draft, scope)
    } else {
      let none = Fields<PatternDraft, Scope>([])
      draft.base.pattern = try PatternDraft.read(json, none, scope)
    }
    return try draft.fill(json)
  }

  func fill(_ json: JSONValue) throws(JSONError) -> Fill {
    Fill(try base.found(in: json), blend: blend, opacity: opacity, mask: mask.pattern)
  }
}

extension Fields {
  /// The schema of objects with exactly one key of this table, plus any of the keys `others`.
  func oneOfWritten(beside others: [String]) -> JSONSchema {
    let members = writtenMembers.all
    let more = members.filter { others.contains($0.key) }
    return .anyOf(
      members.filter { !others.contains($0.key) }.map { .object([$0.key: $0.schema]).adding(more) })
  }
}

/// A plain colour is a hex string; every other fill is an object with the key of its pattern.
struct FillCoding: MemberCoding {
  var schema: JSONSchema { Fill.writtenSchema }

  func read(_ json: JSONValue) throws(JSONError) -> Fill { try PaintTables.trees.fill(json, ()) }

  func write(_ fill: inout Fill, to json: inout JSONWriter) { fill.write(to: &json) }
}

extension Fill: JSONWritable {
  /// Writes a plain colour as a string, every other fill as an object.
  package func write(to json: inout JSONWriter) {
    if case .color(let color) = pattern, isPatternOnly { return color.write(to: &json) }
    json.object(inline: true) { PaintTables<Void>.treeFills.write(FillDraft(self), to: &$0) }
  }

  /// Whether only the pattern is written, because everything else has its default.
  fileprivate var isPatternOnly: Bool {
    blend == .normal && opacity == 1 && mask == nil
  }

  package static var writtenSchema: JSONSchema {
    .shared("treeFill") {
      let fields = PaintTables<Void>.treeFills
      let more = ["blend", "opacity", "mask"]
      return .anyOf([Color.writtenSchema, fields.oneOfWritten(beside: more)])
    }
  }
}

/// One fill, or a list of fills in paint order.
struct FillsCoding: MemberCoding {
  var schema: JSONSchema { .anyOf([FillCoding().schema, .list(of: FillCoding().schema)]) }

  func read(_ json: JSONValue) throws(JSONError) -> [Fill] {
    try PaintTables.trees.fills(oneOrMore: json, ())
  }

  func write(_ fills: inout [Fill], to json: inout JSONWriter) {
    if fills.count == 1 { return fills[0].write(to: &json) }
    json.array(inline: true) { json in for fill in fills { fill.write(to: &json) } }
  }
}
