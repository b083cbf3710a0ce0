import PickerControls
import PickerLimits

extension LayoutCheck {
  /// A control in the language, direction and text size of a piece.
  struct LocalizedControl {
    var control: AnyControl
    /// The texts with letters that have no translation, each once.
    var untranslated: [LocalizableText]
  }

  /// Returns the control of a piece.
  func localized(_ piece: Piece) -> LocalizedControl {
    let control = documents[piece.documentIndex].document.control
    guard let index = piece.localeIndex else {
      let localization = Localization(direction: piece.setDirection, textScale: piece.textScale)
      return LocalizedControl(control: control.localized(by: localization), untranslated: [])
    }
    let (locale, misses) = (locales[index], Misses())
    let localization = Localization(
      language: locale.language, direction: piece.setDirection, textScale: piece.textScale
    ) { text in
      let translated = locale.translation(text)
      if translated == nil { misses.add(text) }
      return translated
    }
    let localized = control.localized(by: localization)
    return LocalizedControl(control: localized, untranslated: misses.texts)
  }
}

/// The texts without a translation.
private final class Misses: Sendable {
  private struct Found {
    var texts: [LocalizableText] = []
    var known: Set<LocalizableText> = []
  }

  private let found = Mutex(Found())

  func add(_ text: LocalizableText) {
    guard text.text.needsTranslation else { return }
    found.withLock { if $0.known.insert(text).inserted { $0.texts.append(text) } }
  }

  var texts: [LocalizableText] { found.withLock { $0.texts } }
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
