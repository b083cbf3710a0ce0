import PickerLayout
import PickerOutput

extension OutputFormat {
  /// Reports an unknown file extension as a usage error.
  ///
  /// - Parameter known: The formats that are possible.
  static func check(
    endingOf path: String?, of option: String, among known: [OutputFormat] = allCases
  ) throws(ToolError) {
    guard let path, let ending = ending(of: path) else { return }
    if let format = OutputFormat(endingOf: path), known.contains(format) { return }
    let names = known.map(\.rawValue).joined(separator: ", ")
    throw ToolError(
      .usage,
      "\(option): no format has the extension \(ending.quotedInMessage), use --format: \(names)")
  }
}

extension Double {
  /// Reports a `--scale` out of range as a usage error.
  func checkScale() throws(ToolError) {
    guard self >= 0.01 && self <= 1000 else {
      throw ToolError(.usage, "--scale: must be 0.01 to 1000, is \(plain)")
    }
  }
}

extension String {
  /// Reports an `--icons` that is not a folder as a usage error.
  func checkIconFolder() throws(ToolError) {
    let kind = FileKind(self)
    guard kind != .directory else { return }
    throw ToolError(
      .usage, "--icons: expected a folder, found \(kind?.rawValue ?? "nothing") at \(self)")
  }

  /// This text quoted as one word of a shell command.
  var shellQuoted: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || ",._-+:%@/".contains($0) }
    if isPlain, !isEmpty { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}
