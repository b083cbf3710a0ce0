public import PickerGeometry
public import PickerText

/// The language-dependent properties of a control: its texts, its direction, and its text size.
///
///     let german = Localization(language: "de") { $0.text == "Settings" ? "Einstellungen" : nil }
///     let control = control.localized(by: german)
public struct Localization: Sendable {
  /// The language of the texts, a BCP 47 tag such as `de` or `pt-BR`; nil keeps the control's language.
  public var language: String?
  /// The base direction; nil keeps the control's direction.
  public var direction: LayoutDirection?
  /// The factor for font sizes, letter spacing and line heights, more than 0; boxes, padding and icons keep their sizes.
  public var textScale: Double
  /// Returns the translation of a text; nil if there is none, which keeps the text.
  public var translation: @Sendable (LocalizableText) -> TranslatedText?

  /// Creates a localization. Without a translation, texts are kept.
  public init(
    language: String? = nil, direction: LayoutDirection? = nil, textScale: Double = 1,
    translation: @escaping @Sendable (LocalizableText) -> TranslatedText? = { _ in nil }
  ) {
    self.language = language
    self.direction = direction
    self.textScale = textScale
    self.translation = translation
  }
}

/// A text of a control that differs between languages.
public struct LocalizableText: Hashable, Sendable {
  /// The id of the item that shows it, as in the document; nil if it has none.
  public var id: String?
  /// The text in the source language. For a text with plural forms, it is the form of the category `other`.
  public var text: String
  /// Whether the text contains a count, and its translation may have plural forms.
  public var isCounted: Bool

  /// Creates a text.
  public init(_ text: String, id: String? = nil, isCounted: Bool = false) {
    self.text = text
    self.id = id
    self.isCounted = isCounted
  }
}

/// A text in another language, with its plural forms.
public struct TranslatedText: Hashable, Sendable {
  /// The text. If there are plural forms, it is the form of the category `other`.
  public var text: String
  /// The forms for certain counts, with the same placeholders.
  public var forms: [PluralCategory: String]

  /// Creates a translation.
  public init(_ text: String, forms: [PluralCategory: String] = [:]) {
    self.text = text
    self.forms = forms
  }
}
