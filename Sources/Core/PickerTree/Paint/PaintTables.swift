import PickerColor
import PickerGeometry
import PickerJSON

/// The keys of patterns, fills and strokes: one set of tables for trees, one for documents.
///
/// They differ in gradients only. Gradients of documents may be animated, so the scope of a document
/// has the time to draw; a tree shows a single point in time.
package struct PaintTables<Scope: Sendable>: Sendable {
  // Closures, so that each table is made only once a key or a schema needs it: most fills are plain colours.
  private let patterns: @Sendable () -> Fields<PatternDraft, Scope>
  private let fills: @Sendable () -> Fields<FillDraft, Scope>
  private let strokes: @Sendable () -> Fields<Stroke, Scope>

  /// Reads a gradient.
  package typealias GradientReader =
    @Sendable (GradientForm, JSONValue, Scope) throws(JSONError) -> Fill.Pattern

  /// Creates tables of the given fields, which should each be made once.
  package init(
    patterns: @autoclosure @escaping @Sendable () -> Fields<PatternDraft, Scope>,
    fills: @autoclosure @escaping @Sendable () -> Fields<FillDraft, Scope>,
    strokes: @autoclosure @escaping @Sendable () -> Fields<Stroke, Scope>
  ) {
    self.patterns = patterns
    self.fills = fills
    self.strokes = strokes
  }
}

extension PaintTables {
  /// Reads a colour, or an object with one key that names the pattern.
  package func pattern(_ json: JSONValue, _ scope: Scope) throws(JSONError) -> Fill.Pattern {
    try PatternDraft.read(json, patterns(), scope)
  }

  /// Reads a colour, or an object with the key of its pattern and optionally opacity, blend mode and mask.
  package func fill(_ json: JSONValue, _ scope: Scope) throws(JSONError) -> Fill {
    if json.kind == .string { return .color(try Color(reading: json)) }
    return try FillDraft.read(json, fills(), scope)
  }

  /// Reads one fill, or a list of fills in paint order.
  package func fills(oneOrMore json: JSONValue, _ scope: Scope) throws(JSONError) -> [Fill] {
    guard json.kind == .array else { return [try fill(json, scope)] }
    var all: [Fill] = []
    for element in try json.array() { all.append(try fill(element, scope)) }
    return all
  }

  /// Reads an object, or a colour.
  ///
  /// - Parameter base: The stroke whose keys the object lacks.
  package func stroke(
    _ json: JSONValue, _ scope: Scope, onto base: Stroke = Stroke(fill: .color(.black), width: 1)
  ) throws(JSONError) -> Stroke {
    var stroke = base
    if json.kind == .string {
      stroke.fill = try fill(json, scope)
    } else {
      try strokes().read(try json.object(), into: &stroke, scope)
    }
    return stroke
  }

  /// The schema of a fill.
  package var fillSchema: JSONSchema {
    .shared("fill") { .anyOf([Color.schema, fills().schema(ofOne: patterns().keys)]) }
  }

  package var strokeSchema: JSONSchema { .anyOf([Color.schema, strokes().schema]) }
}

extension PaintTables<Void> {
  /// The tables of trees.
  static let trees: PaintTables = PaintTables(
    patterns: treePatterns, fills: treeFills, strokes: treeStrokes)

  private static let treePatterns: Fields<PatternDraft, Void> = PatternDraft.fields(schema: {
    $0.writtenSchema
  }) {
    (form, json, _: Void) throws(JSONError) in try form.read(json)
  }

  static let treeFills: Fields<FillDraft, Void> = FillDraft.fields(treePatterns)

  private static let treeStrokes: Fields<Stroke, Void> = Stroke.fields(
    fill: treeFills, schema: trees.fillSchema)

  var writtenStrokeSchema: JSONSchema { strokes().writtenSchema }
}
