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
  /// - Parameter variant: 0 takes the first translation of each text, 1 the one in another context, where there is one.
  func localized(_ piece: Piece, variant: Int = 0) -> LocalizedControl {
    let control = documents[piece.documentIndex].document.control
    let log = LookupLog()
    let locale = piece.localeIndex.map { locales[$0] }
    let filler = filler(of: piece)
    let localization = Localization(
      language: locale?.language, direction: piece.setDirection, textScale: piece.textScale
    ) { text in
      guard let first = locale?.translation(text) else {
        // A template keeps its own plural forms.
        let shown = text.isCounted ? nil : filler.filled(text.withoutMnemonic, isCounted: false)
        log.addSource(text, shown: shown?.text ?? text.text, isMissing: locale != nil)
        return shown
      }
      let others = first.others
      let translation = others.indices.contains(variant - 1) ? others[variant - 1] : first
      let trimmed = translation.text.withoutSpaces(missingIn: text.text)
      let shown = filler.filled(trimmed, isCounted: text.isCounted)
      log.add(
        text, translation, shown: shown, isSpaced: trimmed != translation.text,
        variantCount: 1 + others.count)
      return shown
    }
    let localized = control.localized(by: localization)
    return LocalizedControl(
      control: localized, lookups: log.lookups, unsampled: filler.unsampled)
  }

  private func filler(of piece: Piece) -> SampleFiller {
    let document = documents[piece.documentIndex].document
    let own = document.control.container.language
    return SampleFiller(
      document.check.samples.reduce(into: samples) { $0[$1.key] = $1.value },
      language: piece.localeIndex.map { locales[$0].language } ?? own, measurer: document.fonts)
  }
}

extension LocalizableText {
  /// The text without the mark of a key.
  fileprivate var withoutMnemonic: TranslatedText { TranslatedText(Mnemonic.removed(from: text)) }
}

/// What was looked up for the texts of a control.
struct TextLookups {
  /// The texts with letters that have no translation, each once.
  fileprivate(set) var untranslated: [LocalizableText] = []
  /// The texts whose translations have spaces at their ends, each once.
  fileprivate(set) var spaced: [(text: LocalizableText, translation: Translation)] = []
  /// The texts whose translations have other placeholders, each once, with what is lost and what is new.
  fileprivate(set) var changed:
    [(text: LocalizableText, translation: Translation, detail: String)] =
      []
  /// In how many contexts a text is translated.
  fileprivate(set) var variantCount = 1
  fileprivate var known: Set<LocalizableText> = []
  fileprivate var compared: Set<LocalizableText> = []
  fileprivate var sources: [ShownText: ShownSource] = [:]
  /// What is shown of texts.
  fileprivate var shownTexts: [LocalizableText: String] = [:]

  fileprivate struct ShownText: Hashable {
    var id: String?
    var text: String
  }

  /// Where a text that is shown comes from.
  struct ShownSource {
    /// The text in the source language.
    var text: String
    /// The place of its translation.
    var place: CatalogPlace?
  }

  /// What is shown of a text.
  func shown(of text: LocalizableText) -> String { shownTexts[text] ?? text.text }

  /// Where the translation that an item shows comes from; nil where it is none.
  ///
  /// - Parameter id: The id of the item in the tree: `tabs/help`.
  func source(of text: String, id: String?) -> ShownSource? {
    let own = id.map {
      String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...])
    }
    return sources[ShownText(id: own, text: text)] ?? sources[ShownText(id: nil, text: text)]
  }
}

extension TextLookups {
  fileprivate mutating func addSource(
    of text: LocalizableText, shown: String, place: CatalogPlace?
  ) {
    shownTexts[text] = shown
    for id in Set([text.id, nil]) {
      let key = ShownText(id: id, text: shown)
      if sources[key] == nil { sources[key] = ShownSource(text: text.text, place: place) }
    }
  }
}

/// Collects ``TextLookups``.
private final class LookupLog: Sendable {
  private let found = Mutex(TextLookups())

  /// Adds a text that is shown in the source language, because that is checked, or because its translation is missing.
  func addSource(_ text: LocalizableText, shown: String, isMissing: Bool) {
    found.withLock { found in
      if isMissing, text.text.needsTranslation, found.known.insert(text).inserted {
        found.untranslated.append(text)
      }
      if shown != text.text { found.addSource(of: text, shown: shown, place: nil) }
    }
  }

  func add(
    _ text: LocalizableText, _ translation: Translation, shown: TranslatedText, isSpaced: Bool,
    variantCount: Int
  ) {
    found.withLock { found in
      found.variantCount = max(found.variantCount, variantCount)
      if isSpaced, found.known.insert(text).inserted { found.spaced.append((text, translation)) }
      found.addSource(of: text, shown: shown.text, place: translation.place)
      if let detail = PlaceholderText.difference(of: translation.text, from: text),
        found.compared.insert(text).inserted
      {
        found.changed.append((text, translation, detail))
      }
    }
  }

  var lookups: TextLookups { found.withLock { $0 } }
}

extension String {
  /// Whether the text has a letter outside of placeholders such as `{count}`: numbers and signs need no translation.
  var needsTranslation: Bool {
    PlaceholderText(self).pieces.contains { piece in
      guard case .text(let text) = piece else { return false }
      return text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }
}
