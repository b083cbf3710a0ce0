import PickerColor
import PickerJSON
import PickerTree

extension PaintTables<ReadingScope> {
  /// The tables of documents, whose gradients may be animated.
  package static let documents: PaintTables = PaintTables(
    patterns: documentPatterns, fills: documentFills, strokes: documentStrokes)

  private static let documentPatterns: DocumentFields<PatternDraft> =
    PatternDraft.fields(
      schema: { form in
        .shared(form.name + "Gradient") {
          MovingGradient.fields(of: form).schema(requiring: ["stops"])
        }
      },
      { (form, json, scope: ReadingScope) throws(JSONError) in
        try MovingGradient.read(form, json, scope)
      })

  private static let documentFills: DocumentFields<FillDraft> = FillDraft.fields(documentPatterns)

  private static let documentStrokes: DocumentFields<Stroke> = Stroke.fields(
    fill: documentFills, schema: documents.fillSchema)
}

extension Fill: ScopedReadable {
  /// Reads a colour, or an object named after its pattern, with an optional blend mode.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self = try PaintTables.documents.fill(json, scope)
  }

  package static var schema: JSONSchema { PaintTables.documents.fillSchema }
}

extension Stroke: ScopedReadable {
  /// Reads a colour, for a stroke of one point, or an object; without a fill, it has the foreground of the theme.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    let foreground = scope.style?.foreground ?? .black
    self = try PaintTables.documents.stroke(
      json, scope, onto: Stroke(fill: .color(foreground), width: 1))
  }

  package static var schema: JSONSchema {
    .shared("stroke") { PaintTables.documents.strokeSchema }
  }
}

/// Fills, which are written as one or as a list.
package struct FillList: JSONWritable, Equatable {
  let all: [Fill]

  package init(_ all: [Fill]) { self.all = all }

  package func write(to json: inout JSONWriter) {
    if all.count == 1 { all[0].write(to: &json) } else { all.write(to: &json) }
  }

  package static var writtenSchema: JSONSchema { [Fill].writtenSchema }
}

extension Stroke: JSONWritable {
  /// Writes all keys: those that are absent depend on the theme.
  package func write(to json: inout JSONWriter) {
    var stroke = self
    json.object { stroke.members(&$0) }
  }

  package static var writtenSchema: JSONSchema { schema }
}

extension Field where Scope == ReadingScope {
  /// A single fill, or a list of fills painted in order.
  package static func fills(
    _ key: String, _ set: @escaping @Sendable (inout Root, [Fill]) -> Void
  ) -> Field {
    Field(key, schema: .anyOf([Fill.schema, .list(of: Fill.schema)])) {
      (json, root, scope) throws(JSONError) in
      set(&root, try PaintTables.documents.fills(oneOrMore: json, scope))
    }
  }
}
