import PickerPlatform
import PickerLayout

/// The program `layout-serve`.
enum ServerProgram {
  /// Replaces this process with the server.
  ///
  /// - Parameter arguments: The options of `layout serve`.
  /// - Throws: If the program is missing or cannot be run.
  static func start(_ arguments: [String]) throws(ToolError) -> Never {
    guard let path = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw ToolError(
        .unavailable,
        "found no layout-serve in \(folders.joined(separator: ", ")): type make install SERVER=1, "
          + "or make serve in a checkout")
    }
    var words = ([path] + arguments).map { $0.withPath { strdup($0) } }
    words.append(nil)
    execv(path, words)
    throw ToolError(
      .unavailable, "\(path) cannot be started: \(String(cString: strerror(errno)))")
  }

  private static var candidates: [String] { folders.map { "\($0)/layout-serve" } }

  /// The folders to search: only the one from the environment, or the folders around this tool.
  private static var folders: [String] {
    if let folder = getenv("LAYOUT_LIBEXEC"), folder.pointee != 0 {
      return [String(cString: folder)]
    }
    guard let tool = RunningProgram.path else { return [] }
    let path = tool.split(separator: "/").map { "/\($0)" }
    return [path.dropLast().joined(), path.dropLast(2).joined() + "/libexec/layout"]
  }

  /// Whether the server can listen there: an IPv4 or IPv6 address, or `localhost`.
  static func isAddress(_ host: String) -> Bool {
    var bytes = in6_addr()
    return host == "localhost" || inet_pton(AF_INET, host, &bytes) == 1
      || inet_pton(AF_INET6, host, &bytes) == 1
  }

  /// Whether it is `*`, or a scheme and an authority without a path, as browsers send it.
  static func isOrigin(_ text: String) -> Bool {
    guard text != "*" else { return true }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].hasSuffix(":") && parts[0].count > 1 && parts[1].isEmpty
      && !parts[2].isEmpty
  }
}
