import PickerLayout
import PickerOutput

extension Input {
  /// The tree of a document, or a saved tree, which is recognised by its key `root` or `nodes`.
  func tree(within limits: Limits) throws(ToolError) -> LayoutTree {
    let bytes = try read()
    let tree: LayoutTree
    do {
      let json = try JSONValue(parsing: bytes)
      if json.kind == .object, try json.object().isTree {
        return try LayoutTree(json: json, budget: Budget(limits))
      }
      let document = try Document(
        json: bytes, withFilesIn: directory, fonts: TextMeasurer.shared, budget: Budget(limits))
      tree = try document.layout()
    } catch {
      throw ToolError(.badDocument, "\(name): \(error.withAdvice)")
    }
    try TextMeasurer.checkLibraries()
    return tree
  }
}

extension JSONObject {
  /// Whether it is a layout tree, in either form, and not a document.
  fileprivate var isTree: Bool { self["root"] != nil || self["nodes"] != nil }
}

extension StandardStream {
  /// Writes one JSON object and a line feed.
  func writeJSON(compact: Bool, _ body: (inout JSONWriter) -> Void) throws(ToolError) {
    var json = JSONWriter(pretty: !compact)
    body(&json)
    try write(json.bytes + [UInt8(ascii: "\n")])
  }
}
