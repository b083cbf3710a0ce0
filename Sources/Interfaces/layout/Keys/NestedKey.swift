import PickerControls
import PickerLayout

/// A key of documents, at any depth.
struct NestedKey {
  /// The keys of the enclosing objects, and its own; `items[]` if the rest is in each element of a list.
  var path: [String]
  var schema: JSONSchema

  var name: String { path.last ?? "" }

  /// The path as people type it: `items.badge`.
  var dottedPath: String { path.joined(separator: ".").replacing("[]", with: "") }

  /// Whether documents can have several such keys.
  var isInList: Bool { path.contains { $0.hasSuffix("[]") } }

  /// An example of a value in a document: `"items": [{"badge": "text"}]`.
  func member(_ value: String) -> String {
    let object = path.reversed().reduce(value) { json, key in
      key.hasSuffix("[]") ? "{\"\(key.dropLast(2))\": [\(json)]}" : "{\"\(key)\": \(json)}"
    }
    return String(object.dropFirst().dropLast())
  }
}

extension [NestedKey] {
  /// The keys at a path in kebab case, whose first key may be at any depth: `["item", "min-target"]`, where an `item`
  /// is one of `items`.
  func leading(to path: ArraySlice<String>) -> [NestedKey] {
    guard let first = path.first else { return [] }
    guard path.count > 1 else { return filter { $0.name.kebabCased == first } }
    return filter { [first, first + "s"].contains($0.name.kebabCased) }
      .flatMap { $0.schema.members(at: $0.path).leading(to: path.dropFirst()) }
  }
}

extension JSONSchema {
  /// The keys of a document and of all objects in it, the outer ones first, without those of other documents.
  var nestedKeys: [NestedKey] {
    var found: [NestedKey] = []
    var level = [NestedKey(path: [], schema: self)]
    var shared: Set<String> = []
    while !level.isEmpty {
      level = level.flatMap { $0.schema.members(at: $0.path, &shared) }
      found += level
    }
    return found
  }

  /// The keys of an object, or of the objects in a list.
  fileprivate func members(at path: [String]) -> [NestedKey] {
    var shared: Set<String> = []
    return members(at: path, &shared)
  }

  /// - Parameter shared: The names of the shared schemas whose keys were found already.
  private func members(at path: [String], _ shared: inout Set<String>) -> [NestedKey] {
    switch self {
    case .object(let members):
      return members.all.filter { !$0.schema.isAbsent }
        .map { NestedKey(path: path + [$0.key], schema: $0.schema) }
    case .cases("type", _, _): return []
    case .cases(_, let cases, _): return cases.flatMap { $0.schema.members(at: path, &shared) }
    case .shared(let name, let schema):
      return shared.insert(name).inserted ? schema().members(at: path, &shared) : []
    case .described(_, let schema): return schema.members(at: path, &shared)
    case .anyOf(let choices): return choices.flatMap { $0.members(at: path, &shared) }
    case .having(_, let schema, let other):
      return [schema, other].flatMap { $0.members(at: path, &shared) }
    case .list(let element, _):
      return element.members(at: path.dropLast() + [(path.last ?? "") + "[]"], &shared)
    case .map(_, let value): return value.members(at: path + ["NAME"], &shared)
    default: return []
    }
  }

  /// Whether a key must be absent.
  private var isAbsent: Bool {
    switch self {
    case .null, .nothing: true
    default: false
    }
  }
}
