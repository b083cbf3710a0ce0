import PickerLayout

// Options of several commands.
extension CommandOption {
  /// A document.
  static func document(
    _ name: String, _ set: @escaping @Sendable (inout Root, String) -> Void
  ) -> CommandOption {
    .argument(name, "The document; - for standard input.", completion: .documents, set)
  }

  /// A required document or layout tree.
  static func documentOrTree(
    _ name: String, _ set: @escaping @Sendable (inout Root, String) -> Void
  ) -> CommandOption {
    .argument(
      name, isRequired: true, "A document or a layout tree; - for standard input.",
      completion: .documents, set)
  }

  static func output(
    _ set: @escaping @Sendable (inout Root, String) -> Void
  ) -> CommandOption {
    .option(
      "output", letter: "o", value: "file",
      "Write to a file, atomically; default: -, standard output.",
      completion: .file, set)
  }

  static func compact(_ set: @escaping @Sendable (inout Root) -> Void) -> CommandOption {
    .flag("compact", "Write JSON without white space.", set)
  }

  static func limit(
    _ set: @escaping @Sendable (inout Root, String) -> Void
  ) -> CommandOption {
    .option(
      "limit", value: "list",
      "Limits of a document, such as nodes=2000000,seconds=5; others keep their defaults. The names are nodes, pages, "
        + "pathElements, glyphs, bytes, pixels and seconds; see layout help Guarantees.", set)
  }
}

/// The value of `--limit`.
struct LimitOption: Sendable {
  /// Changes of limits, such as `nodes=2000000,seconds=5`; nil if none is given.
  var text: String?

  /// The limits with the changes.
  func limits() throws(ToolError) -> Limits {
    guard let text else { return Limits() }
    do {
      return try Limits().changed(by: text)
    } catch {
      throw ToolError(.usage, "--limit: \(error)")
    }
  }
}

extension ToolError {
  /// `--width: must be more than 0, is 0`
  static func notPositive(_ option: String) -> ToolError {
    ToolError(.usage, "\(option): must be more than 0, is 0")
  }
}
