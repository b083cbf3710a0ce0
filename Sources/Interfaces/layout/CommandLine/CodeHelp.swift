import PickerCheck
import PickerLayout
import PickerReports

/// Explains a warning, a finding or an exit code: `layout help truncated`, `layout help 65`.
enum CodeHelp {
  /// The names of all warnings and findings.
  static var names: [String] {
    Finding.Code.allCases.map(\.rawValue)
      + Warning.Code.allCases.map(\.rawValue).filter { Finding.Code(rawValue: $0) == nil }
  }

  /// The page of a code; nil for other words.
  static func text(for name: String, width: Int) -> String? {
    if let known = exitCodes.first(where: { "\($0.code)" == name }) {
      return page("The exit code \(name)", known.meaning, width)
    }
    let isWarning = Warning.Code(rawValue: name) != nil
    if let code = Finding.Code(rawValue: name) {
      let title = "\(isWarning ? "A warning of layouts, and a" : "A") finding of layout check"
      return page("\(title): \(name)", "\(code.title). \(code.help)", width)
    }
    guard let code = Warning.Code(rawValue: name) else { return nil }
    return page("A warning of layouts: \(name)", code.help, width)
  }

  /// The exit codes in ascending order, and their meanings.
  static var exitCodes: [(code: Int32, meaning: String)] {
    let ofErrors = ToolError.ToolErrorKind.all.map { ($0.rawValue, $0.meaning) }
    return (ofErrors + [(71, "There is not enough memory.")]).sorted { $0.0 < $1.0 }
  }

  private static func page(_ title: String, _ words: String, _ width: Int) -> String {
    var page = HelpPage(width: width)
    page.paragraph(title)
    page.line()
    page.paragraph(words)
    return page.text
  }
}

extension Warning.Code {
  /// The meaning and the fix, for warnings that are not findings.
  fileprivate var help: String {
    switch self {
    case .missingPicture:
      "An emoji or a picture cannot be shown, and a mark is drawn instead. Add a font with --font-dir, or correct the path of the picture."
    case .missingIcon:
      "Nothing defines an icon of this name. layout icons shows those that are built in; the key icons defines others."
    case .missingFont:
      "No font of this family is loaded, and the next family of the list is used. layout fonts lists the families; --font-dir adds more."
    case .clamped:
      "A value is out of its range, and the nearest possible one is used. Correct the value in the document."
    case .invalid:
      "A value is invalid, such as a negative width, and was replaced. Correct the value in the document."
    case .narrowTarget:
      "The area in which a finger hits an item is smaller than minTarget. Give the item more space."
    case .overflow:
      "A box is larger than its container. Give the container more space, let the items wrap, or shorten the text."
    case .truncated: "A label does not fit, and is cut. Give it more space, or shorten it."
    case .missingGlyph:
      "No font has a glyph for a character, and a box is drawn instead. Add a font with --font-dir."
    }
  }
}

extension ToolError.ToolErrorKind {
  /// The meaning of the exit code.
  fileprivate var meaning: String {
    switch self {
    case .brokenPipe: "Success."
    case .checkFailed: "layout check reported a finding that --fail-on names."
    case .usage: "Options or arguments are invalid."
    case .badDocument:
      "A document is invalid or exceeds a limit; the message contains the path of the value."
    case .noInput: "A file cannot be read."
    case .unavailable:
      "A library or the server is not installed, or an address cannot be listened on."
    case .internalError: "An error of the tool itself."
    case .cannotWrite: "An output cannot be written."
    }
  }

  fileprivate static let all: [ToolError.ToolErrorKind] = [
    .brokenPipe, .checkFailed, .usage, .badDocument, .noInput, .unavailable, .internalError,
    .cannotWrite,
  ]
}
