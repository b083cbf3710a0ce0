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
    #expect(FieldTests.fields.all.map { $0.description.doc } == ["In points.", ""])
    let parts = ValueFields<[Line]>(FieldTests.fields.within { $1(&$0[0]) })
    #expect(parts.all.map { $0.description.doc } == ["In points.", ""])
    #expect(parts.all.map { $0.required.description.doc } == ["In points.", ""])
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

  /// Keys of up to seven bytes are compared by their digests alone, longer ones byte by byte.
  @Test(arguments: 1...20)
  func fields_whoseKeysDifferInOneByte_areReadEach(count: Int) throws {
    let keys = (0..<count).map { place in
      String(repeating: "a", count: place) + "b" + String(repeating: "a", count: count - place - 1)
    }
    let fields = ValueFields<[String]>(keys.map { key in Field(key) { $0.append(key + $1) } })
    // The last key ends with the document, and the order is not that of the table.
    let members = keys.reversed().map { #""\#($0)":"1""# }.joined(separator: ",")
    var read: [String] = []
    try fields.read(JSONValue(parsing: Array("{\(members)}".utf8)).object(), into: &read)
    #expect(read == keys.reversed().map { $0 + "1" })
    let unknown = Array(#"{"\#(String(repeating: "a", count: count))":"1"}"#.utf8)
    #expect(throws: JSONError.self) {
      try fields.read(JSONValue(parsing: unknown).object(), into: &read)
    }
  }

  /// A digest has eight bits for the length.
  @Test func key_longerBy256Bytes_isUnknown() throws {
    let key = "padding" + String(repeating: "a", count: 256)
    let fields = ValueFields<[String]>([Field("padding") { $0.append($1) }])
    var read: [String] = []
    let object = try JSONValue(parsing: Array(#"{"\#(key)":"1"}"#.utf8)).object()
    #expect(throws: JSONError.self) { try fields.read(object, into: &read) }
  }

  private struct Documented: JSONMembers {
    var width = 0.0

    mutating func members<V: MemberVisitor & ~Copyable>(_ json: inout V) throws(V.Failure) {
      try json.member("width", unless: 0, &width, LengthCoding.length.doc("In points."))
    }
  }

  @Test func member_documented_hasItsSentence_andIsOmittedIfItIsTheDefault() throws {
    let fields = ValueFields(membersOf: Documented())
    #expect(fields.all.map { $0.description.doc } == ["In points."])
    #expect(fields.writtenMembers.all.map(\.key) == ["width"])
    for (width, text) in [(0, "{}"), (2, #"{"width":2}"#)] {
      let bytes = JSONWriter.bytes(pretty: false, capacity: 1) { json in
        json.object { fields.write(Documented(width: Double(width)), to: &$0) }
      }
      #expect(String(decoding: bytes, as: UTF8.self) == text)
    }
  }
}
