import ArgumentParser
import PickerLayout

extension String {
  /// What a help page says at length. Lines that are indented, such as commands to try, stay whole.
  ///
  /// The parser wraps at spaces, so those of commands are no-break ones until ``withPlainSpaces``.
  static func help(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      line.hasPrefix(" ") ? String(line.map { $0 == " " ? noBreakSpace : $0 }) : String(line)
    }.joined(separator: "\n")
  }

  /// A help page as it is shown.
  var withPlainSpaces: String { String(map { $0 == String.noBreakSpace ? " " : $0 }) }

  private static let noBreakSpace: Character = "\u{A0}"

  /// What the parser says of a mistake, with the nearest option in place of its guess, or without a guess
  /// where none is near. The parser counts swapped letters twice: `--weight` would be as near to
  /// `--widht` as `--width` is.
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

  /// This text as a word of a shell's command line.
  var shellQuoted: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || ",._-+:%@/".contains($0) }
    if isPlain, !isEmpty { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}
