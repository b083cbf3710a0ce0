import PickerCheck
import PickerControls
import PickerLayout

/// Finds the lines of items in a document.
///
/// An item is named as in the tree: by its `id`, or by its text, with `#2` and so on where items before it have the
/// same; in a control with an `id` inside another one, the name contains both: `tabs/help`.
struct ItemLines {
  /// The byte offsets of items and titles.
  private var items: [Int] = []
  private let lineEnds: LineEnds
  /// The positions of items by their names in the tree: items with an `id`, and others.
  private var named: [String: Int] = [:]
  private var unnamed: [String: Int] = [:]
  /// The titles of controls by the names of these with `.title`.
  private var titles: [String: Int] = [:]
  /// The first items by their names without the enclosing controls' names, by which texts are translated.
  private var plain: [String: Int] = [:]
  /// The titles of controls without an `id` by their texts.
  private var anonymousTitles: [String: Int] = [:]
  private var counts: [String: Int] = [:]

  /// The lines of the items of a document.
  init(of json: [UInt8]) {
    lineEnds = LineEnds(of: json)
    guard let document = try? JSONValue(parsing: json), let root = try? document.object() else {
      return
    }
    if let id = root.text(of: "id") { named[id] = add(document) }
    collect(membersOf: root, in: "")
  }

  /// The line of the item of a finding, from 1; 1 for the complete document.
  ///
  /// - Complexity: O(log *lines*).
  func line(of finding: Finding) -> Int {
    item(of: finding).map { lineEnds.line(of: items[$0]) } ?? 1
  }

  private func item(of finding: Finding) -> Int? {
    if let id = finding.id {
      if let title = titles[id] { return title }
      if let item = named[id] ?? unnamed[id] ?? plain[id] { return item }
    }
    // In the document is the text in the source language.
    if let text = finding.sourceText ?? finding.text {
      if finding.id == nil, let title = anonymousTitles[text] { return title }
      if let item = unnamed[text] ?? named[text] ?? plain[text] { return item }
    }
    return finding.id.flatMap { control(around: $0) }
  }

  /// The innermost control that contains an item: `row/tabs` for `row/tabs/help`.
  private func control(around id: String) -> Int? {
    var rest = id[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if let control = named[String(rest)] { return control }
    }
    return nil
  }

  /// - Parameter prefix: The name of the enclosing control, with a slash; empty for the document's.
  private mutating func collect(_ value: JSONValue, in prefix: String, isItem: Bool = false) {
    switch value.kind {
    case .string where isItem:
      if let text = try? value.string() { add(text, value, in: prefix) }
    case .array:
      guard let elements = try? value.array() else { return }
      for element in elements { collect(element, in: prefix, isItem: true) }
    case .object:
      guard let object = try? value.object() else { return }
      collect(object, in: prefix)
    default: return
    }
  }

  private mutating func collect(_ object: JSONObject, in prefix: String) {
    let text = object.text(of: "text")
    guard let id = object.text(of: "id") else {
      if let text { add(text, object.value, in: prefix) }
      return collect(membersOf: object, in: prefix)
    }
    let (name, item) = (prefix + id, add(object.value))
    named.addFirst(item, name)
    plain.addFirst(item, id)
    guard object["type"] != nil else { return collect(membersOf: object, in: prefix) }
    if text == nil, let title = object["title"] { titles.addFirst(add(title), name + ".title") }
    collect(membersOf: object, in: name + "/")
  }

  private mutating func collect(membersOf object: JSONObject, in prefix: String) {
    for member in object {
      if member.keyEquals("title") {
        let value = member.value
        let text = (try? value.string()) ?? (try? value.object())?.text(of: "text")
        guard let text else { continue }
        let item = add(value)
        plain.addFirst(item, text)
        if object["id"] == nil { anonymousTitles.addFirst(item, text) }
      } else if !member.keyEquals("check") {
        // The object "check" names items, too.
        collect(member.value, in: prefix)
      }
    }
  }

  private mutating func add(_ text: String, _ value: JSONValue, in prefix: String) {
    let (name, item) = (prefix + text, add(value))
    let count = counts[name, default: 0] + 1
    counts[name] = count
    unnamed[count == 1 ? name : "\(name)#\(count)"] = item
    plain.addFirst(item, text)
  }

  private mutating func add(_ value: JSONValue) -> Int {
    items.append(value.offset)
    return items.count - 1
  }
}

extension [String: Int] {
  /// Adds the place of an item, unless there is one with the same name.
  fileprivate mutating func addFirst(_ item: Int, _ name: String) {
    if self[name] == nil { self[name] = item }
  }
}

extension JSONObject {
  /// The string of a key; nil if there is none.
  fileprivate func text(of key: String) -> String? { self[key].flatMap { try? $0.string() } }
}
