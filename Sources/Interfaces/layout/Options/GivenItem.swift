import PickerControls
import PickerLayout

/// An item on the command line: a text with marks of its state, or JSON.
struct GivenItem: Sendable {
  /// The item in a document.
  private enum Content {
    case text(String)
    case json([UInt8])
  }

  private let content: Content
  private(set) var isSelected = false
  private(set) var isDisabled = false

  /// A label without marks.
  init(label: String) { content = .text(label) }

  init(json: [UInt8]) { content = .json(json) }

  /// A label with the marks of its state at its end: `coffee*` is selected, `tea~` is disabled.
  ///
  /// A mark after a backslash is part of the label, and so is one that is all of it.
  init(marked text: String) {
    var rest = text[...]
    while let last = rest.last, rest.count > 1, last == "*" || last == "~" {
      rest.removeLast()
      if rest.last == "\\" {
        rest = rest.dropLast() + [last]
        break
      }
      if last == "*" { isSelected = true } else { isDisabled = true }
    }
    content = .text(String(rest))
  }

  /// Writes the item.
  ///
  /// - Parameter hasSelection: Whether items of the control have the key `selected`.
  func write(hasSelection: Bool, to json: inout JSONWriter) {
    switch content {
    case .json(let bytes): json.raw(bytes)
    case .text(let text) where !isDisabled && !(isSelected && hasSelection): json.string(text)
    case .text(let text):
      json.object { json in
        json.member("text", string: text)
        if isSelected, hasSelection { json.member("selected", bool: true) }
        if isDisabled { json.member("enabled", bool: false) }
      }
    }
  }
}
