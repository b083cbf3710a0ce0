import PickerCheck
import PickerControls
import PickerRendering

/// The emphasis of a text in a table. The colours are the terminal's own, which go with its background.
enum TableInk {
  case plain
  case heading
  case failing
  case found
  case faint

  /// The parameter of the control sequence. Source: ECMA-48, section 8.3.117 (SGR).
  private var code: String? {
    switch self {
    case .plain: nil
    case .heading: "1"
    case .failing: "1;31"
    case .found: "33"
    case .faint: "2"
    }
  }

  /// Returns the text in this ink, as far as the terminal has colours.
  func ink(_ text: String, _ style: TerminalStyle) -> String {
    guard style.colors != .none, let code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension AssessedFinding {
  /// The ink of this finding.
  var ink: TableInk { isFailure ? .failing : status == .new ? .found : .faint }

  /// The code as one or two characters: a capital letter for a new finding, with an exclamation mark if it fails the
  /// check, and a small one for a finding that is known or silenced.
  var sign: String {
    let letter = finding.code.letter
    guard status == .new else { return letter.lowercased() }
    return isFailure ? letter + "!" : letter
  }
}

extension Finding.Code {
  /// A letter for a cell of a table, different for each code.
  var letter: String {
    switch self {
    case .document: "D"
    case .catalogue: "L"
    case .missingLanguage: "M"
    case .duplicateKey: "K"
    case .sourceDiffers: "Y"
    case .unknownId: "Z"
    case .overflow: "O"
    case .overlap: "P"
    case .truncated: "T"
    case .indistinct: "I"
    case .hidden: "H"
    case .clipped: "X"
    case .missingGlyph: "G"
    case .fallback: "F"
    case .spaces: "B"
    case .placeholder: "V"
    case .plural: "Q"
    case .tooLong: "W"
    case .contrast: "C"
    case .smallTarget: "S"
    case .rows: "R"
    case .narrowed: "N"
    case .untranslated: "U"
    case .duplicate: "E"
    case .unchanged: "A"
    case .differentRows: "J"
    }
  }
}
