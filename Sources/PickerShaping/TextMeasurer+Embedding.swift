import CPickerFreeType
import CPickerHarfBuzz
import PickerText

extension TextMeasurer: FontEmbedding {
  /// Whether the face is one of this measurer's, and its licence bits allow to embed it.
  ///
  /// - Source: OpenType, `OS/2`, `fsType`: bit 1 forbids embedding, bit 9 outlines. Bit 8, which
  ///   forbids to embed a part, holds for no face that is embedded in part.
  public func canEmbed(_ face: FontFace) -> Bool {
    guard let typeface = library.typeface(of: face) else { return false }
    var bits: FT_UShort = 0
    FreeType.exclusively { bits = FT_Get_FSType_Flags(typeface.freetype) }
    return bits & 0x0202 == 0 && (typeface.isBundled || typeface.alone.isWhole)
  }

  /// A bundled face with the glyphs of its use alone, and those that shaping may make of its
  /// characters, at its place in the design space; any other face whole, with its axes.
  ///
  /// A file that did not come with us is never handed to HarfBuzz's subsetter, which trusts what
  /// it reads: one wrong byte in `glyf` made it free memory that was not its own (6.0.0).
  public func embeddedFont(of face: FontFace, for use: FontUse) -> EmbeddedFont? {
    guard canEmbed(face), let typeface = library.typeface(of: face) else { return nil }
    if typeface.isBundled {
      return typeface.part(for: use, at: face.variations).map { EmbeddedFont(bytes: $0) }
    }
    return typeface.alone.file.map { EmbeddedFont(bytes: $0, variations: face.variations) }
  }
}

extension Typeface {
  /// The face without the others of its file.
  fileprivate var alone: SingleFace {
    SingleFace(bytes: Typeface.unpacked(freetype), index: index)
  }

  /// A font file of a part of the face.
  ///
  /// - Parameter variations: Where its axes are fixed.
  fileprivate func part(for use: FontUse, at variations: [FontVariation]) -> [UInt8]? {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    hb_subset_input_set_flags(
      input, HB_SUBSET_FLAGS_NO_HINTING.rawValue | HB_SUBSET_FLAGS_NOTDEF_OUTLINE.rawValue)
    let characters = hb_subset_input_unicode_set(input)
    for scalar in use.characters { hb_set_add(characters, scalar.value) }
    let glyphs = hb_subset_input_glyph_set(input)
    for glyph in use.glyphs { hb_set_add(glyphs, glyph) }
    let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
    for feature in use.features { hb_set_add(features, tag(of: feature)) }
    for axis in variations {
      let isFixed = hb_subset_input_pin_axis_location(
        input, harfbuzz, tag(of: axis.tag), Float(axis.value))
      if isFixed == 0 { return nil }
    }
    guard let part = hb_subset_or_fail(harfbuzz, input) else { return nil }
    defer { hb_face_destroy(part) }
    return Typeface.bytes(of: part)
  }

  private static func bytes(of face: OpaquePointer) -> [UInt8]? {
    let blob = hb_face_reference_blob(face)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}
