import PickerCheck
import PickerControls
import PickerGeometry
import PickerJSON
import PickerText

extension CheckCell {
  /// `320 pt`, or `own width`.
  var widthLabel: String { CheckMatrix.Column(self).widthLabel }

  /// The direction if it differs from the language's: `rtl`.
  var unusualDirection: String? { CheckMatrix.Row(self).unusualDirection }

  /// Whether it represents a complete file, which has no locale.
  var isFile: Bool { locale.isEmpty }

  /// The complete cell without its document: `de, 320 pt, text 1.35×, rtl`. Default values are left out.
  var label: String {
    if isFile { return "file" }
    return [locale.withControlsEscaped, CheckMatrix.Column(self).label, unusualDirection]
      .compactMap { $0 }.joined(separator: ", ")
  }
}

extension CheckMatrix.Row {
  /// The direction if it differs from the language's: `rtl`.
  var unusualDirection: String? {
    direction == LayoutDirection(ofLanguage: locale) ? nil : direction.rawValue
  }
}

extension CheckMatrix.Column {
  /// `320 pt`, or `own width`.
  var widthLabel: String { width.map { "\($0.pointText) pt" } ?? "own width" }

  /// `320 pt, text 1.35×`, `own width`. Default values are left out.
  var label: String {
    textScale == 1 ? widthLabel : "\(widthLabel), text \(textScale.pointText)×"
  }
}

extension Finding {
  /// The item, by its id or its text; nil for the control itself.
  var subject: String? { id ?? text }

  /// The code, the item and the message: `truncated: settings: "Einstellungen" is cut to "Einst…"`.
  var headline: String {
    ([code.rawValue] + [subject, message].compactMap { $0 }).joined(separator: ": ")
      .withControlsEscaped
  }

  /// The text after a sentence about it: ` – de, 320 pt`; empty for a complete file.
  var placeText: String { cell.isFile ? "" : " – \(cell.label)" }

  /// The remedy: `needs a width of 371.25 pt`; nil if no width helps.
  var remedy: String? { neededWidth.map { "needs a width of \($0.sufficientText) pt" } }

  /// The message with the remedy.
  var sentence: String { sentence(forSeveral: false) }

  /// The message with the remedy for one or several items.
  func sentence(forSeveral isOfSeveral: Bool) -> String {
    guard let remedy else { return message.withControlsEscaped }
    return "\(message) (\(isOfSeveral ? "all need" + remedy.dropFirst(5) : remedy))"
      .withControlsEscaped
  }
}

extension Double {
  /// A sufficient length for people, with at most two decimals, rounded up.
  var sufficientText: String {
    magnitude < 1e12 ? ((self * 100).rounded(.up) / 100).plain(decimals: 2) : plain
  }
}

extension AssessedFinding {
  /// The headline with the remedy, and the reason why the finding does not count.
  var statement: String {
    let statement = finding.remedy.map { "\(finding.headline) (\($0))" } ?? finding.headline
    switch status {
    case .new: return statement
    case .known: return statement + ", known"
    case .silenced: return statement + ", " + silence
    }
  }

  /// The reason why the finding is silenced: `silenced: "OK" fits everywhere`.
  var silence: String { "silenced: " + (finding.silencedBecause ?? "").withControlsEscaped }
}
