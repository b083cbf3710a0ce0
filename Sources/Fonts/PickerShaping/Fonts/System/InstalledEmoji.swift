import CPickerFontconfig

/// The colour emoji faces that fontconfig lists.
///
/// Their coverage is known without opening them: a layout asks, and only a drawing opens a file.
struct InstalledEmoji: Sendable {
  /// Faces with bitmaps only. FreeType draws neither the paint graphs of `COLR` version 1 nor the documents of `SVG `,
  /// which other colour faces have.
  let faces: [InstalledFace]

  /// Looked up once a process, for the first text with emoji. Empty where fontconfig is not installed.
  static let shared = InstalledEmoji(faces: listed())

  private static func listed() -> [InstalledFace] {
    guard picker_fontconfig_is_open() != 0, let wanted = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(wanted) }
    FcPatternAddBool(wanted, FC_COLOR, FcTrue)
    FcPatternAddBool(wanted, FC_OUTLINE, FcFalse)
    // The list lives as long as the process, because the faces refer to its character sets.
    guard let list = FcFontList(nil, wanted, nil) else { return [] }
    return UnsafeBufferPointer(start: list.pointee.fonts, count: Int(list.pointee.nfont))
      .compactMap { $0.flatMap(InstalledFace.init) }
      .sorted()
  }
}

/// A face as fontconfig describes it.
struct InstalledFace: Sendable, Comparable {
  let family: String
  let file: String
  let index: Int
  private let characters: ImmutablePointer<OpaquePointer>

  /// Returns nil for a face without emoji.
  fileprivate init?(_ pattern: OpaquePointer) {
    guard let family = InstalledFace.string(FC_FAMILY, of: pattern),
      let file = InstalledFace.string(FC_FILE, of: pattern)
    else { return nil }
    var number: Int32 = 0
    var found: OpaquePointer?
    FcPatternGetInteger(pattern, FC_INDEX, 0, &number)
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &found) == FcResultMatch, let found,
      FcCharSetHasChar(found, 0x1F600) != 0
    else { return nil }
    self.family = family
    self.file = file
    index = Int(number) & 0xFFFF
    characters = ImmutablePointer(found)
  }

  func covers(_ scalar: Unicode.Scalar) -> Bool {
    FcCharSetHasChar(characters.pointer, scalar.value) != 0
  }

  private static func string(_ object: String, of pattern: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &text) == FcResultMatch, let text else {
      return nil
    }
    return String(cString: text)
  }

  /// The face from which the bundled metrics come is first, then the order of names.
  private var rank: (Int, String, String, Int) {
    (family == "Noto Color Emoji" ? 0 : 1, family, file, index)
  }

  static func < (a: InstalledFace, b: InstalledFace) -> Bool { a.rank < b.rank }

  static func == (a: InstalledFace, b: InstalledFace) -> Bool { a.rank == b.rank }
}
