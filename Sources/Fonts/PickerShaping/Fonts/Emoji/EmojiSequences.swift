import CPickerHarfBuzz

/// The characters that each glyph of the bundled emoji face represents, from its `cmap` and its ligatures.
///
/// With them, a saved glyph is found in any other emoji face, whatever its glyphs are numbered.
struct EmojiSequences: Sendable {
  /// The character of each glyph that has one.
  private var characters: [UInt32: Unicode.Scalar] = [:]
  /// The sequences of each ligature, in the order of the file.
  private var ligatures: [UInt32: [String]] = [:]

  /// The sequences of the bundled face, read for the first picture.
  static let shared: EmojiSequences = {
    let emoji = FontLibrary.bundled.families.lazy
      .flatMap { $0.entries }.compactMap { $0.typeface }.last { $0.measuresOnly }
    return emoji.map(EmojiSequences.init) ?? EmojiSequences()
  }()

  private init() {}

  private init(_ typeface: Typeface) {
    let font: OpaquePointer = hb_font_create(typeface.harfbuzz)
    let set: OpaquePointer = hb_set_create()
    defer {
      hb_set_destroy(set)
      hb_font_destroy(font)
    }
    hb_face_collect_unicodes(typeface.harfbuzz, set)
    var scalar = hb_codepoint_t.max
    var glyph: hb_codepoint_t = 0
    while hb_set_next(set, &scalar) != 0 {
      guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { continue }
      characters[glyph] = Unicode.Scalar(scalar)
    }
    for ligature in LigatureTable(of: typeface.harfbuzz).ligatures {
      let scalars = ligature.components.compactMap { characters[$0] }
      guard scalars.count == ligature.components.count else { continue }
      ligatures[ligature.glyph, default: []].append(
        String(String.UnicodeScalarView(scalars)))
    }
  }

  /// The sequences that shaping turns into the glyph. Some ligatures have two: the sequence of right-to-left text is
  /// reversed.
  func sequences(of glyph: UInt32) -> [String] {
    (characters[glyph].map { [String($0)] } ?? []) + (ligatures[glyph] ?? [])
  }

  /// Whether nothing is to be seen of the glyph: a space or an invisible character.
  func isBlank(_ glyph: UInt32) -> Bool {
    guard let properties = characters[glyph]?.properties else { return false }
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control
  }
}
