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

  /// What the parser says of a mistake, without its guess where that is far from what was written.
  var withoutFarGuess: String {
    let parts = split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, parts[2] == ". Did you mean " else { return self }
    let names = [parts[1], parts[3]].map { String($0.drop { $0 == "-" }) }
    let isNear = nearest(to: names[0], among: [names[1]]) != nil
    return isNear ? self : "\(parts[0])'\(parts[1])'"
  }

  /// This text as a word of a shell's command line.
  var shellQuoted: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || ",._-+:%@/".contains($0) }
    if isPlain, !isEmpty { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}
