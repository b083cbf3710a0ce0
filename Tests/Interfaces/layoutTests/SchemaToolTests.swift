import FoundationEssentials
import Testing

@Suite struct SchemaToolTests {
  @Test(arguments: [
    ([], ["tree", "document", "chips", "treeNode"]),
    (["--of", "document"], ["document", "chips"]),
    (["--of", "tree"], ["tree", "treeNode"]),
  ])
  func schema_ofEither_hasItsParts(arguments: [String], parts: [String]) throws {
    let run = try Tool(["schema"] + arguments)
    #expect(run.code == 0 && run.error.isEmpty)
    let schema = try run.json
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let names = try #require(schema["$defs"] as? [String: Any]).keys
    #expect(parts.allSatisfy(names.contains))
    #expect(arguments.isEmpty || !(names.contains("chips") && names.contains("treeNode")))
  }

  @Test func schema_ofSomethingElse_isAUsageError() throws {
    let run = try Tool("schema", "--of", "picture")
    #expect(run.code == 64 && run.output.isEmpty)
  }
}
