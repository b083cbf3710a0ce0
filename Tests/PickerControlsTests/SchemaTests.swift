import PickerJSON
import PickerTree
import Testing

@testable import PickerControls

@Suite struct SchemaTests {
  @Test(arguments: ControlCatalog.all.map { $0.type })
  func control_ofEveryType_hasTheKeysOfAllControls(type: String) throws {
    let control = try #require(ControlCatalog.control(ofType: type))
    let keys = control.schema.keys
    #expect(Array(keys.prefix(Container.fields.keys.count)) == Container.fields.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: ControlCatalog.all.map { $0.type })
  func control_givenNullForEveryKeyOfItsSchema_isReadAsIfTheyWereAbsent(type: String) throws {
    let control = try #require(ControlCatalog.control(ofType: type))
    let members = control.schema.keys.filter { $0 != "type" }.map { "\"\($0)\": null" }
    let json = "{\"type\": \"\(type)\", \(members.joined(separator: ", "))}"
    _ = try Document(json: Array(json.utf8), fonts: StrictCatalog())
  }

  @Test(arguments: [ControlCatalog.schema, LayoutTree.schema])
  func sharedParts_ofOneName_areTheSame(schema: JSONSchema) {
    var parts: [String: [UInt8]] = [:]
    var open = [schema]
    while let schema = open.popLast() {
      guard case .shared(let name, let make) = schema else {
        open += schema.parts
        continue
      }
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

  @Test func documentsAndTrees_haveNoPartOfOneName() throws {
    let both = JSONSchema.having("root", LayoutTree.schema, otherwise: ControlCatalog.schema)
    let counts = try [both, LayoutTree.schema, ControlCatalog.schema].map { schema in
      let json = try JSONValue(parsing: schema.document(title: "")).object()
      return try #require(json["$defs"]).object().count
    }
    #expect(counts[0] == counts[1] + counts[2])
  }
}

extension JSONSchema {
  /// The schemas within this one.
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
