import PickerControls
import PickerLimits

extension LayoutCheck {
  /// A control in the language, direction and text size of a piece.
  struct LocalizedControl {
    var control: AnyControl
    var lookups: TextLookups = TextLookups()
  }

  /// Returns the control of a piece.
  ///
  /// - Parameter variant: 0 takes the first translation of each text, 1 the one in another context, where there is one.
  func localized(_ piece: Piece, variant: Int = 0) -> LocalizedControl {
    let control = documents[piece.documentIndex].document.control
    let log = LookupLog()
    let locale = piece.localeIndex.map { locales[$0] }
    let localization = Localization(
      language: locale?.language, direction: piece.setDirection, textScale: piece.textScale
    ) { text in
      guard let locale else { return text.withoutMnemonic }
      guard let first = locale.translation(text) else {
        log.addMiss(text)
        return text.withoutMnemonic
      }
      let others = first.others
      let translation = others.indices.contains(variant - 1) ? others[variant - 1] : first
      let shown = translation.text.withoutSpaces(missingIn: text.text)
      log.add(text, translation, shown: shown, variantCount: 1 + others.count)
      return shown
    }
    let localized = control.localized(by: localization)
    return LocalizedControl(control: localized, lookups: log.lookups)
  }
}

extension LocalizableText {
  /// The text without the mark of a key; nil where it has none.
  fileprivate var withoutMnemonic: TranslatedText? {
    let plain = Mnemonic.removed(from: text)
    return plain == text ? nil : TranslatedText(plain)
  }
}

/// What was looked up for the texts of a control.
struct TextLookups {
  /// The texts with letters that have no translation, each once.
  fileprivate(set) var untranslated: [LocalizableText] = []
  /// The texts whose translations have spaces at their ends, each once.
  fileprivate(set) var spaced: [(text: LocalizableText, translation: Translation)] = []
  /// In how many contexts a text is translated.
  fileprivate(set) var variantCount = 1
  fileprivate var known: Set<LocalizableText> = []
  fileprivate var sources: [ShownText: ShownSource] = [:]

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

/// Collects ``TextLookups``.
private final class LookupLog: Sendable {
  private let found = Mutex(TextLookups())

  func addMiss(_ text: LocalizableText) {
    guard text.text.needsTranslation else { return }
    found.withLock { if $0.known.insert(text).inserted { $0.untranslated.append(text) } }
  }

  func add(
    _ text: LocalizableText, _ translation: Translation, shown: TranslatedText, variantCount: Int
  ) {
    found.withLock { found in
      found.variantCount = max(found.variantCount, variantCount)
      if shown != translation.text, found.known.insert(text).inserted {
        found.spaced.append((text, translation))
      }
      for id in Set([text.id, nil]) {
        let key = TextLookups.ShownText(id: id, text: shown.text)
        guard found.sources[key] == nil else { continue }
        found.sources[key] = TextLookups.ShownSource(text: text.text, place: translation.place)
      }
    }
  }

  var lookups: TextLookups { found.withLock { $0 } }
}

extension String {
  /// Whether the text has a letter outside of placeholders such as `{count}`: numbers and signs need no translation.
  var needsTranslation: Bool {
    var isInside = false
    for scalar in unicodeScalars {
      if scalar == "{" { isInside = true }
      if !isInside, scalar.properties.isAlphabetic { return true }
      if scalar == "}" { isInside = false }
    }
    return false
  }
}
