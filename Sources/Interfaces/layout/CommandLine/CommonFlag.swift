/// A flag of every command.
enum CommonFlag: String, CaseIterable {
  case quiet = "--quiet"
  case noColor = "--no-color"

  var help: String {
    switch self {
    case .quiet: "Write only errors, not warnings, to standard error."
    case .noColor: "Use no colours at a terminal."
    }
  }

  func set(in streams: inout StandardStreams) {
    switch self {
    case .quiet: streams.isQuiet = true
    case .noColor: streams.mayHaveColors = false
    }
  }
}
