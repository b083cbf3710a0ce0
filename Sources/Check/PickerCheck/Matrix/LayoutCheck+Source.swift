import PickerControls
import PickerJSON

extension LayoutCheck {
  /// The inspection of a document's texts in its own language.
  struct SourceInspection {
    /// The catalogue of that language; nil if there is none.
    fileprivate var own: CheckLocale?
    /// The languages of catalogues.
    fileprivate var locales: [CheckLocale]
    fileprivate var keys: Set<String>
  }

  /// Returns the inspection of a document's own texts; nil without catalogues that have keys.
  func sourceInspection(of document: Int) -> SourceInspection? {
    let translated = locales.filter { $0.keys != nil }
    guard let keys = translated.first?.keys else { return nil }
    let names = sequence(first: documents[document].sourceLocale) { $0.parentLocale }
    let own = names.lazy.compactMap { name in translated.first { $0.isNamed(name) } }.first
    return SourceInspection(own: own, locales: translated, keys: keys)
  }
}

extension LayoutCheck.SourceInspection {
  /// Returns the outdated aspect of a document's text, with the text of the catalogue.
  func remark(on text: LocalizableText) -> (Translation, TranslationRemark)? {
    if let own = own?.translation(text), own.differs(from: text) {
      return (own, TranslationRemark(code: .sourceDiffers))
    }
    guard let id = text.id, !keys.contains(id), text.text.needsTranslation,
      let other = locales.lazy.compactMap({ $0.translation(text) }).first, let key = other.key,
      key != text.text
    else { return nil }
    let detail = "; \(text.text.quotedInMessage) has the key \(key.quotedInMessage)"
    return (other, TranslationRemark(code: .unknownId, detail: detail))
  }
}

extension Translation {
  /// Whether this source text differs from the document's. Placeholders may be written differently, and a text without
  /// any may be an example.
  fileprivate func differs(from text: LocalizableText) -> Bool {
    let source = text.text.comparable
    let forms = [self.text.text] + self.text.forms.values
    guard forms.allSatisfy({ $0.comparable != source }) else { return false }
    let hasValues = forms.contains { !PlaceholderText($0).placeholders.isEmpty }
    return !hasValues || !PlaceholderText(text.text).placeholders.isEmpty
  }
}

extension String {
  /// The text without marks of keys, placeholders of a certain kind, and spaces that are not shown.
  fileprivate var comparable: String {
    let text = PlaceholderText(Mnemonic.removed(from: self)).replacing { _ in "{}" }
    return text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
