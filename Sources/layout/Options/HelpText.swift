import ArgumentParser
import PickerLayout

extension String {
  /// The discussion of a help page. Indented lines, such as example commands, are not wrapped.
  ///
  /// The parser wraps at spaces, so indented lines have no-break spaces until ``withPlainSpaces``.
  static func help(_ text: String) -> String {
    var isLineStart = true
    var isIndented = false
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * text.utf8.count)
    // Bytes, because the pages of several commands are made whenever one of them runs.
    for byte in text.utf8 {
      if isLineStart { isIndented = byte == UInt8(ascii: " ") }
      isLineStart = byte == UInt8(ascii: "\n")
      if isIndented, byte == UInt8(ascii: " ") {
        bytes += noBreakSpace.utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A help page with the no-break spaces replaced.
  var withPlainSpaces: String { String(map { $0 == String.noBreakSpace ? " " : $0 }) }

  private static let noBreakSpace: Character = "\u{A0}"

  /// The parser's message about an unknown option, with the closest option in place of the parser's guess, or
  /// without a guess where none is close. The parser counts swapped letters twice: `--weight` would be as
  /// close to `--widht` as `--width` is.
  ///
  /// - Parameter help: The help page of the command, made only for such a message.
  func guessing(among help: @autoclosure () -> String) -> String {
    let parts = split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, parts[2] == ". Did you mean " else { return self }
    let start = "\(parts[0])'\(parts[1])'"
    let near = nearest(to: parts[1].withoutDashes, among: help().optionNames)
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
