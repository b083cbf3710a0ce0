import PickerText

extension TextMeasurer: FontCatalog {
  /// Whether a face of the family is there, without regard to case.
  public func contains(family: String) -> Bool {
    library.family(named: family) != nil
  }

  /// Whether it has the face that a glyph run is set in, and so its outlines: a face of the same bytes,
  /// at the run's path or under another.
  public func contains(_ face: FontFace) -> Bool {
    library.typeface(of: face) != nil
  }

  /// Which tags the family's faces can be varied by; empty for static faces.
  public func axes(ofFamily family: String) -> [String] {
    var tags: [String] = []
    for entry in library.family(named: family)?.entries ?? [] where entry.varies {
      for axis in entry.typeface?.axes ?? [] where !tags.contains(axis.tag) {
        tags.append(axis.tag)
      }
    }
    return tags
  }

  /// The same fonts and those of `files`, with the same memory.
  ///
  /// - Throws: ``FontFileError``: `"a.ttf: expected a font file, found a directory"`.
  public func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog {
    with(try library.adding(files))
  }

  /// The same fonts and those of all font files in a directory and those beneath it.
  ///
  /// - Throws: ``FontFileError``: `"fonts/a.ttf: expected a font with characters, found none"`.
  public func adding(directory: String) throws(FontFileError) -> TextMeasurer {
    with(try library.adding(directory: directory))
  }

  /// The same fonts and those that fontconfig knows.
  public func addingSystemFonts() -> TextMeasurer {
    with(library.addingSystemFonts())
  }
}
