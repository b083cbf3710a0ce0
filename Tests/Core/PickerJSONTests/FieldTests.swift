import Testing

@testable import PickerJSON

@Suite struct FieldTests {
  private struct Line {
    var width = 0.0
    var dash = [1.0]
  }

  private static let fields = ValueFields<Line>([
    Field("width", .length, { $0.width }) { $0.width = $1 }.doc("In points."),
    Field("dash", .list(of: .length), unless: [1], { $0.dash }) { $0.dash = $1 },
  ])

  @Test func fields_documented_haveTheirSentences() {
    #expect(FieldTests.fields.rows.map { $0.doc } == ["In points.", ""])
    let parts = ValueFields<[Line]>(FieldTests.fields.within { $1(&$0[0]) })
    #expect(parts.rows.map { $0.doc } == ["In points.", ""])
    #expect(parts.all.map { $0.required.row.doc } == ["In points.", ""])
  }

  @Test(arguments: [
    (fields.schema, #"{"description":"In points.","type":["number","null"],"#),
    (fields.writtenSchema, #"{"description":"In points.","type":"number","#),
    (fields.schema(requiring: ["width"]), #"{"description":"In points.","type":"number","#),
    (fields.schema(ofOne: ["dash"]), #"{"description":"In points.","type":["number","null"],"#),
  ])
  func fields_documented_describeTheirSchemas(schema: JSONSchema, width: String) throws {
    let text = try JSONValue(parsing: schema.document(title: "")).compactText
    #expect(text.contains(#""width":"# + width))
  }
}
