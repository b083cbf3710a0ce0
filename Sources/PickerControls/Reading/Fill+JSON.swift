import PickerJSON
import PickerTree

extension PaintTables<ReadingScope> {
  /// The tables of documents, whose gradients may change over time.
  static let documents = PaintTables(
    gradientSchema: { MovingGradient.fields(of: $0).schema(requiring: ["stops"]) },
    gradient: { (form, json, scope) throws(JSONError) in
      try MovingGradient.read(form, json, scope)
    })
}

extension Fill: ScopedReadable {
  /// A colour, or an object named after its pattern, with how it meets what is behind.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self = try PaintTables.documents.fill(json, scope)
  }

  package static var schema: JSONSchema { PaintTables.documents.fillSchema }
}

extension Stroke: ScopedReadable {
  /// A colour, for a line of one point; or an object.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self = try PaintTables.documents.stroke(json, scope)
  }

  package static var schema: JSONSchema {
    .shared("stroke") { PaintTables.documents.strokeSchema }
  }
}

extension Field where Scope == ReadingScope {
  /// What covers a shape: one fill, or a list painted in order.
  static func fills(
    _ key: String, _ set: @escaping @Sendable (inout Root, [Fill]) -> Void
  ) -> Field {
    let schema = JSONSchema.anyOf([Fill.schema, .list(of: Fill.schema)])
    return Field(key, schema: schema) { (json, root, scope) throws(JSONError) in
      set(&root, try PaintTables.documents.fills(oneOrMore: json, scope))
    }
  }
}
