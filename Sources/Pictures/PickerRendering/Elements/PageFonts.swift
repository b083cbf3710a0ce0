import PickerText

/// The fonts that a page has in addition to the fonts of the machine on which it is shown.
package struct PageFonts {
  /// The names of their families, of which each draws what those before it lack.
  package var families: [String]
  /// Returns the family that draws a character in a font; nil: unknown, or none of them.
  private let drawingFamily: (Character, Font) -> String?

  /// Creates a list of families, and a way to find which of them draws a character.
  package init(
    _ families: [String] = [], drawing: @escaping (Character, Font) -> String? = { _, _ in nil }
  ) {
    (self.families, drawingFamily) = (families, drawing)
  }

  /// The name by which a page knows one of these fonts, since the machine may have another version of it.
  package static func pageName(of family: String) -> String { "PickerLayout \(family)" }

  /// The families of a font in CSS.
  func list(for font: Font) -> String {
    let own = font.families.filter(families.contains) + families
    let names = own.map(PageFonts.pageName) + font.families
    var known: Set<String> = []
    let distinct = names.filter { known.insert($0).inserted }
    return (distinct.map { $0.cssString } + ["sans-serif"]).joined(separator: ",")
  }

  /// The family that draws a character which the first family of the font lacks; nil: that one draws it.
  func otherFamily(drawing character: Character, in font: Font) -> String? {
    let first = font.families.first(where: families.contains) ?? families.first
    guard families.count > 1, let family = drawingFamily(character, font), family != first,
      families.contains(family)
    else { return nil }
    return family
  }
}
