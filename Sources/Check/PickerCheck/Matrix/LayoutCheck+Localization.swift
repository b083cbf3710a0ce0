import PickerControls
import PickerLimits

extension LayoutCheck {
  /// A control in the language, direction and text size of a piece.
  struct LocalizedControl {
    var control: AnyControl
    var lookups: TextLookups
    /// The placeholders without a sample.
    var unsampled: Unsampled
  }

  /// Returns the control of a piece.
  ///
  /// - Parameter variant: 0 takes the first translation of each text, 1 the one in another context, if there is one.
  func localized(_ piece: Piece, variant: Int = 0) -> LocalizedControl {
    let control = documents[piece.documentIndex].document.control
    let inspection = inspection(of: piece)
    let log = LookupLog()
    let locale = piece.localeIndex.map { locales[$0] }
    let filler = filler(of: piece)
    let source = locale == nil ? sourceInspection(of: piece.documentIndex) : nil
    let localization = Localization(
      language: locale?.language, direction: piece.setDirection, textScale: piece.textScale
    ) { text in
      guard Budget.mayProceed else { return nil }
      guard let first = locale?.translation(text) else {
        // A template keeps its own plural forms.
        let shown = text.isCounted ? nil : filler.filled(text.withoutMnemonic, isCounted: false)
        log.addSource(
          text, shown: shown?.text ?? text.text,
          isMissing: locale != nil && inspection.needsTranslation(text.text))
        if let source, inspection.needsTranslation(text.text),
          let (translation, remark) = source.remark(on: text)
        {
          log.add(remark, about: text, translation)
        }
        return shown
      }
      let others = first.others
      let translation = others.indices.contains(variant - 1) ? others[variant - 1] : first
      let trimmed = translation.text.withoutSpaces(missingIn: text.text)
      let shown = filler.filled(trimmed, isCounted: text.isCounted)
      log.add(
        text, translation, shown: shown,
        inspection.remarks(on: translation, of: text, showing: shown),
        variantCount: 1 + others.count)
      return shown
    }
    let localized = control.localized(by: localization)
    return LocalizedControl(
      control: localized, lookups: log.lookups, unsampled: filler.unsampled)
  }

  private func inspection(of piece: Piece) -> TranslationInspection {
    let document = documents[piece.documentIndex].document
    let source = document.control.container.language ?? sourceLocale ?? "en"
    let locale = piece.localeIndex.map { locales[$0] }
    return TranslationInspection(
      locale: piece.locale, language: language(of: piece) ?? source,
      mayBeUnchanged: locale.map { $0.isPseudo || $0.isVariant(of: source) } ?? true,
      doNotTranslate: PatternIndex(document.check.doNotTranslate + doNotTranslate), limits: limits,
      measurer: document.fonts)
  }

  /// Returns the characters of a text that the app's own fonts lack; nil if these are not known.
  func missingCharacters(of piece: Piece) -> (@Sendable (String) -> [Unicode.Scalar])? {
    let language = language(of: piece)
    guard let missing = documents[piece.documentIndex].missingCharacters else { return nil }
    return { missing($0, language) }
  }

  /// The language of a piece's texts; nil if the document does not name its own.
  func language(of piece: Piece) -> String? {
    piece.localeIndex.map { locales[$0].language }
      ?? documents[piece.documentIndex].document.control.container.language
  }

  private func filler(of piece: Piece) -> SampleFiller {
    let document = documents[piece.documentIndex].document
    return SampleFiller(
      document.check.samples.reduce(into: samples) { $0[$1.key] = $1.value },
      language: language(of: piece), measurer: document.fonts)
  }
}

extension LocalizableText {
  /// The text without the mark of a key.
  fileprivate var withoutMnemonic: TranslatedText { TranslatedText(Mnemonic.removed(from: text)) }
}

