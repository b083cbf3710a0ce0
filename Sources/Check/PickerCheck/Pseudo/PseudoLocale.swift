public import PickerControls
import PickerGeometry

/// An artificial locale that simulates the problems of translations before there are any.
///
///     PseudoLocale(.accented).text(for: "Settings")      // [Šéţţţîññĝšš]
///     PseudoLocale(.accented).text(for: "{count} more")  // [{count} ɱööŕéé]
///
/// Letters keep their positions, so texts stay readable. Placeholders such as `{count}` and letters outside ASCII do
/// not change.
///
/// The bundled fonts have glyphs for all of these texts: Inter for the accented letters, Noto Sans Thai for the tall
/// ones, and the subset of Noto Sans CJK, which has no bold face, for the wide ones.
public struct PseudoLocale: Hashable, Sendable {
  /// The way in which texts become harder to lay out. The raw value is the locale; regions from `XA` to `XZ` are for
  /// private use.
  public enum LocaleKind: String, Hashable, Sendable, CaseIterable {
    /// Longer, with accents, and in square brackets, which show truncation: Android's `en-XA`.
    case accented = "en-XA"
    /// From right to left, with the letters in reverse order: Android's `ar-XB`.
    ///
    /// Every word is between U+202E and U+202C, so the glyphs are the same as in the source.
    case rightToLeft = "ar-XB"
    /// In Thai letters, with vowels and tone marks above and below the line, and without a break inside words.
    case tall = "th-XT"
    /// In full-width letters, one em wide, with line breaks allowed between any two.
    case wide = "ja-XW"
  }

  /// The way in which texts become harder to lay out.
  public var kind: LocaleKind
  /// The factor by which the number of letters grows, from 1 to 10.
  ///
  /// Like Android's build tools, it counts characters instead of widths. Added letters repeat others, spread evenly
  /// over the text, so words become longer, not more numerous. Digits, signs and brackets do not count, and the number
  /// of letters is rounded up.
  public let expansion: Double

  /// Creates a pseudo-locale.
  ///
  /// - Parameters:
  ///   - kind: The transformation of texts.
  ///   - expansion: See ``expansion``; limited to 1…10. By default 1.35 for ``LocaleKind/accented``, and 1 for the others.
  public init(_ kind: LocaleKind, expansion: Double? = nil) {
    self.kind = kind
    let factor = expansion ?? (kind == .accented ? 1.35 : 1)
    // Also for NaN, which fails every comparison.
    self.expansion = factor >= 1 ? min(factor, 10) : 1
  }

  /// Creates the pseudo-locale of a tag such as `en-XA`, in upper or lower case; nil for other tags.
  public init?(locale: String, expansion: Double? = nil) {
    let tag = locale.asciiLowercased
    guard let kind = LocaleKind.allCases.first(where: { $0.rawValue.asciiLowercased == tag }) else {
      return nil
    }
    self.init(kind, expansion: expansion)
  }

  /// The locale, such as `en-XA`.
  public var locale: String { kind.rawValue }

  /// The base direction.
  public var direction: LayoutDirection { kind == .rightToLeft ? .rightToLeft : .leftToRight }

  /// Returns the pseudo-localized form of a source text. O(*n*)
  public func text(for source: String) -> String {
    let text = PseudoText(source)
    let expanded = expansion > 1 ? text.expanded(by: expansion) : text
    return switch kind {
    case .accented: "[" + expanded.replacing(PseudoLetters.accented).joined + "]"
    case .rightToLeft: expanded.overridingDirection.joined
    case .tall: expanded.replacing(PseudoLetters.tall).joined
    case .wide: expanded.replacing(PseudoLetters.wide).joined
    }
  }

  /// Returns the localization of a control: every text, the language, the direction, and a text size.
  public func localization(textScale: Double = 1) -> Localization {
    Localization(language: locale, direction: direction, textScale: textScale) { text in
      TranslatedText(self.text(for: text.text))
    }
  }
}
