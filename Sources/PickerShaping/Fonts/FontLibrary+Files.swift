import PickerText

extension FontLibrary {
  /// Returns a library that also has the fonts of `files`. A family in `files` replaces one of the same name.
  ///
  /// - Throws: `FontFileError`: `"a.ttf: expected a font file, found a directory"`.
  public func adding(_ files: [FontFile]) throws(FontFileError) -> FontLibrary {
    var library = self
    var entries: [FaceEntry] = []
    for (position, file) in files.enumerated() {
      do {
        let typeface = try faces.typeface(path: file.path, index: file.index)
        entries.append(
          FaceEntry(
            typeface, in: faces, family: file.family, weights: file.weights, style: file.style))
      } catch {
        throw FontFileError(position: position, message: "\(file.path): \(error.message)")
      }
    }
    library.replaceFamilies(with: entries)
    return library
  }

  /// Returns a library that also has the font files of a directory and its subdirectories, with the family
  /// names in the files. A family among them replaces one of the same name.
  ///
  /// Font files are recognised by their extensions: `ttf otf ttc otc woff woff2`.
  ///
  /// - Throws: `FontFileError` with the position of the file in the order of names:
  ///   `"fonts/a.ttf: expected a font with characters, found none"`.
  public func adding(directory: String) throws(FontFileError) -> FontLibrary {
    var library = self
    var entries: [FaceEntry] = []
    let files: [String]
    do {
      files = try FontDirectory.files(in: directory)
    } catch {
      throw FontFileError(position: 0, message: "\(directory): \(error.message)")
    }
    for (position, path) in files.enumerated() {
      do {
        entries += try faces.typefaces(path: path).map { FaceEntry($0, in: faces) }
      } catch {
        throw FontFileError(position: position, message: "\(path): \(error.message)")
      }
    }
    library.replaceFamilies(with: entries)
    return library
  }

  /// Returns a library that also has the fonts that fontconfig lists; existing families take precedence.
  ///
  /// A character that no family of a font covers is then looked up in all system fonts.
  public func addingSystemFonts() -> FontLibrary {
    var library = self
    let system = SystemFonts(faces: faces)
    for entry in system.entries() {
      if family(named: entry.family) == nil {
        library.insert(entry)
      } else {
        library.register(entry)
      }
    }
    library.system = system
    return library
  }
}
