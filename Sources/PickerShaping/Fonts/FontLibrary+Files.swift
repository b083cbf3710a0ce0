import PickerText

extension FontLibrary {
  /// The same fonts and those of `files`. A family among them wholly shadows one of that name.
  ///
  /// - Throws: ``FontFileError``: `"a.ttf: expected a font file, found a directory"`.
  public func adding(_ files: [FontFile]) throws(FontFileError) -> FontLibrary {
    var library = self
    var entries: [FaceEntry] = []
    for (position, file) in files.enumerated() {
      do {
        let typeface = try OpenFonts.shared.typeface(path: file.path, index: file.index)
        entries.append(FaceEntry(typeface, family: file.family, weights: file.weights))
      } catch {
        throw FontFileError(position: position, message: "\(file.path): \(error.message)")
      }
    }
    library.shadow(with: entries)
    return library
  }
}
