import PickerControls
import PickerGeometry
public import PickerText

/// The maximum length of a translation: Weblate's flags `max-size` and `max-length`, XLIFF's `maxwidth` and similar
/// limits.
public struct TextLimit: Hashable, Sendable {
  /// The width of a line in points; nil for none.
  public var width: Double?
  /// The number of lines to which ``width`` applies, at least 1.
  public var lines: Int
  /// The font in which ``width`` is measured.
  public var font: Font
  /// The number of characters, counted as Unicode code points; ignored if there is a width.
  public var characters: Int?

  /// Creates a limit.
  public init(
    width: Double? = nil, lines: Int = 1, font: Font = Font(), characters: Int? = nil
  ) {
    self.width = width
    self.lines = lines
    self.font = font
    self.characters = characters
  }
}

/// The limits in catalogues.
public struct TextLimits: Hashable, Sendable {
  /// Limits of all languages by key: the id of an item, or its text in the source language.
  public var shared: [String: TextLimit]
  /// Limits of single languages, by locale and key.
  public var byLocale: [String: [String: TextLimit]]

  /// Creates limits.
  public init(
    shared: [String: TextLimit] = [:], byLocale: [String: [String: TextLimit]] = [:]
  ) {
    self.shared = shared
    self.byLocale = byLocale
  }

  /// The limits of a text's translations in a language.
  func limits(of text: LocalizableText, in locale: String) -> [TextLimit] {
    [byLocale[locale], shared].compactMap { limits in
      limits.flatMap { limits in text.id.flatMap { limits[$0] } ?? limits[text.text] }
    }
  }
}

extension TextLimit {
  /// The amount by which texts exceed the limit.
  struct Excess {
    var value: Double
    var limit: Double
    /// The points that the text is too wide.
    var missing: Double?
    var detail: String
  }

  /// Returns the amount by which the worst of some texts exceeds the limit; nil if none does.
  func excess(of texts: [String], language: String?, by measurer: any TextMeasuring) -> Excess? {
    guard let width else { return excessCharacters(of: texts) }
    let style = TextStyle(font: font, language: language)
    guard lines == 1 else { return excessLines(of: texts, in: width, style, measurer) }
    let widest =
      measurer.measure(texts.map { TextRequest($0, style: style) })
      .map { $0.size.width }.max() ?? 0
    guard !widest.fits(in: width) else { return nil }
    return Excess(
      value: widest, limit: width, missing: widest - width,
      detail: "is \(widest.plain(decimals: 2)) pt wide, more than \(width.plain(decimals: 2)) pt")
  }

  private func excessCharacters(of texts: [String]) -> Excess? {
    guard let characters, let longest = texts.map({ $0.unicodeScalars.count }).max(),
      longest > characters
    else {
      return nil
    }
    return Excess(
      value: Double(longest), limit: Double(characters),
      detail: "has \(longest) characters, more than \(characters)")
  }

  private func excessLines(
    of texts: [String], in width: Double, _ style: TextStyle, _ measurer: any TextMeasuring
  ) -> Excess? {
    let requests = texts.map { TextRequest($0, style: style, maxWidth: width, maxLines: nil) }
    let most = measurer.measure(requests).map { $0.lineCount }.max() ?? 0
    guard most > lines else { return nil }
    return Excess(
      value: Double(most), limit: Double(lines),
      detail: "takes \(most) lines of \(width.plain(decimals: 2)) pt, more than \(lines)")
  }
}
