import PickerControls
import PickerLayout

/// The changes that options make to the items of a control, from a document or from other options.
struct ItemMarks: Sendable {
  /// The names of the selected items, which replace the document's selection; nil: not given.
  var selected: [String]?
  var disabled: [String] = []
  /// `item=icon`, or the icons of the items in their order.
  var icons: [String] = []

  var isEmpty: Bool { selected == nil && disabled.isEmpty && icons.isEmpty }

  /// The items with these marks, as JSON.
  ///
  /// - Parameter list: The value of the key `items`; anything but a list is left to the reader of the document.
  /// - Throws: `--selected: no item is called "cofee", did you mean "coffee"?`
  func marked(_ list: JSONValue) throws(ToolError) -> [UInt8] {
    guard let array = try? list.array() else { return list.compactBytes }
    let items = Array(array)
    let names = ItemNames(items)
    var changes = [[String: [UInt8]]](repeating: [:], count: items.count)
    for index in try names.positions(of: selected ?? [], "--selected") {
      changes[index]["selected"] = Array("true".utf8)
    }
    for index in try names.positions(of: disabled, "--disabled") {
      changes[index]["enabled"] = Array("false".utf8)
    }
    for (index, icon) in try iconPlaces(names) {
      changes[index]["icon"] = .writing { $0.string(icon) }
    }
    let left: Set<String> = selected == nil ? [] : ["selected"]
    return .writing { json in
      json.array { json in
        for (item, changes) in zip(items, changes) {
          item.write(with: changes, without: left, to: &json)
        }
      }
    }
  }

  private func iconPlaces(_ names: ItemNames) throws(ToolError) -> [(Int, String)] {
    var places: [(Int, String)] = []
    for (number, entry) in icons.enumerated() where !entry.isEmpty {
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        places.append((try names.position(of: parts[0], "--icon"), parts[1]))
      } else if number < names.count {
        places.append((number, entry))
      } else {
        throw ToolError(
          .usage, "--icon: there are \(icons.count) icons for \(names.count) items")
      }
    }
    return places
  }
}

/// The ids and texts with which options name items.
private struct ItemNames {
  private var ids: [String] = []
  private var texts: [String] = []

  var count: Int { ids.count }

  init(_ items: [JSONValue]) {
    var counts: [String: Int] = [:]
    for item in items {
      let object = try? item.object()
      let text = (try? (object?["text"] ?? item).string()) ?? ""
      let number = (counts[text] ?? 0) + 1
      counts[text] = number
      texts.append(text)
      ids.append((try? object?["id"]?.string()) ?? (number > 1 ? "\(text)#\(number)" : text))
    }
  }

  func positions(of names: [String], _ option: String) throws(ToolError) -> [Int] {
    var positions: [Int] = []
    for name in names { positions.append(try position(of: name, option)) }
    return positions
  }

  /// The position of the item with this id or text, or with this index.
  func position(of name: String, _ option: String) throws(ToolError) -> Int {
    if let known = ids.firstIndex(of: name) ?? texts.firstIndex(of: name) { return known }
    if let index = Int(name), ids.indices.contains(index) { return index }
    let hint = nearest(to: name, among: ids).map { ", did you mean \($0.quotedInMessage)?" }
    throw ToolError(
      .usage, "\(option): no item is called \(name.quotedInMessage)" + (hint ?? ""))
  }
}

extension JSONValue {
  /// Writes an item with other values for some of its keys.
  fileprivate func write(
    with changes: [String: [UInt8]], without left: Set<String>, to json: inout JSONWriter
  ) {
    guard kind == .object || kind == .string && !changes.isEmpty else {
      return json.raw(compactBytes)
    }
    json.object { json in
      if kind == .string { json.key("text") }
      if kind == .string { json.raw(compactBytes) }
      if let object = try? object() {
        for member in object where changes[member.key] == nil && !left.contains(member.key) {
          json.key(member.key)
          json.raw(member.value.compactBytes)
        }
      }
      for (key, value) in changes.sorted(by: { $0.key < $1.key }) {
        json.key(key)
        json.raw(value)
      }
    }
  }
}
