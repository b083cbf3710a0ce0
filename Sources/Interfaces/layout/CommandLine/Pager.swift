import PickerLayout
import PickerOutput
import PickerPlatform

/// The program that shows long pages at a terminal, from the environment variable `PAGER`.
enum Pager {
  /// Shows a page that is longer than the terminal.
  ///
  /// - Returns: Whether it did; otherwise the page must be written.
  static func show(_ page: String, on output: StandardStream) -> Bool {
    guard output.isTerminal, let name = Terminal.variable("PAGER"), let rows = output.rows,
      page.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= rows
    else { return false }
    guard let pipe = popen(name, "w") else { return false }
    // The pager may end before it has read everything.
    let earlier = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, earlier) }
    fputs(page, pipe)
    return pclose(pipe) == 0
  }
}
