import ArgumentParser
import PickerLayout

/// What a document may take.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What a document may take, such as nodes=2000000,seconds=5; the rest is as it was.",
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

  /// The limits asked for.
  ///
  /// - Parameter base: Those that hold where nothing is asked for.
  func limits(over base: Limits = Limits()) throws(Failure) -> Limits {
    guard let limit else { return base }
    do {
      return try base.changed(by: limit)
    } catch {
      throw Failure(.usage, "--limit: \(error)")
    }
  }
}
