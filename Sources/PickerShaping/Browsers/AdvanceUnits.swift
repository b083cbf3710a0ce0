import CPickerFreeType

/// The advances of all glyphs of a face at one position in its design space.
final class AdvanceUnits: Sendable {
  /// Those of FreeType in font units, for each glyph.
  ///
  /// They differ from HarfBuzz's by one unit at most, because FreeType keeps more bits of the coordinates of a variable face.
  private let freetype: [Int32]
  /// Those of HarfBuzz in the units of the instance, before kerning.
  private let harfbuzz: [Int32]

  init(_ freetype: [FT_Fixed], _ harfbuzz: [Int32]) {
    self.freetype = freetype.map { Int32(clamping: $0) }
    self.harfbuzz = harfbuzz
  }

  /// The advance of a glyph in font units, and that of HarfBuzz in the units of the instance, without kerning; nil for an unknown glyph.
  func advance(of glyph: UInt16) -> (units: Int, shaped: Int)? {
    let place = Int(glyph)
    guard place < freetype.count else { return nil }
    return (Int(freetype[place]), Int(harfbuzz[place]))
  }
}
