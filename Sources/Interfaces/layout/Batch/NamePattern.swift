import PickerControls
import PickerLayout

/// The names of the files of a batch, such as `{line}-{id}.{ext}`.
///
///     pattern             line 3, id "food"    line 3 without an id
///     {line}-{id}.{ext}   3-food.svg           3.svg
///     {id}_{line}.svg     food_3.svg           3.svg
///     {id}.{ext}          food.svg             $.id: is missing, …
struct NamePattern: Sendable {
  fileprivate enum Part: Equatable {
    case text(String)
    case line
    case id
  }

  /// The default of `--name`.
  static let standard = "{line}-{id}.{ext}"

  private static let placeholders = ["line", "id", "ext"]
  fileprivate static let separators: Set<Character> = ["-", "_", ".", " "]
  /// The limit of Linux, in bytes.
  private static let maximumByteCount = 255

  private let pattern: String
  private let parts: [Part]
  /// The parts for a document without an id.
  private let partsWithoutID: [Part]

  /// - Parameters:
  ///   - pattern: Text with `{line}`, `{id}` and `{ext}`.
  ///   - fileExtension: Takes the place of `{ext}`.
  /// - Throws: `--name: unknown placeholder "{lines}", did you mean "{line}"?`
  init(_ pattern: String, extension fileExtension: String) throws(ToolError) {
    var parts: [Part] = []
    var rest = pattern[...]
    while !rest.isEmpty {
      if rest.first == "{" {
        parts.append(try NamePattern.placeholder(&rest, fileExtension))
      } else {
        let text = rest.prefix { $0 != "{" }
        parts.append(.text(String(text)))
        rest = rest[text.endIndex...]
      }
    }
    self.pattern = pattern
    self.parts = parts
    partsWithoutID = NamePattern.withoutID(parts)
    try check()
  }

  /// Removes a placeholder from the start of `rest`, and returns its part.
  private static func placeholder(
    _ rest: inout Substring, _ fileExtension: String
  ) throws(ToolError) -> Part {
    guard let end = rest.firstIndex(of: "}") else {
      throw ToolError(.usage, "--name: a } is missing after \(String(rest).quotedInMessage)")
    }
    let name = String(rest[..<end].dropFirst())
    rest = rest[rest.index(after: end)...]
    switch name {
    case "line": return .line
    case "id": return .id
    case "ext": return .text(fileExtension)
    default:
      let hint =
        nearest(to: name, among: placeholders).map { "did you mean \"{\($0)}\"?" }
        ?? "expected {line}, {id} or {ext}"
      throw ToolError(.usage, "--name: unknown placeholder \("{\(name)}".quotedInMessage), \(hint)")
    }
  }

  private func check() throws(ToolError) {
    for case .text(let text) in parts where !text.isUsableInFileName {
      throw ToolError(
        .usage,
        "--name: must be a file name without \"/\" and control characters, is \(pattern.quotedInMessage)"
      )
    }
    guard parts.contains(.line) || parts.contains(.id) else {
      throw ToolError(
        .usage,
        "--name: must contain {line} or {id}, because each line needs its own file, is \(pattern.quotedInMessage)"
      )
    }
  }

  /// Removes `{id}` with the separator before it, or after it at the start of the name.
  private static func withoutID(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    var isAfterID = false
    for part in parts {
      switch part {
      case .id where result.isEmpty: isAfterID = true
      case .id: result.append(result.removeLast().droppingSeparator(atStart: false))
      default: result.append(isAfterID ? part.droppingSeparator(atStart: true) : part)
      }
      if part != .id { isAfterID = false }
    }
    return result.filter { $0 != .text("") }
  }

  /// Whether no two lines can have the same name: each starts with its line's number and something other than
  /// a digit.
  var isDifferentForEachLine: Bool {
    [parts, partsWithoutID].allSatisfy { parts in
      guard parts.first == .line else { return false }
      guard parts.count > 1 else { return true }
      guard case .text(let text) = parts[1] else { return false }
      return text.unicodeScalars.first.map { !("0"..."9").contains($0) } ?? false
    }
  }

  /// The name of a line's file.
  ///
  /// - Parameter id: The document's id; nil or `""` if it has none.
  /// - Throws: `$.id: is missing, but --name {id}.svg needs it`
  func name(line: Int, id: String?) throws(JSONError) -> String {
    let id = id ?? ""
    if id.isEmpty, !parts.contains(.line) {
      throw JSONError(
        path: "$.id", message: "is missing, but --name \(pattern.shellQuoted) needs it")
    }
    guard id.isUsableInFileName else {
      throw JSONError(
        path: "$.id",
        message: "must be usable in a file name, without \"/\" and control characters, is "
          + id.quotedInMessage)
    }
    let name = (id.isEmpty ? partsWithoutID : parts).map { part in
      switch part {
      case .text(let text): text
      case .line: String(line)
      case .id: id
      }
    }.joined()
    try NamePattern.check(name)
    return name
  }

  private static func check(_ name: String) throws(JSONError) {
    if name == "." || name == ".." {
      throw JSONError(path: "$.id", message: "makes the file name \"\(name)\", which is a folder")
    }
    guard name.utf8.count <= maximumByteCount else {
      throw JSONError(
        path: "$.id",
        message: "makes a file name of \(name.utf8.count) bytes, expected at most "
          + "\(maximumByteCount)")
    }
  }
}

extension NamePattern.Part {
  /// A text without the separator at one of its ends; other parts as they are.
  fileprivate func droppingSeparator(atStart: Bool) -> Self {
    guard case .text(let text) = self, let end = atStart ? text.first : text.last,
      NamePattern.separators.contains(end)
    else { return self }
    return .text(String(atStart ? text.dropFirst() : text.dropLast()))
  }
}

extension String {
  /// Whether it can be a part of a file name.
  fileprivate var isUsableInFileName: Bool {
    unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
  }
}
