import ArgumentParser
import PickerLayout

/// Options with `--limit`.
protocol DocumentLimiting {
  /// Changes of limits, such as `nodes=2000000,seconds=5`; nil where none is given.
  var limit: String? { get }
}

extension DocumentLimiting {
  /// The limits with the changes of `--limit`.
  ///
  /// - Parameter base: The limits that apply where `--limit` does not change them.
  func limits(over base: Limits = Limits()) throws(ToolError) -> Limits {
    guard let limit else { return base }
    do {
      return try base.changed(by: limit)
    } catch {
      throw ToolError(.usage, "--limit: \(error)")
    }
  }

  /// Reports an invalid `--limit` as an error of usage.
  func checkLimit() throws(ValidationError) {
    do {
      _ = try limits()
    } catch {
      throw ValidationError(error.message)
    }
  }
}

extension ArgumentHelp {
  /// The help of `--limit`.
  static let limit = ArgumentHelp(
    "Limits of a document, such as nodes=2000000,seconds=5; the others keep their defaults.",
    discussion: """
      Known are nodes, pages, pathElements, glyphs, bytes, pixels and seconds; see the article \
      Guarantees.
      """,
    valueName: "list")
}

/// The limits of a document, for commands without ``OutputOptions``.
struct LimitOptions: OptionTable, DocumentLimiting {
  @Option(help: .limit) var limit: String?

  static let rows: [OptionRow<Self>] = [.option("limit") { try $1(&$0._limit) }]

  func validate() throws {
    try checkLimit()
  }
}
