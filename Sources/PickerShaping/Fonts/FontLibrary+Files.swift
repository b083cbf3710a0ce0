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
        let typeface = try faces.typeface(path: file.path, index: file.index)
        entries.append(
          FaceEntry(
            typeface, in: faces, family: file.family, weights: file.weights, style: file.style))
      } catch {
        throw FontFileError(position: position, message: "\(file.path): \(error.message)")
      }
    }
    library.shadow(with: entries)
    return library
  }

  /// The same fonts and those of all font files in a directory and those beneath it, under the
  /// names the files give them. A family among them wholly shadows one of that name.
  ///
  /// Files are known for fonts by their endings: `ttf otf ttc otc woff woff2`.
  ///
  /// - Throws: ``FontFileError``, whose position is the file's place in the order of their names:
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
    library.shadow(with: entries)
    return library
  }

  /// The same fonts and those that fontconfig knows; families that are here already stay.
  ///
  /// A character that no family of a font's list has is then looked for among all of them.
  public func addingSystemFonts() -> FontLibrary {
    var library = self
    let system = SystemFonts(faces: faces)
    for entry in system.entries() {
      if family(named: entry.family) == nil { library.insert(entry) } else { library.note(entry) }
    }
    library.system = system
    return library
  }
}
