/// The manual page `layout.1`.
///
/// Source: mdoc(7).
enum ManualPage {
  static var text: String {
    var lines = [
      ".Dd", ".Dt LAYOUT 1", ".Os", ".Sh NAME", ".Nm layout",
      ".Nd \(LayoutCommand.abstract.plainRoff)", ".Sh SYNOPSIS", ".Nm", ".Ar command",
      ".Op Ar options", ".Sh DESCRIPTION", LayoutCommand.discussion.roff, ".Sh COMMANDS",
    ]
    for command in LayoutCommand.commands { lines += section(of: command) }
    lines += [".Sh EXAMPLES", ".Bd -literal"] + LayoutCommand.examples.map(\.roff) + [".Ed"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of command: any Command) -> [String] {
    var lines = [".Ss \(command.usage.plainRoff)", command.page.abstract.roff]
    for part in command.page.discussion.split(separator: "\n\n") {
      lines += [".Pp", String(part).roff]
    }
    lines.append(".Bl -tag -width 6n")
    for option in command.optionPages {
      lines += [".It \(option.synopsis.plainRoff)", option.text.roff]
    }
    return lines + [".El", ".Bd -literal"] + command.page.examples.map(\.roff) + [".Ed"]
  }
}

extension String {
  /// This text for roff: a full stop or a quote at the start of a line would be a request.
  fileprivate var roff: String {
    let text = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// This text as an argument of a macro, none of whose words is one.
  fileprivate var plainRoff: String {
    "\"" + roff.replacing("\"", with: "\\(dq") + "\""
  }
}
