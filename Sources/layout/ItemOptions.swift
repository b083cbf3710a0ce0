import ArgumentParser
import PickerLayout

/// The items of a control, from the command line or one a line from a file.
struct ItemOptions: ParsableArguments {
  @Option(
    help: """
      Texts separated by commas; "in quotes" or as \\, a comma is part of a text. May be repeated.
      """,
    transform: TextList.init(parsing:))
  var items: [TextList] = []

  @Option(
    help: ArgumentHelp(
      "Texts, one a line, after those of --items; - for standard input.", valueName: "file"),
    completion: .file())
  var itemsFile: String?

  /// Whether there is a control without any document.
  var areGiven: Bool { !items.isEmpty || itemsFile != nil }

  /// The key they stand for.
  ///
  /// - Parameter document: The document's FILE.
  /// - Throws: 66 for a file that cannot be read, 65 for one that is no text.
  func member(beside document: String?) throws(Failure) -> OptionMember {
    guard areGiven else { return ("items", nil) }
    guard itemsFile != "-" || document != "-" else {
      throw Failure(.usage, "FILE and --items-file cannot both be standard input")
    }
    let lines = try self.lines()
    return ("items", OptionValue(texts: items.flatMap(\.texts) + lines))
  }

  private func lines() throws(Failure) -> [String] {
    guard let itemsFile else { return [] }
    let input = Input(itemsFile)
    var bytes = try input.read()[...]
    if bytes.count > JSONValue.maximumByteCount {
      throw Failure(.badDocument, "\(input.name): expected at most 64 MiB, found more")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var lines: [String] = []
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in all.enumerated() where !line.isBlank {
      let end = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let text = String(validating: end, as: UTF8.self) else {
        throw Failure(.badDocument, "\(input.name): line \(number + 1): expected UTF-8")
      }
      lines.append(text)
    }
    return lines
  }
}
