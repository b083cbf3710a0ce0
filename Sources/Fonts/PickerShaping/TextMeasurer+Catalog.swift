import PickerText

extension TextMeasurer: FontCatalog {
  /// Whether the library contains a family with this name, or the system resolves it as a generic family; the
  /// comparison ignores case.
  public func contains(family: String) -> Bool {
    library.knows(family: family)
  }

  /// Whether it contains the face of a glyph run: a face with the same family and the same bytes, at the path in the
  /// run, at another path, or in memory.
  public func contains(_ face: FontFace) -> Bool {
    library.typeface(of: face) != nil
  }

  /// The variation axis tags of the family's faces; empty for static faces and unknown families.
  public func axes(ofFamily family: String) -> [String] {
    var tags: [String] = []
    for entry in library.family(named: family)?.entries ?? [] where entry.isVariable {
      for axis in entry.typeface?.axes ?? [] where !tags.contains(axis.tag) {
        tags.append(axis.tag)
      }
    }
    return tags
  }

  /// Returns a measurer that also has the fonts of `files`, on disk or in memory, and shares the caches.
  ///
  /// - Throws: `FontFileError`: `"a.ttf: expected a font file, found a directory"`, or, for the second font if it is
  ///   in memory, `"fonts[1]: expected a font file, found an empty one"`.
  public func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog {
    with(try library.adding(files))
  }

  /// Returns a measurer that also has the font files of a directory and its subdirectories.
  ///
  /// - Throws: `FontFileError`: `"fonts/a.ttf: expected a font with characters, found none"`.
  public func adding(directory: String) throws(FontFileError) -> TextMeasurer {
    with(try library.adding(directory: directory))
  }

  /// Returns a measurer that also has the fonts that fontconfig lists.
  ///
  /// - Throws: `SystemFontsError`: `cannot list the system fonts: libfontconfig.so.1 is not installed`.
  public func addingSystemFonts() throws(SystemFontsError) -> TextMeasurer {
    with(try library.addingSystemFonts())
  }
}

extension TextMeasurer {
  /// The font files that were added by name: `adding(_:)`.
  package var namedFonts: NamedFonts { NamedFonts(library) }
}

/// The font files that a document or a command names.
package final class NamedFonts: Sendable {
  private let measurer: TextMeasurer
  private let font: Font

  fileprivate init(_ library: FontLibrary) {
    var library = library
    library.system = nil
    measurer = TextMeasurer(library: library)
    font = Font(families: library.namedFamilies)
  }

  /// Returns the characters of a text for which none of the files has a glyph, each once, in order of occurrence.
  package func missingCharacters(in text: String, language: String?) -> [Unicode.Scalar] {
    guard !font.families.isEmpty else { return [] }
    let request = TextRequest(text, style: TextStyle(font: font, language: language), maxLines: nil)
    return measurer.measure([request]).first?.missing ?? []
  }
}
