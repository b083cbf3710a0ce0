import PickerGeometry
import PickerText

// What controls localize their parts with.
extension Localization {
  /// The factor for fonts; 1 if ``textScale`` is invalid.
  package var scale: Double { textScale > 0 && textScale.isFinite ? textScale : 1 }

  /// Returns the translation of a text; the text itself if there is none, or if the text is empty, such as next to an
  /// icon.
  ///
  /// - Parameter id: The id of what shows it.
  package func text(_ text: String, id: String? = nil) -> String {
    text.isEmpty ? text : translation(LocalizableText(text, id: id))?.text ?? text
  }

  /// Returns the translation of a text with a count that is known before layout.
  ///
  /// - Parameter language: The language whose plural forms apply.
  package func text(_ text: String, id: String?, for count: Int, language: String?) -> String {
    guard let translated = translation(LocalizableText(text, id: id, isCounted: true)) else {
      return text
    }
    return translated.forms[PluralCategory(of: count, language: language)] ?? translated.text
  }

  /// Returns the translation of a text with a count, in all of its plural forms.
  package func template(_ template: CountTemplate, id: String?) -> CountTemplate {
    guard let translated = translation(LocalizableText(template.other, id: id, isCounted: true))
    else { return template }
    return CountTemplate(translated.text, forms: translated.forms)
  }

  /// Returns a font with its text size, letter spacing and line height scaled.
  package func font(_ font: Font) -> Font {
    var font = font
    font.size *= scale
    font.letterSpacing *= scale
    font.lineHeight = font.lineHeight.map { $0 * scale }
    return font
  }

  /// Returns a partial font with what it sets of text size, letter spacing and line height scaled.
  package func font(_ choice: FontChoice) -> FontChoice {
    var choice = choice
    choice.size = choice.size.map { $0 * scale }
    choice.letterSpacing = choice.letterSpacing.map { $0 * scale }
    choice.lineHeight = choice.lineHeight.map { $0 * scale }
    return choice
  }
}

extension Container {
  /// Returns the container in another language, direction and text size.
  package func localized(by localization: Localization) -> Container {
    var container = self
    container.language = localization.language ?? language
    container.direction = localization.direction ?? direction
    container.label = label.map { localization.text($0, id: id.map { $0 + ".label" }) }
    container.textScale = textScale * localization.scale
    return container
  }
}
