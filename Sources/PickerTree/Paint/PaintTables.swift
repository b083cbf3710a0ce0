import PickerColor
import PickerGeometry
import PickerJSON

/// The keys of patterns, fills and strokes: one set of tables for trees, one for documents.
///
/// The two differ in gradients alone. Those of documents may change over time, so that a document's scope
/// knows the moment that is drawn; a tree tells of one moment.
package struct PaintTables<Scope: Sendable>: Sendable {
  private let patterns: Fields<PatternDraft, Scope>
  private let fills: Fields<FillDraft, Scope>
  private let strokes: Fields<Stroke, Scope>
  /// What a fill may be.
  package let fillSchema: JSONSchema

  /// Reads a gradient.
  package typealias GradientReader =
    @Sendable (GradientForm, JSONValue, Scope) throws(JSONError) -> Fill.Pattern

  /// Tables whose gradients are read by `gradient`, and may be what `schema` says.
  package init(
    gradientSchema: @escaping @Sendable (GradientForm) -> JSONSchema,
    gradient: @escaping GradientReader
  ) {
    let patterns = PatternDraft.fields(schema: gradientSchema, gradient)
    let fills = FillDraft.fields(patterns)
    self.patterns = patterns
    self.fills = fills
    fillSchema = .shared("fill") {
      .anyOf([Color.schema, fills.schema(ofOne: patterns.keys)])
    }
    strokes = Stroke.fields(fill: fills, schema: fillSchema)
  }
}

extension PaintTables {
  /// A colour, or an object with the one key that names the pattern.
  package func pattern(_ json: JSONValue, _ scope: Scope) throws(JSONError) -> Fill.Pattern {
    try PatternDraft.read(json, patterns, scope)
  }

  /// A colour, or an object named after its pattern, with how it meets what is behind.
  package func fill(_ json: JSONValue, _ scope: Scope) throws(JSONError) -> Fill {
    try FillDraft.read(json, fills, scope)
  }

  /// One fill, or a list painted in order.
  package func fills(oneOrMore json: JSONValue, _ scope: Scope) throws(JSONError) -> [Fill] {
    guard json.kind == .array else { return [try fill(json, scope)] }
    var all: [Fill] = []
    for element in try json.array() { all.append(try fill(element, scope)) }
    return all
  }

  /// A colour, for a line of one point; or an object.
  package func stroke(_ json: JSONValue, _ scope: Scope) throws(JSONError) -> Stroke {
    var stroke = Stroke(fill: .color(.black), width: 1)
    if json.kind == .string {
      stroke.fill = try fill(json, scope)
    } else {
      try strokes.read(try json.object(), into: &stroke, scope)
    }
    return stroke
  }

  package var patternSchema: JSONSchema {
    .anyOf([Color.schema, patterns.schema(ofOne: patterns.keys)])
  }

  package var strokeSchema: JSONSchema { .anyOf([Color.schema, strokes.schema]) }
}

extension PaintTables<Void> {
  /// Those of trees.
  static let trees = PaintTables(
    gradientSchema: { $0.writtenSchema },
    gradient: { (form, json, _) throws(JSONError) in try form.read(json) })

  func write(_ stroke: Stroke, to json: inout JSONWriter) { strokes.write(stroke, to: &json) }

  func asWritten(_ stroke: Stroke) -> Stroke { strokes.asWritten(stroke) }

  var writtenStrokeSchema: JSONSchema { strokes.writtenSchema }
}
