import ArgumentParser
import PickerLayout

extension String {
  /// The discussion of a help page. Indented lines, such as example commands, are not wrapped.
  ///
  /// The parser wraps at spaces, so indented lines have no-break spaces until ``withPlainSpaces``.
  static func help(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      line.hasPrefix(" ") ? String(line.map { $0 == " " ? noBreakSpace : $0 }) : String(line)
    }.joined(separator: "\n")
  }

  /// A help page with the no-break spaces replaced.
  var withPlainSpaces: String { String(map { $0 == String.noBreakSpace ? " " : $0 }) }

  private static let noBreakSpace: Character = "\u{A0}"

  /// The parser's message about an unknown option, with the closest option in place of the parser's guess, or
  /// without a guess where none is close. The parser counts swapped letters twice: `--weight` would be as
  /// close to `--widht` as `--width` is.
  ///
  /// - Parameter help: The help page of the command.
  func guessing(among help: String) -> String {
    let parts = split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, parts[2] == ". Did you mean " else { return self }
    let start = "\(parts[0])'\(parts[1])'"
    let near = nearest(to: parts[1].withoutDashes, among: help.optionNames)
    return near.map { "\(start). Did you mean '--\($0)'?" } ?? start
  }

  private var withoutDashes: String { String(drop { $0 == "-" }) }

  /// The long names of the options in a help page, without dashes.
  private var optionNames: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "-") }
      .filter { $0.hasPrefix("--") }.map { String($0).withoutDashes }
  }

  /// This text quoted as one word of a shell command.
  var shellQuoted: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || ",._-+:%@/".contains($0) }
    if isPlain, !isEmpty { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}
