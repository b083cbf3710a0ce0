import PickerColor
import PickerGeometry
import PickerJSON

/// The keys of patterns, fills and strokes: one set of tables for trees, one for documents.
///
/// They differ in gradients only. Gradients of documents may be animated, so the scope of a document
/// has the time to draw; a tree shows a single point in time.
package struct PaintTables<Scope: Sendable>: Sendable {
  private let patterns: Fields<PatternDraft, Scope>
  private let fills: Fields<FillDraft, Scope>
  private let strokes: Fields<Stroke, Scope>
  /// The schema of a fill.
  package let fillSchema: JSONSchema

  /// Reads a gradient.
  package typealias GradientReader =
    @Sendable (GradientForm, JSONValue, Scope) throws(JSONError) -> Fill.Pattern

  /// Creates tables whose gradients are read by `gradient` and described by `gradientSchema`.
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
  /// Reads a colour, or an object with one key that names the pattern.
  package func pattern(_ json: JSONValue, _ scope: Scope) throws(JSONError) -> Fill.Pattern {
    try PatternDraft.read(json, patterns, scope)
  }

  /// Reads a colour, or an object with the key of its pattern and optionally opacity, blend mode and mask.
  package func fill(_ json: JSONValue, _ scope: Scope) throws(JSONError) -> Fill {
    try FillDraft.read(json, fills, scope)
  }

  /// Reads one fill, or a list of fills in paint order.
  package func fills(oneOrMore json: JSONValue, _ scope: Scope) throws(JSONError) -> [Fill] {
    guard json.kind == .array else { return [try fill(json, scope)] }
    var all: [Fill] = []
    for element in try json.array() { all.append(try fill(element, scope)) }
    return all
  }

  /// Reads an object, or a colour for a line one point wide.
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
  /// The tables of trees.
  static let trees = PaintTables(
    gradientSchema: { $0.writtenSchema },
    gradient: { (form, json, _) throws(JSONError) in try form.read(json) })

  func write(_ stroke: Stroke, to json: inout JSONWriter) { strokes.write(stroke, to: &json) }

  func asWritten(_ stroke: Stroke) -> Stroke { strokes.asWritten(stroke) }

  var writtenStrokeSchema: JSONSchema { strokes.writtenSchema }
}
