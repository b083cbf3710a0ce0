import PickerControls
import PickerJSON
import PickerTree
import PickerTestSupport
import Testing

@testable import PickerSurfaces

@Suite struct SchemaTests {
  @Test(arguments: ControlCatalog.all.map { $0.type })
  func control_ofEveryType_hasTheKeysOfAllControls(type: String) throws {
    let control = try #require(ControlCatalog.control(ofType: type))
    let keys = control.schema.keys
    // For shapes, these two keys belong to the figure.
    let others = type == ShapeControl.type ? ["fill", "cornerRadius"] : []
    let wanted = Container.fields.without(others).keys
    #expect(Array(keys.prefix(wanted.count)) == wanted)
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: ControlCatalog.all.map { $0.type })
  func control_withNullForEveryKey_isReadAsWithoutKeys(type: String) throws {
    let control = try #require(ControlCatalog.control(ofType: type))
    guard type != ShapeControl.type else { return }
    try readNulls(control.schema.keys, beside: ["type": type])
  }

  @Test(arguments: ControlCatalog.all.map { $0.type })
  func document_withASchemaKey_isReadAsWithoutIt(type: String) throws {
    let schema = #""$schema": "pickerlayout.schema.json","#
    let rest = #""type": "\#(type)"\#(type == "shape" ? #", "shape": "star""# : "")"#
    let holders = [
      "DOCUMENT", #"{"type": "stack", "items": [DOCUMENT]}"#,
      #"{"type": "grid", "items": [DOCUMENT]}"#,
      #"{"type": "carousel", "pages": [DOCUMENT]}"#,
      #"{"type": "drawing", "layers": [{"items": [{"symbol": DOCUMENT, "width": 9, "height": 9}]}]}"#,
    ]
    for holder in holders {
      let trees = try ["{\(rest)}", "{\(schema)\(rest)}"].map { document in
        let json = holder.split(separator: "DOCUMENT", omittingEmptySubsequences: false)
          .joined(separator: document)
        return try Document(json: Array(json.utf8), fonts: StrictCatalog()).layout()
      }
      #expect(trees[0].json(pretty: false) == trees[1].json(pretty: false))
    }
    let wrong = "{\(rest), \"$schema\": 3}"
    #expect(throws: JSONError.self) {
      try Document(json: Array(wrong.utf8), fonts: StrictCatalog())
    }
  }

  @Test(arguments: ShapeCatalog.names)
  func shape_withNullForEveryKey_isReadAsWithoutKeys(shape: String) throws {
    guard case .cases("shape", let kinds, _) = ShapeControl.schema else { throw JSONError.notCases }
    let kind = try #require(kinds.first { $0.word == shape })
    var given = ["type": "shape", "shape": shape]
    if shape == "path" { given["path"] = "M0 0" }
    try readNulls(kind.schema.keys, beside: given)
  }

  private func readNulls(_ keys: [String], beside given: [String: String]) throws {
    let nulls = keys.filter { given[$0] == nil }.map { "\"\($0)\": null" }
    let members = given.map { "\"\($0.key)\": \"\($0.value)\"" } + nulls
    let json = "{\(members.joined(separator: ", "))}"
    _ = try Document(json: Array(json.utf8), fonts: StrictCatalog())
  }

  @Test(arguments: [ControlCatalog.schema, LayoutTree.schema])
  func sharedDefinitions_withOneName_areEqual(schema: JSONSchema) {
    var parts: [String: [UInt8]] = [:]
    var repeats: [String: Int] = [:]
    var open = [schema]
    while let schema = open.popLast() {
      guard case .shared(let name, let make) = schema else {
        open += schema.parts
        continue
      }
      // Some parts are named a hundred times.
      repeats[name, default: 0] += 1
      if repeats[name, default: 0] > sweep(2, full: .max) { continue }
      let bytes = make().document(title: name)
      if let known = parts[name] {
        #expect(known == bytes, "two parts are called \(name)")
      } else {
        parts[name] = bytes
        open.append(make())
      }
    }
    #expect(parts.count > 8)
  }

  @Test func documentAndTreeSchemas_haveDistinctDefinitionNames() throws {
    let both = JSONSchema.having("root", LayoutTree.schema, otherwise: ControlCatalog.schema)
    let counts = try [both, LayoutTree.schema, ControlCatalog.schema].map { schema in
      let json = try JSONValue(parsing: schema.document(title: "")).object()
      return try #require(json["$defs"]).object().count
    }
    #expect(counts[0] == counts[1] + counts[2])
  }
}

extension JSONError {
  fileprivate static let notCases = JSONError(path: "$", message: "the schema has no cases")
}

extension JSONSchema {
  /// The nested schemas.
  fileprivate var parts: [JSONSchema] {
    switch self {
    case .list(let element, _): [element]
    case .tuple(let elements), .anyOf(let elements): elements
    case .object(let members): members.all.map(\.schema)
    case .cases(_, let cases, _): cases.map(\.schema)
    case .having(_, let schema, let otherwise): [schema, otherwise]
    case .map(_, let value): [value]
    case .described(_, let schema): [schema]
    default: []
    }
  }
}
