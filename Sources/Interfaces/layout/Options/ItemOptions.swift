import PickerLayout

/// The items of a control, from the command line or from a file with one text per line.
struct ItemOptions: Sendable {
  private var texts: [String] = []
  private var isGiven = false
  private var itemsFile: String?

  static let options: [CommandOption<ItemOptions>] = [
    .option(
      "items", value: "texts",
      #"Texts separated by commas; "in quotes" or as \, a comma is part of a text. May be repeated."#
    ) { (items, text: String) in
      items.texts += try TextList(parsing: text).texts
      items.isGiven = true
    },
    .option(
      "items-file", value: "file",
      "Texts, one per line, after those of --items; - for standard input.", completion: .file
    ) { $0.itemsFile = $1 },
  ]

  /// Whether the options describe a control without any document.
  var areGiven: Bool { isGiven || itemsFile != nil }

  /// The value of the key `items`; nil: not given.
  ///
  /// - Parameter document: The document's FILE.
  /// - Throws: 66 for a file that cannot be read, 65 for one that is not UTF-8 text or larger than 64 MiB.
  func json(beside document: String?) throws(ToolError) -> [UInt8]? {
    guard areGiven else { return nil }
    guard itemsFile != "-" || document != "-" else {
      throw ToolError(.usage, "FILE and --items-file cannot both be standard input")
    }
    return .writing(texts: texts + (try lines()))
  }

  private func lines() throws(ToolError) -> [String] {
    guard let itemsFile else { return [] }
    let input = Input(itemsFile)
    var bytes = try input.read()[...]
    if bytes.count > JSONValue.maximumByteCount {
      throw ToolError(.badDocument, "\(input.name): expected at most 64 MiB, found more")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var lines: [String] = []
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in all.enumerated() where !line.isBlank {
      let end = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let text = String(validating: end, as: UTF8.self) else {
        throw ToolError(.badDocument, "\(input.name): line \(number + 1): expected UTF-8")
      }
      lines.append(text)
    }
    return lines
  }
}
