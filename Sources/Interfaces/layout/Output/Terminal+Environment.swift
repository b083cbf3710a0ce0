import PickerLayout
import PickerOutput
import PickerPlatform
import PickerRendering

extension Terminal {
  /// The terminal at the other end of a stream.
  ///
  /// - Parameters:
  ///   - stream: The destination of the characters; nil: a file.
  ///   - environment: Returns the value of a variable, if it is set and not empty.
  init(
    _ stream: StandardStream?, environment: (String) -> String? = Terminal.variable
  ) {
    let width = environment("COLUMNS").flatMap(Int.init) ?? stream?.columns
    self.init(
      columns: width.map { max(1, min($0, 10_000)) } ?? 80,
      style: TerminalStyle(
        colors: Terminal.colors(isTerminal: stream?.isTerminal ?? false, environment)))
  }

  /// Whether the environment sets the number of columns.
  static var hasGivenColumns: Bool { variable("COLUMNS").flatMap { Int($0) } != nil }

  /// The colours to use: none in files and pipes unless they are forced, and none if the user has turned
  /// them off.
  private static func colors(
    isTerminal: Bool, _ environment: (String) -> String?
  ) -> TerminalStyle.Colors {
    if environment("NO_COLOR") != nil || !StandardStreams.current.mayHaveColors { return .none }
    let isForced = environment("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    let isWanted = environment("CLICOLOR") != "0"
    guard isForced || isTerminal && isWanted else { return .none }
    let name = environment("TERM") ?? "dumb"
    switch environment("COLORTERM") {
    case "truecolor", "24bit": return .full
    default: break
    }
    if name.hasSuffix("-direct") { return .full }
    if name.contains("256") { return .indexed }
    return name == "dumb" && !isForced ? .none : .sixteen
  }

  /// The scheme of documents that name none, by the colours of the terminal in `COLORFGBG`, such as `15;0`; nil if it
  /// has no colours, or does not report them.
  static var scheme: SchemeChoice? {
    let output = StandardStream.output
    guard output.isTerminal, Terminal(output).style.colors != .none,
      let number = variable("COLORFGBG")?.split(separator: ";").last.flatMap({ Int($0) })
    else { return nil }
    // White and the bright colours are light, but bright black is grey.
    return number == 7 || number > 8 ? .light : .dark
  }

  /// The value of a variable of the environment; nil if it is empty or not set.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
