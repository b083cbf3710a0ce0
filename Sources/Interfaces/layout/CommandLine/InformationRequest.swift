/// Requests that every command answers instead of running.
enum InformationRequest: Error {
  /// The help page; the short one has the most common options.
  case help(isShort: Bool)
  case version
  /// The script with which a shell completes command lines.
  case completionScript(String)
  case manual

  /// Creates the request of an option; nil for other options.
  ///
  /// - Parameters:
  ///   - option: The option, with its value if that is assigned by an equals sign.
  ///   - next: The next argument.
  init?(_ option: String, _ next: String?) {
    let parts = option.split(separator: "=", maxSplits: 1)
    let value = parts.count > 1 ? String(parts[1]) : next
    switch parts.first {
    case "-h": self = .help(isShort: true)
    case "--help": self = .help(isShort: false)
    case "--version": self = .version
    case "--generate-completion-script": self = .completionScript(value ?? "")
    case "--generate-manual": self = .manual
    default: return nil
    }
  }
}
