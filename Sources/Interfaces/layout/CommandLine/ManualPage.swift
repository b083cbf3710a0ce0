import PickerLayout
import PickerOutput

/// The manual pages: `layout.1`, and one for each command, such as `layout-chips.1`.
///
/// Source: mdoc(7).
enum ManualPage {
  /// - Parameter command: The command; nil: the tool.
  static func text(of command: (any Command)?) -> String {
    let name = command.map { "layout-\($0.page.name)" } ?? "layout"
    let abstract = command?.page.abstract ?? LayoutCommand.abstract
    var lines = [
      ".Dd \(packageDate)", ".Dt \(name.uppercased()) 1", ".Os", ".Sh NAME", ".Nm \(name.roff)",
      ".Nd \(abstract.plainRoff)", ".Sh SYNOPSIS",
    ]
    lines += command.map(body) ?? toolBody
    lines += [".Sh EXIT STATUS", ".Bl -tag -width 6n"]
    for (code, meaning) in CodeHelp.exitCodes { lines += [".It \(code)", meaning.roff] }
    lines += [".El", ".Sh SEE ALSO"]
    lines += command == nil ? LayoutCommand.names.map(reference) : [".Xr layout 1"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func reference(_ name: String) -> String { ".Xr layout-\(name.roff) 1" }

  private static var toolBody: [String] {
    var lines = [
      ".Nm", ".Ar command", ".Op Ar options", ".Sh DESCRIPTION", LayoutCommand.discussion.roff,
      ".Sh COMMANDS", ".Bl -tag -width 14n",
    ]
    for command in LayoutCommand.commands {
      lines += [".It \(command.page.name.plainRoff)", command.page.abstract.roff]
    }
    lines += [".El", ".Sh OPTIONS"] + list(HelpPage.commonRows)
    lines += [".Sh ENVIRONMENT"] + list(environment) + [".Sh FILES"] + list(files)
    return lines + examples(LayoutCommand.examples)
  }

  private static func body(of command: any Command) -> [String] {
    var lines = [".Nm \(command.usage.plainRoff)", ".Sh DESCRIPTION", command.page.abstract.roff]
    for part in command.page.discussion.split(separator: "\n\n") {
      lines += [".Pp", String(part).roff]
    }
    lines += [".Sh OPTIONS"] + list(command.optionPages.map { ($0.synopsis, $0.text) })
    return lines + examples(command.page.examples)
  }

  private static func list(_ rows: [(String, String)]) -> [String] {
    [".Bl -tag -width 6n"] + rows.flatMap { [".It \($0.0.plainRoff)", $0.1.roff] } + [".El"]
  }

  private static func examples(_ examples: [String]) -> [String] {
    [".Sh EXAMPLES", ".Bd -literal"] + examples.map(\.roff) + [".Ed"]
  }

  private static let environment = [
    ("COLUMNS", "The width of terminal renderings in columns, also in files and pipes."),
    ("NO_COLOR", "Turns colours off unless it is empty."),
    (
      "CLICOLOR, CLICOLOR_FORCE",
      "The first turns colours off if it is 0; the second turns them on in pipes unless it is 0."
    ),
    ("COLORTERM, TERM", "The colours that the terminal supports."),
    (
      "COLORFGBG",
      "The colours of the terminal; they choose the scheme of documents that set none."
    ),
    ("PAGER", "The pager for long help pages."),
    ("LAYOUT_LIBEXEC", "The folder that contains the server of layout serve."),
  ]

  private static let files = [
    (
      "layout-check.json",
      "Settings of layout check, in the working directory or the nearest folder above it."
    )
  ]
}

extension String {
  /// This text for roff: a full stop or a quote at the start of a line would be a request.
  fileprivate var roff: String {
    let text = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// This text as an argument of a macro, without words that are macros.
  fileprivate var plainRoff: String {
    "\"" + roff.replacing("\"", with: "\\(dq") + "\""
  }
}