/// The lookups for the texts of a control.
struct TextLookups {
  /// The texts with letters that have no translation, each once.
  fileprivate(set) var untranslated: [LocalizableText] = []
  /// The problems of texts' translations, each once.
  fileprivate(set) var remarked:
    [(text: LocalizableText, translation: Translation, remark: TranslationRemark)] = []
  /// Whether different texts are shown with the same translation.
  fileprivate(set) var hasEqualTranslations = false
  /// The number of contexts in which a text is translated.
  fileprivate(set) var variantCount = 1
  fileprivate var known: Set<LocalizableText> = []
  fileprivate var sources: [ShownText: ShownSource] = [:]
  /// The shown texts.
  fileprivate var shownTexts: [LocalizableText: String] = [:]

  fileprivate struct ShownText: Hashable {
    var id: String?
    /// With spaces instead of line feeds, which a label on one line does not have.
    var text: String

    init(_ id: String?, _ text: String) {
      self.id = id
      // Graphemes take long to find, and few texts have several lines.
      let mayHaveNewline = text.utf8.contains { 0x0A...0x0D ~= $0 || $0 == 0xC2 || $0 == 0xE2 }
      self.text = mayHaveNewline ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }

    /// The text without the item that shows it.
    var withoutID: ShownText {
      var shown = self
      shown.id = nil
      return shown
    }
  }

  /// The origin of a shown text.
  struct ShownSource {
    /// The text in the source language.
    var text: String
    /// Its translation, before placeholders have samples; nil if there is none.
    var translation: Translation?
  }

  /// The shown text.
  func shown(of text: LocalizableText) -> String { shownTexts[text] ?? text.text }

  /// The origin of the translation that an item shows; nil if it shows none.
  ///
  /// - Parameter id: The id of the item in the tree: `tabs/help`.
  func source(of text: String, id: String?) -> ShownSource? {
    let own = id.map {
      String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...])
    }
    let shown = ShownText(own, text)
    return sources[shown] ?? sources[shown.withoutID]
  }
}

extension TextLookups {
  /// Adds a text that its item shows unchanged, so another text with the same translation is not mistaken for its
  /// source.
  fileprivate mutating func addUnchanged(_ text: LocalizableText) {
    let own = ShownText(text.id ?? text.text, text.text)
    if sources[own] == nil { sources[own] = ShownSource(text: text.text, translation: nil) }
  }

  fileprivate mutating func addSource(
    of text: LocalizableText, shown: String, _ translation: Translation?
  ) {
    shownTexts[text] = shown
    // In the tree, an item without an id has its text for one.
    let own = ShownText(text.id ?? text.text, shown)
    for key in [own, own.withoutID] {
      if let known = sources[key] {
        if known.text != text.text { hasEqualTranslations = true }
      } else {
        sources[key] = ShownSource(text: text.text, translation: translation)
      }
    }
  }
}

/// Collects ``TextLookups``.
private final class LookupLog: Sendable {
  private let found = Mutex(TextLookups())

  /// Adds a text that is shown in the source language, because that language is checked, or because its translation is
  /// missing.
  func addSource(_ text: LocalizableText, shown: String, isMissing: Bool) {
    found.withLock { found in
      if isMissing, found.known.insert(text).inserted { found.untranslated.append(text) }
      shown == text.text ? found.addUnchanged(text) : found.addSource(of: text, shown: shown, nil)
    }
  }

  func add(
    _ text: LocalizableText, _ translation: Translation, shown: TranslatedText,
    _ remarks: [TranslationRemark], variantCount: Int
  ) {
    found.withLock { found in
      found.variantCount = max(found.variantCount, variantCount)
      found.addSource(of: text, shown: shown.text, translation)
      guard found.known.insert(text).inserted else { return }
      found.remarked += remarks.map { (text, translation, $0) }
    }
  }

  /// Adds the catalogues' results for a text of the document.
  func add(_ remark: TranslationRemark, about text: LocalizableText, _ translation: Translation) {
    found.withLock { found in
      guard found.known.insert(text).inserted else { return }
      found.remarked.append((text, translation, remark))
    }
  }

  var lookups: TextLookups { found.withLock { $0 } }
}
