import PickerControls
import PickerLayout

// What people have in place of a document: labels, one a line, and lists.
extension [UInt8] {
  /// The document in these bytes: text that begins with neither `{` nor `[` has one label per line, and a list contains
  /// the items.
  ///
  /// - Parameters:
  ///   - type: The type of the document that the command expects.
  ///   - takesLabels: Whether the items of that type may be texts.
  ///   - name: The name of the source in messages.
  func asDocument(
    ofType type: String?, takesLabels: Bool, from name: String
  ) throws(ToolError) -> [UInt8] {
    let start = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = self[start...].first(where: { !$0.isBlank }) else { return self }
    switch first {
    case UInt8(ascii: "{"): return self
    case UInt8(ascii: "["):
      // A list that is not JSON is left to the reader of documents, for the place of its error.
      guard type?.hasItems == true, (try? JSONValue(parsing: self)) != nil else { return self }
      return Array(#"{"items":"#.utf8) + self[start...] + Array("}".utf8)
    default:
      guard takesLabels else { return self }
      let labels = try labelLines(of: name)
      return Array(#"{"items":"#.utf8) + .writing(texts: labels) + Array("}".utf8)
    }
  }

  /// The lines that are not blank, without a byte order mark and the ends of lines.
  ///
  /// - Throws: 65 for bytes that are not UTF-8 text, or longer than a document may be.
  func labelLines(of name: String) throws(ToolError) -> [String] {
    guard count <= JSONValue.maximumByteCount else {
      throw ToolError(.badDocument, "\(name): expected at most 64 MiB, found more")
    }
    let bytes = starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
    var lines: [String] = []
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in all.enumerated() where !line.isBlank {
      let end = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let text = String(validating: end, as: UTF8.self) else {
        throw ToolError(.badDocument, "\(name): line \(number + 1): expected UTF-8")
      }
      lines.append(text)
    }
    return lines
  }
}

extension UInt8 {
  /// Whether it is white space of JSON.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension String {
  /// Whether documents of this type have items.
  fileprivate var hasItems: Bool {
    ControlCatalog.control(ofType: self)?.schema.allMembers.contains { $0.key == "items" } ?? false
  }
}
