import Testing

@testable import PickerJSON

@Suite struct JSONSchemaTests {
  /// The written schema after its title, on one line.
  private func keywords(_ schema: JSONSchema) throws -> String {
    let text = try JSONValue(parsing: schema.document(title: "T")).compactText
    let start = #"{"$schema":"https://json-schema.org/draft/2020-12/schema","title":"T","#
    #expect(text.hasPrefix(start))
    return String(text.dropFirst(start.count))
  }

  @Test(arguments: [
    (JSONSchema.bool, #""type":"boolean""#),
    (.number, #""type":"number""#),
    (.number(in: -1...2.5), #""type":"number","minimum":-1,"maximum":2.5"#),
    (.number(in: 0 ... .infinity, aboveMinimum: true), #""type":"number","exclusiveMinimum":0"#),
    (.integer(atLeast: 1), #""type":"integer","minimum":1"#),
    (.integer(in: -2...2), #""type":"integer","minimum":-2,"maximum":2"#),
    (.text, #""type":"string""#),
    (.text(matching: "^a"), #""type":"string","pattern":"^a""#),
    (.words(["a", "b"]), #""enum":["a","b"]"#),
    (.constant(1), #""enum":[1]"#),
    (.list(of: .null), #""type":"array","items":{"type":"null"}"#),
    (
      .list(of: .bool, count: 2...2),
      #""type":"array","items":{"type":"boolean"},"minItems":2,"maxItems":2"#
    ),
    (
      .tuple([.text, .number]),
      #""type":"array","prefixItems":[{"type":"string"},{"type":"number"}],"items":false,"minItems":2"#
    ),
    (
      .map(keys: "^x", to: .bool),
      #""type":"object","propertyNames":{"type":"string","pattern":"^x"},"additionalProperties":{"type":"boolean"}"#
    ),
    (.text.described("Why."), #""description":"Why.","type":"string""#),
    (.text.described("Why.").described("How."), #""description":"How.","type":"string""#),
    (.text.described("Why.").orNull, #""description":"Why.","type":["string","null"]"#),
    (.nothing, #""not":{}"#),
  ])
  func schema_written_hasItsKeywords(schema: JSONSchema, expected: String) throws {
    #expect(try keywords(schema) == expected + #","$defs":{}}"#)
  }

  @Test func object_written_acceptsItsKeysOnly() throws {
    let schema = JSONSchema.object(["x": .number], optional: ["y": .anything])
    let expected =
      #""type":"object","properties":{"x":{"type":"number"},"y":true},"required":["x"],"#
      + #""additionalProperties":false,"$defs":{}}"#
    #expect(try keywords(schema) == expected)
    #expect(schema.keys == ["x", "y"])
  }

  @Test(arguments: [
    (JSONSchema.number(in: 0...1), #""type":["number","null"],"minimum":0,"maximum":1"#),
    (.words(["a"]), #""enum":["a",null]"#),
    (.constant(1), #""enum":[1,null]"#),
    (.null, #""type":"null""#),
    (.anyOf([.text, .bool]), #""anyOf":[{"type":"string"},{"type":"boolean"},{"type":"null"}]"#),
    (.text.orNull, #""type":["string","null"]"#),
  ])
  func schema_orNull_takesNullOnce(schema: JSONSchema, expected: String) throws {
    #expect(try keywords(schema.orNull) == expected + #","$defs":{}}"#)
  }

  @Test func sharedSchemas_areWrittenOnce_andMayReferToThemselves() throws {
    @Sendable func tree() -> JSONSchema {
      .shared("tree") { .object([:], optional: ["left": tree().orNull, "right": tree()]) }
    }
    let expected =
      ##""$ref":"#/$defs/tree","$defs":{"tree":{"type":"object","properties":{"##
      + ##""left":{"anyOf":[{"$ref":"#/$defs/tree"},{"type":"null"}]},"right":{"$ref":"#/$defs/tree"}},"##
      + #""additionalProperties":false}}}"#
    #expect(try keywords(tree()) == expected)
  }

  @Test func cases_areSelectedByTheirDiscriminator() throws {
    let schema = JSONSchema.cases(
      by: "type", [.init("a", schema: .object(["type": .words(["a"])]))], without: ["title"])
    let written = try keywords(schema)
    #expect(
      written.hasPrefix(
        #""type":"object","properties":{"title":false,"type":{"enum":["a"]}},"required":["type"],"#
          + #""allOf":[{"if":{"properties":{"type":{"enum":["a"]}},"required":["type"]},"then":{"#))
  }

  @Test func object_requiringAKey_hasItFirst() throws {
    let schema = JSONSchema.object(["a": .text], optional: ["b": .bool.orNull])
    let required = schema.requiring("b", as: .bool).adding([("c", .null)])
    #expect(required.keys == ["b", "a", "c"])
    #expect(try keywords(required).contains(#""required":["b","a"]"#))
  }
}
