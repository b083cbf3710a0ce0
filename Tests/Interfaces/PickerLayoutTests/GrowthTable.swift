import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// Every kind of control in every dimension in which it grows: documents that `growth-dimensions.json` describes, as far
/// as the schema has the keys of a dimension.
struct GrowthTable {
  private typealias Object = [String: Any]

  /// A control with what its items are, and the keys that it is measured without.
  private struct Subject {
    let type: String
    let entry: Object
    let keys: Set<String>
    let itemKeys: Set<String>

    var document: Object { entry["document"] as? Object ?? [:] }
    var item: Object { entry["item"] as? Object ?? [:] }
    var list: String? { entry["list"] as? String }

    func has(_ dimension: Object) -> Bool {
      (dimension["controls"] as? [String])?.contains(type) ?? true
    }
  }

  private let subjects: [Subject]
  private let dimensions: [Object]

  /// Keys that change nothing, or choose the control.
  private static let plainKeys: Set = ["$schema", "version", "type"]

  init() throws {
    let file = packageRoot().appendingPathComponent(
      "Tests/Interfaces/PickerLayoutTests/Fixtures/growth-dimensions.json")
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object)
    dimensions = try #require(root["dimensions"] as? [Object])
    let entries = try #require(root["controls"] as? [String: Object])
    subjects = try ControlCatalog.all.map { kind in
      let schema = try SchemaKeys(kind.schema)
      let entry = try #require(entries[kind.type], "no growth of \(kind.type)")
      let ofItems =
        try (entry["itemSchema"] as? String).map { try schema.keys(of: $0) }
        ?? Set(entry["itemKeys"] as? [String] ?? [])
      return Subject(
        type: kind.type, entry: entry, keys: schema.keys.union(["check"]), itemKeys: ofItems)
    }
  }

  /// The keys of controls and of items that are in no dimension.
  var missingKeys: [String] {
    subjects.flatMap { subject in
      let own = dimensions.filter(subject.has)
      let known = own.flatMap { ($0["document"] as? Object ?? [:]).keys }
      let knownOfItems = own.flatMap { ($0["item"] as? Object ?? [:]).keys }
      let without = subject.entry["without"] as? [String] ?? []
      let missing = subject.keys.subtracting(GrowthTable.plainKeys).subtracting(known)
        .subtracting(subject.document.keys).subtracting(without)
        .subtracting([subject.list ?? ""])
      let missingOfItems = subject.itemKeys.subtracting(knownOfItems)
        .subtracting(subject.item.keys)
      return missing.map { "\(subject.type).\($0)" }
        + missingOfItems.map { "\(subject.type).\(subject.list ?? "")[].\($0)" }
    }.sorted()
  }

  /// The templates of all documents, as those of `Fixtures/growth.json`.
  var templates: [[String: Any]] { subjects.flatMap { templates(of: $0) } }

  private func templates(of subject: Subject) -> [Object] {
    dimensions.filter(subject.has).compactMap { template(of: subject, in: $0) }
      + [nested(subject)]
  }

  /// Nil if the control has none of the keys of the dimension.
  private func template(of subject: Subject, in dimension: Object) -> Object? {
    let given = dimension["document"] as? Object ?? [:]
    let givenOfItems = subject.list == nil ? [:] : dimension["item"] as? Object ?? [:]
    let own = given.filter { subject.keys.contains($0.key) }
    let ownOfItems = givenOfItems.filter { subject.itemKeys.contains($0.key) }
    let isPlain = given.isEmpty && dimension["item"] == nil
    guard isPlain || !own.isEmpty || !ownOfItems.isEmpty else { return nil }
    var document = subject.document.merging(own) { $1 }
    if let list = subject.list {
      document[list] = ["each": subject.item.merging(ownOfItems) { $1 }]
    }
    // A key that is null has no place beside the others.
    for (key, value) in given where value is NSNull { document[key] = nil }
    var template: Object = [
      "name": "\(subject.type): \(dimension["name"] ?? "")", "document": document,
    ]
    template["bounded"] = dimension["bounded"]
    return template
  }

  /// Many controls of few items each.
  private func nested(_ subject: Subject) -> Object {
    var document = subject.document.merging(subject.entry["few"] as? Object ?? [:]) { $1 }
    if let list = subject.list { document[list] = [subject.item] }
    return [
      "name": "\(subject.type): nesting",
      "document": ["type": "stack", "items": ["each": document]],
    ]
  }
}

/// The keys of the objects that a schema allows.
private struct SchemaKeys {
  private let root: [String: Any]
  private let definitions: [String: Any]

  init(_ schema: JSONSchema) throws {
    let json = try JSONSerialization.jsonObject(with: Data(schema.document(title: "")))
    root = try #require(json as? [String: Any])
    definitions = root["$defs"] as? [String: Any] ?? [:]
  }

  /// Those of the object itself.
  var keys: Set<String> { keys(of: root, beside: []) }

  /// Those of a shared schema, or of a branch of it: `page/else`.
  func keys(of path: String) throws -> Set<String> {
    let parts = path.split(separator: "/").map(String.init)
    let found = parts.reduce(definitions as Any?) { ($0 as? [String: Any])?[$1] }
    return keys(of: try #require(found, "no schema \(path)"), beside: [])
  }

  private func keys(of schema: Any, beside seen: Set<String>) -> Set<String> {
    guard let object = schema as? [String: Any] else { return [] }
    var keys = Set((object["properties"] as? [String: Any] ?? [:]).keys)
    if let name = (object["$ref"] as? String)?.split(separator: "/").last.map(String.init),
      !seen.contains(name), let definition = definitions[name]
    {
      keys.formUnion(self.keys(of: definition, beside: seen.union([name])))
    }
    let parts =
      ["anyOf", "oneOf", "allOf"].flatMap { object[$0] as? [Any] ?? [] }
      + ["then", "else"].compactMap { object[$0] }
    for part in parts { keys.formUnion(self.keys(of: part, beside: seen)) }
    return keys
  }
}

/// Growth in every dimension of every control.
@Suite struct GrowthTableTests {
  @Test func keys_ofAllControls_areInADimension() throws {
    #expect(try GrowthTable().missingKeys == [])
  }

  /// `Scripts/check/growth` counts instructions for the same documents. `RECORD_GOLDENS=1` writes them.
  @Test func documents_areThoseOfTheScript() throws {
    let file = packageRoot().appendingPathComponent(
      "Tests/Interfaces/PickerLayoutTests/Fixtures/growth-table.json")
    let table = try GrowthTable().templates
    let lines = try table.map { row in
      String(
        decoding: try JSONSerialization.data(
          withJSONObject: row, options: [.sortedKeys, .withoutEscapingSlashes]),
        as: UTF8.self)
    }
    let text = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" else {
      return #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(file.lastPathComponent)")
  }

  /// Tables of breakpoints are bounded only beyond a thousand steps.
  private static func inputs() throws -> [GrowthInput] {
    let all = try GrowthTable().templates.filter { $0["bounded"] == nil }
    let inputs = try all.compactMap { try GrowthInput($0) }
    return sweep(
      inputs.enumerated().filter { $0.offset % 30 == 0 }.map { $0.element }, full: inputs)
  }

  @Test(arguments: try GrowthTableTests.inputs())
  func steps_ofFourTimesTheItems_growNoFasterThanNLogN(_ input: GrowthInput) throws {
    let (few, many) = (try input.steps(400), try input.steps(1600))
    #expect(few > 0)
    // That of n log n is 1.11 here.
    let exponent = log2(Double(many) / Double(few)) / 2
    #expect(exponent <= 1.2, "\(few) steps, then \(many)")
  }
}
