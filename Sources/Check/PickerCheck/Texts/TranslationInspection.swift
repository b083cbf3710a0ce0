import PickerControls
import PickerText

/// A problem of a translation that does not depend on the layout.
struct TranslationRemark {
  var code: FindingCode
  /// Other parts of the message.
  var detail = ""
  /// The excess over a limit, for a translation that is too long.
  var excess: TextLimit.Excess?
}

/// Finds the problems of translations into a language.
struct TranslationInspection {
  let locale: String
  /// The language, whose plural forms are needed.
  let language: String
  /// Whether all translations may equal their source texts, such as in `en-GB`.
  let mayBeUnchanged: Bool
  /// Patterns of texts that are the same in all languages.
  let doNotTranslate: PatternIndex
  /// The limits of catalogues, and their measurer.
  var limits = TextLimits()
  let measurer: any TextMeasuring

  /// Whether a text has letters, and is not the same in all languages.
  func needsTranslation(_ text: String) -> Bool {
    text.needsTranslation && !doNotTranslate.matches(text)
  }

  /// The problems of a translation, worst first.
  ///
  /// - Parameter shown: The translation with samples.
  func remarks(
    on translation: Translation, of text: LocalizableText, showing shown: TranslatedText
  ) -> [TranslationRemark] {
    var remarks: [TranslationRemark] = []
    let texts =
      [translation.text.text] + PluralCategory.allCases.compactMap { translation.text.forms[$0] }
    if let detail = texts.lazy.compactMap({ $0.endsOfSpaces(unlike: text.text) }).first {
      remarks.append(TranslationRemark(code: .spaces, detail: detail))
    }
    if let detail = PlaceholderText.difference(of: translation.text, from: text) {
      remarks.append(TranslationRemark(code: .placeholder, detail: detail))
    }
    if let detail = missingForms(of: translation) {
      remarks.append(TranslationRemark(code: .plural, detail: detail))
    }
    let forms = [shown.text] + shown.forms.values
    for limit in limits.limits(of: text, in: locale) {
      guard let excess = limit.excess(of: forms, language: language, by: measurer) else { continue }
      remarks.append(TranslationRemark(code: .tooLong, detail: excess.detail, excess: excess))
      break
    }
    if !mayBeUnchanged, !translation.isShared, translation.text.text == text.text,
      needsTranslation(text.text)
    {
      remarks.append(TranslationRemark(code: .unchanged))
    }
    return remarks
  }

  /// The forms that a translation with plural forms lacks: `lacks the plural forms few, such as for 2, and many, such as for 5`.
  private func missingForms(of translation: Translation) -> String? {
    guard let given = translation.givenForms else { return nil }
    let categories = PluralCategory.categories(of: 0...999, language: language)
    let missing = PluralCategory.allCases.filter { category in
      !given.contains(category) && categories.contains(category)
    }
    guard !missing.isEmpty else { return nil }
    let names = missing.map { category in
      // The form of 0 is often that of other counts, too, which tell more.
      let count = categories.dropFirst().firstIndex(of: category) ?? 0
      return "\(category.rawValue), such as for \(count)"
    }
    return "lacks the plural form\(missing.count == 1 ? "" : "s") "
      + names.joined(separator: missing.count > 2 ? "; " : ", and ")
  }
}

extension String {
  /// Whether the text has a letter outside placeholders such as `{count}`: numbers and signs need no translation.
  var needsTranslation: Bool {
    PlaceholderText(self).pieces.contains { piece in
      guard case .text(let text) = piece else { return false }
      return text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }

  /// Which ends of the text have spaces that another has not: `begins and ends with spaces`; nil if none has.
  fileprivate func endsOfSpaces(unlike source: String) -> String? {
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace == true }
    let begins = isSpace(first) && !isSpace(source.first) ? ["begins"] : []
    let ends = isSpace(last) && !isSpace(source.last) ? ["ends"] : []
    let parts = begins + ends
    return parts.isEmpty ? nil : parts.joined(separator: " and ") + " with spaces"
  }
}
