import PickerText

extension FontLibrary {
  /// Returns a library that also contains the fonts of `files`, on disk or in memory. A family in `files` replaces a
  /// family of the same name.
  ///
  /// - Throws: `FontFileError`: `"a.ttf: expected a font file, found a directory"`. The message identifies a font in
  ///   memory by its number in `files`, from 0: `"fonts[1]: expected a font file, found an empty one"`.
  public func adding(_ files: [FontFile]) throws(FontFileError) -> FontLibrary {
    var library = self
    var entries: [FaceEntry] = []
    for (position, file) in files.enumerated() {
      do {
        let typeface = try faces.typeface(of: file)
        entries.append(
          FaceEntry(
            typeface, in: faces, family: file.family, weights: file.weights, style: file.style))
      } catch {
        let name = file.source.name(at: position)
        throw FontFileError(position: position, message: "\(name): \(error.message)")
      }
    }
    library.addNamed(entries)
    return library
  }

  /// Returns a library that also contains the font files of a directory and its subdirectories, with the family names
  /// in the files. A family among them replaces a family of the same name.
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

  /// Returns a library that also contains the fonts that fontconfig lists. Existing families take precedence.
  ///
  /// A character that no family of a font covers is then looked up in all system fonts.
  ///
  /// - Throws: `SystemFontsError`: `cannot list the system fonts: libfontconfig.so.1 is not installed`.
  public func addingSystemFonts() throws(SystemFontsError) -> FontLibrary {
    var library = self
    let system = SystemFonts(faces: faces)
    for entry in try system.entries() {
      if family(named: entry.family) == nil {
        library.insert(entry)
      } else {
        library.insertHidden(entry)
      }
    }
    library.system = system
    return library
  }
}

extension OpenFonts {
  fileprivate func typeface(of file: FontFile) throws(FontReadingError) -> Typeface {
    switch file.source {
    case .path(let path): try typeface(path: path, index: file.index)
    case .bytes(let bytes): try typeface(bytes: bytes, index: file.index)
    }
  }
}

extension FontFile.Source {
  /// The name of the font in messages: its path, or its number in the list of fonts.
  fileprivate func name(at position: Int) -> String {
    switch self {
    case .path(let path): path
    case .bytes: "fonts[\(position)]"
    }
  }
}
