import PickerCheck
import PickerLayout

/// Finds the lines of items in a document.
///
/// An item is named as in the tree: by its `id`, or by its text, with `#2` and so on where items before it have the
/// same.
struct ItemLines {
  /// The items by their names: those with an `id`, and the others.
  private var named: [String: JSONValue] = [:]
  private var unnamed: [String: JSONValue] = [:]
  private var counts: [String: Int] = [:]
  /// The lines found so far, because each takes a pass over the document.
  private var lines: [String: Int] = [:]

  /// The lines of the items of a document.
  init(of json: [UInt8]) {
    if let document = try? JSONValue(parsing: json) { collect(document, isItem: false) }
  }

  /// The line of the item of a finding, from 1; 1 where the document as a whole is meant.
  mutating func line(of finding: Finding) -> Int {
    guard let name = [finding.id, finding.text].compactMap({ $0 }).first(where: has) else {
      return 1
    }
    if let known = lines[name] { return known }
    let line = (named[name] ?? unnamed[name])?.line ?? 1
    lines[name] = line
    return line
  }

  private func has(_ name: String) -> Bool { named[name] != nil || unnamed[name] != nil }

  /// - Parameter isItem: Whether the value is the element of an array, as items are.
  private mutating func collect(_ value: JSONValue, isItem: Bool) {
    switch value.kind {
    case .string where isItem:
      if let text = try? value.string() { add(text, value) }
    case .array:
      guard let elements = try? value.array() else { return }
      for element in elements { collect(element, isItem: true) }
    case .object:
      guard let object = try? value.object() else { return }
      collect(object)
    default: return
    }
  }

  private mutating func collect(_ object: JSONObject) {
    if let id = object.text(of: "id") {
      if named[id] == nil { named[id] = object.value }
    } else if let text = object.text(of: "text") {
      add(text, object.value)
    }
    // The object "check" names items, too.
    for member in object where !member.keyEquals("check") {
      collect(member.value, isItem: false)
    }
  }

  private mutating func add(_ text: String, _ item: JSONValue) {
    let count = counts[text, default: 0] + 1
    counts[text] = count
    unnamed[count == 1 ? text : "\(text)#\(count)"] = item
  }
}

extension JSONObject {
  /// The string of a key; nil where there is none.
  fileprivate func text(of key: String) -> String? { self[key].flatMap { try? $0.string() } }
}
