import PickerControls
import PickerLayout
import PickerOutput

extension Input {
  /// The tree of a document, or a saved tree, which is recognised by its key `root` or `nodes`.
  ///
  /// - Parameter clock: A budget whose limits and time the document uses.
  func tree(within clock: Budget) throws(ToolError) -> LayoutTree {
    try drawnTree(within: clock, fonts: .shared).tree
  }

  /// The tree of a document, or a saved tree, and the measurer that has the outlines of its glyphs.
  ///
  /// - Parameters:
  ///   - clock: A budget whose limits and time the document uses.
  ///   - fonts: The fonts in addition to the document's.
  ///   - drawing: A measurer to which the fonts of the document are added for drawing; nil: `fonts`.
  func drawnTree(
    within clock: Budget, fonts: TextMeasurer, drawing: TextMeasurer? = nil
  ) throws(ToolError) -> (tree: LayoutTree, measurer: TextMeasurer) {
    let bytes = try read()
    let tree: LayoutTree
    var measurer = drawing ?? fonts
    let budget = Budget(sharingTimeOf: clock)
    do {
      let json = try JSONValue(parsing: bytes)
      if json.kind == .object, try json.object().isTree {
        return (try LayoutTree(json: json, budget: budget), measurer)
      }
      let document = try document(bytes, budget, fonts)
      tree = try document.layout()
      measurer =
        drawing == nil
        ? document.measurer
        : try self.document(bytes, Budget(sharingTimeOf: clock), measurer).measurer
    } catch {
      if let error = ToolError(unavailable: budget.error) { throw error }
      throw errors(beginningWith: error, of: bytes, within: clock) {
        bytes, budget throws(JSONError) in
        let json = try JSONValue(parsing: bytes)
        guard json.kind == .object, try !json.object().isTree else { return }
        _ = try document(bytes, budget, fonts)
      }
    }
    return (tree, measurer)
  }

  private func document(
    _ bytes: [UInt8], _ budget: Budget, _ fonts: TextMeasurer
  ) throws(JSONError) -> Document {
    try Document(json: bytes, withFilesIn: directory, fonts: fonts, budget: budget)
  }
}

extension JSONObject {
  /// Whether it is a layout tree in either form rather than a document.
  var isTree: Bool { self["root"] != nil || self["nodes"] != nil }
}

extension StandardStream {
  /// Writes one JSON object about a document and a line feed, if they are within the budget.
  func writeJSON(
    about source: Input, within budget: Budget, compact: Bool, _ body: (inout JSONWriter) -> Void
  ) throws(ToolError) {
    var json = JSONWriter(pretty: !compact)
    do {
      try budget.run {
        body(&json)
        _ = Budget.allows(bytes: json.count)
      }
    } catch {
      throw ToolError(error, source)
    }
    try write(json.bytes + [UInt8(ascii: "\n")])
  }
}
