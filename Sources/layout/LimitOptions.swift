import ArgumentParser
import PickerLayout

/// The limits of a document.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Limits of a document, such as nodes=2000000,seconds=5; the others keep their defaults.",
      discussion: """
        Known are nodes, pages, pathElements, glyphs, bytes, pixels and seconds; see the article \
        Guarantees.
        """,
      valueName: "list"))
  var limit: String?

  func validate() throws {
    do {
      _ = try limits(over: Limits())
    } catch {
      throw ValidationError(error.message)
    }
  }

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
}
