public import PickerControls
public import PickerGeometry
import PickerText

/// A language of a check, with its translations.
public struct CheckLocale: Sendable {
  /// The locale, such as `de` or `pt-BR`, which reports show.
  public var name: String
  /// The BCP 47 tag by which texts are shaped and plural forms chosen.
  public var language: String
  /// The base direction.
  public var direction: LayoutDirection
  /// Returns the translation of a text; nil if there is none, which is a finding.
  public var translation: @Sendable (LocalizableText) -> Translation?
  /// Whether it is an artificial language, which is not compared with others.
  private(set) var isPseudo = false
  /// The keys of all languages of the catalogue; nil if they are unknown.
  private(set) var keys: Set<String>?

  /// Creates a locale.
  ///
  /// - Parameters:
  ///   - name: The locale, a BCP 47 tag.
  ///   - direction: Nil uses the language's direction.
  ///   - translation: Returns the translation of a text; nil if there is none.
  public init(
    _ name: String, direction: LayoutDirection? = nil,
    translation: @escaping @Sendable (LocalizableText) -> TranslatedText?
  ) {
    self.name = name
    language = name
    self.direction = direction ?? LayoutDirection(ofLanguage: name)
    self.translation = { translation($0).map { Translation($0) } }
  }

  /// Creates the locale of a catalogue's language.
  ///
  /// - Parameters:
  ///   - translations: The texts of the language.
  ///   - name: Nil uses the language's name; another name inherits its texts.
  public init(_ translations: Translations, name: String? = nil) {
    self.init(name ?? translations.locale) { _ in nil }
    translation = { translations.translation(of: $0) }
    keys = translations.keys
  }

  /// Creates a pseudo-locale.
  public init(_ pseudo: PseudoLocale) {
    let localization = pseudo.localization()
    self.init(
      pseudo.locale, direction: pseudo.direction, translation: localization.translation)
    isPseudo = true
  }
}

extension CheckLocale {
  /// Whether this is a locale, apart from case and from hyphens or underscores.
  func isNamed(_ other: String) -> Bool { name.localeKey == other.localeKey }

  /// Whether it may inherit the texts of another locale: `en-GB` from `en`.
  func isVariant(of other: String) -> Bool {
    name.localeKey.split(separator: "-").first == other.localeKey.split(separator: "-").first
  }
}

extension String {
  /// The tag in lower case with hyphens, for comparisons.
  package var localeKey: String { String(map { $0 == "_" ? "-" : $0 }).asciiLowercased }

  /// The locale that this one inherits texts from: `pt` for `pt-BR`; nil for a language alone, and for one with a script,
  /// because its texts are in other letters.
  package var parentLocale: String? {
    let subtags = split(separator: "-")
    guard let last = subtags.last, subtags.count > 1 else { return nil }
    let isScript =
      subtags.count == 2 && last.utf8.count == 4 && !(0x30...0x39).contains(last.utf8.first ?? 0)
    guard !isScript else { return nil }
    var parent = subtags.dropLast()
    while parent.last?.utf8.count == 1 { parent = parent.dropLast() }
    return parent.joined(separator: "-")
  }
}
