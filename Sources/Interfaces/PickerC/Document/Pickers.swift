package import CPickerLayout
import PickerControls
import PickerJSON
import PickerLayout

extension Engine {
  /// A document of strings, equal to one that is read from JSON.
  fileprivate func document(
    ofType type: String, _ picker: UnsafePointer<pl_picker>?, _ budget: OpaquePointer?
  ) throws(Failure) -> DocumentHandle {
    guard picker != nil else { throw .argument("picker is NULL") }
    let picker = try PickerItems(try pl_picker.from(picker, "picker"))
    let budget = self.budget(budget)
    do throws(JSONError) {
      try JSONValue(parsing: picker.settings).checkHasNoItems()
    } catch {
      throw Failure(error, in: picker.settings, budget)
    }
    let items = picker.json(isSegmented: type == Segmented.type)
    return try DocumentReader(self, type: type, settings: items, within: budget)
      .document(picker.settings)
  }
}

extension JSONValue {
  /// - Throws: `$.items: must not be in the settings: the strings are the items`.
  fileprivate func checkHasNoItems() throws(JSONError) {
    guard kind == .object, let items = try object()["items"] else { return }
    throw items.error("must not be in the settings: the strings are the items")
  }
}

/// The items of a picker that is made of strings.
private struct PickerItems {
  private let texts: [String]
  private let ids: [String]?
  private let selected: [Int]
  /// Whether a segmented control has no selection; false if it is left open, too.
  private let selectsNone: Bool
  let settings: [UInt8]

  init(_ picker: pl_picker) throws(Failure) {
    texts = try [String](picker.texts, count: picker.text_count, "picker.texts")
    ids =
      picker.ids == nil
      ? nil : try [String](picker.ids, count: picker.text_count, "picker.ids")
    settings = Array((try picker.settings.text("picker.settings") ?? "{}").utf8)
    selectsNone = picker.selected_count == -1
    let indices = try UnsafeBufferPointer(
      checking: picker.selected, count: selectsNone ? 0 : picker.selected_count,
      "picker.selected")
    for (place, index) in indices.enumerated() where !texts.indices.contains(Int(index)) {
      throw .argument("picker.selected must be 0 to \(texts.count - 1), is \(index)").at(place)
    }
    selected = indices.map { Int($0) }
  }

  /// The items and the selection as JSON.
  func json(isSegmented: Bool) -> [UInt8] {
    var isSelected = [Bool](repeating: false, count: texts.count)
    if !isSegmented { for index in selected { isSelected[index] = true } }
    var json = JSONWriter(pretty: false, capacity: 64 + 40 * texts.count)
    json.object { json in
      json.key("items")
      json.array { json in
        for place in texts.indices { write(place, isSelected[place], to: &json) }
      }
      if isSegmented { writeSelection(to: &json) }
    }
    return json.bytes
  }

  private func write(_ place: Int, _ isSelected: Bool, to json: inout JSONWriter) {
    guard isSelected || ids != nil else { return json.string(texts[place]) }
    json.object { json in
      json.member("text", string: texts[place])
      if let ids { json.member("id", string: ids[place]) }
      if isSelected { json.member("selected", bool: true) }
    }
  }

  private func writeSelection(to json: inout JSONWriter) {
    guard selectsNone || !selected.isEmpty else { return }
    json.key("selected")
    json.array { json in
      for index in selected { json.integer(index) }
    }
  }
}

@c @implementation
package func pl_document_chips(
  _ engine: OpaquePointer?, _ picker: UnsafePointer<pl_picker>?, _ budget: OpaquePointer?,
  _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    try Engine.from(engine, "engine").document(ofType: Chips.type, picker, budget).retained
  }
}

@c @implementation
package func pl_document_segmented(
  _ engine: OpaquePointer?, _ picker: UnsafePointer<pl_picker>?, _ budget: OpaquePointer?,
  _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    try Engine.from(engine, "engine").document(ofType: Segmented.type, picker, budget).retained
  }
}
