import PickerControls
import PickerGeometry
import PickerJSON
import PickerTree

extension Finding {
  /// The finding in one English sentence without a full stop.
  ///
  /// - Parameter detail: The size of a hit region, the code points without a glyph, or the state with too little contrast.
  func sentence(_ detail: String) -> String {
    switch code {
    case .document, .catalogue, .missingLanguage, .duplicateKey: message
    case .overflow: "\(subject) extends \(missingPoints) beyond its space"
    case .overlap: "\(items.listed) overlap by \(detail)"
    case .truncated:
      "\(subject) is cut to \((shown ?? "").quotedInMessage)"
        + (missing == nil ? "" : ": \(missingPoints) too narrow")
    case .indistinct: "\(items.listed) look alike: \((shown ?? "").quotedInMessage)"
    case .hidden:
      "\(items.count == 1 ? "1 item is" : "\(items.count) items are") hidden"
        + (items.isEmpty ? "" : ": \(items.listed)")
    case .clipped: "the ink of \(subject) extends \(missingPoints) beyond its box"
    case .missingGlyph: "no font has a glyph for \(detail) in \(subject)"
    case .fallback: "the app's fonts have no glyph for \(detail) in \(subject)"
    case .spaces, .placeholder, .plural, .tooLong: "\(subject) \(detail)"
    case .contrast:
      "the contrast of \(items.count > 1 ? items.listed : subject) is \(plain(value))\(detail), "
        + "below \(plain(limit))"
    case .smallTarget:
      "the hit region of \(subject) is \(detail), smaller than \(plain(limit)) pt"
    case .rows: "there are \(plain(value)) rows, more than \(plain(limit))"
    case .narrowed:
      "the control is too narrow, and uses the strategy \"\(strategy?.rawValue ?? "")\""
    case .sourceDiffers:
      "\(subject) is the text in the catalogue, but the document has \((sourceText ?? "").quotedInMessage)"
    case .unknownId: "no catalogue has the id \((id ?? "").quotedInMessage)" + detail
    case .untranslated: "\(subject) has no translation"
    case .duplicate: "\(items.listed) have the same translation: \((text ?? "").quotedInMessage)"
    case .unchanged: "\(subject) is the same as in the source language"
    case .differentRows:
      "there \(value == 1 ? "is 1 row" : "are \(plain(value)) rows"), but \(plain(limit)) in \(detail)"
    }
  }

  /// Its subject: the text, the id, or the control.
  private var subject: String {
    if let text, !text.isEmpty { return text.quotedInMessage }
    return id?.quotedInMessage ?? "the content"
  }

  private var missingPoints: String { "\(plain(missing)) pt" }

  private func plain(_ number: Double?) -> String { (number ?? 0).plain(decimals: 2) }
}

extension [String] {
  /// The first few, in quotation marks: `"a", "b" and 3 more`.
  fileprivate var listed: String {
    let few = count > 4 ? 3 : count
    let names = prefix(few).map { $0.quotedInMessage }.joined(separator: ", ")
    return few < count ? "\(names) and \(count - few) more" : names
  }
}
