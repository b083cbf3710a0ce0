import PickerCheck
import PickerControls
import PickerGeometry

extension CheckCell {
  /// `320 pt`, or `own width`.
  var widthLabel: String { width.map { "\($0.pointText) pt" } ?? "own width" }

  /// The whole cell without its document: `de, 320 pt, text 1.35×, rtl`. What is usual is left out.
  var label: String {
    var parts = [locale, widthLabel]
    if textScale != 1 { parts.append("text \(textScale.pointText)×") }
    if direction == .rightToLeft { parts.append(direction.rawValue) }
    return parts.joined(separator: ", ")
  }
}

extension Finding {
  /// The item, by its id or else its text; nil for the control as a whole.
  var subject: String? { id ?? text }

  /// The code, the item and the message: `truncated: settings: "Einstellungen" is cut to "Einst…"`.
  var headline: String {
    ([code.rawValue] + [subject, message].compactMap { $0 }).joined(separator: ": ")
  }

  /// What helps: `12.5 pt missing, 371.25 pt wide is enough`; nil where nothing is known.
  var remedy: String? {
    var parts: [String] = []
    if let missing { parts.append("\(missing.pointText) pt missing") }
    if let neededWidth { parts.append("\(neededWidth.plain(decimals: 6)) pt wide is enough") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The message with what helps.
  var sentence: String { remedy.map { "\(message) (\($0))" } ?? message }
}

extension AssessedFinding {
  /// The headline with what helps, and why the finding does not count.
  var statement: String {
    let statement = finding.remedy.map { "\(finding.headline) (\($0))" } ?? finding.headline
    switch status {
    case .new: return statement
    case .known: return statement + ", known"
    case .silenced: return statement + ", silenced: " + (finding.silencedBecause ?? "")
    }
  }
}
