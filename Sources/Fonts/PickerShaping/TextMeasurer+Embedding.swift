import CPickerFreeType
import CPickerHarfBuzz
import CPickerSubset
import PickerText

extension TextMeasurer: FontEmbedding {
  /// Whether the face is in the library and its embedding permission bits allow embedding.
  ///
  /// The bundled emoji face is not embedded for display: it has no pictures, and would hide the viewer's own emoji.
  /// Other bundled faces are embedded if HarfBuzz's subsetter is installed. It is opened for the first of them.
  ///
  /// - Source: OpenType, `OS/2`, `fsType`: bit 1 forbids embedding, bit 9 restricts it to bitmaps. Bit 8, no
  ///   subsetting, does not matter: only bundled faces are subset, and none of them sets it.
  public func canEmbed(_ face: FontFace) -> Bool {
    guard let typeface = library.typeface(of: face), !typeface.measuresOnly else { return false }
    var bits: FT_UShort = 0
    FreeType.exclusively { bits = FT_Get_FSType_Flags(typeface.freetype.pointer) }
    if bits & 0x0202 != 0 { return false }
    return typeface.isBundled ? picker_subset_is_available() != 0 : typeface.singleFace.isWhole
  }

  /// The reason why a bundled face that may be embedded cannot be: `libharfbuzz-subset.so.0 is not installed`. Nil for other faces.
  package func missingSubsetter(of face: FontFace) -> String? {
    guard let typeface = library.typeface(of: face), typeface.isBundled, !typeface.measuresOnly
    else { return nil }
    return picker_subset_error().map { String(cString: $0) }
  }

  /// Returns a subset of a bundled face, instantiated at its axis values, or the complete file of any other face with
  /// its axes.
  ///
  /// The subset contains the glyphs of `use` and all glyphs that shaping may produce for its characters. Files from
  /// outside the package are never passed to HarfBuzz's subsetter, which trusts its input: one wrong byte in `glyf`
  /// made it free memory that it did not own (6.0.0).
  public func embeddedFont(of face: FontFace, for use: FontUse) -> EmbeddedFont? {
    guard let typeface = library.typeface(of: face),
      canEmbed(face) || use.isForMeasuring && typeface.measuresOnly
    else { return nil }
    var font =
      typeface.isBundled
      ? typeface.subset(for: use, at: face.variations).map { EmbeddedFont(bytes: $0) }
      : typeface.singleFace.file.map { EmbeddedFont(bytes: $0, variations: face.variations) }
    font?.weights = typeface.weights
    font?.cssStyle = typeface.styles.css
    font?.measuresOnly = typeface.measuresOnly
    return font
  }
}

extension TextMeasurer {
  /// The faces of font files that were added by name with `adding(_:)`.
  public var namedFaces: [NamedFace] {
    library.namedEntries.compactMap { entry in
      entry.typeface.map {
        NamedFace(
          family: entry.family, face: $0.reference, weights: entry.weights,
          style: entry.declaredStyle)
      }
    }
  }
}

extension Typeface {
  /// The face at no place of its axes.
  fileprivate var reference: FontFace {
    FontFace(
      family: family, postScriptName: "", source: source, index: index, content: bytes.digest)
  }

  /// The face without the other faces of its file.
  fileprivate var singleFace: SingleFace {
    SingleFace(bytes: Typeface.unpacked(freetype.pointer), index: index)
  }

  /// Returns a font file with the part of the face that `use` needs; nil if HarfBuzz cannot make one.
  ///
  /// - Parameter variations: The values at which the axes are pinned.
  fileprivate func subset(for use: FontUse, at variations: [FontVariation]) -> [UInt8]? {
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
    guard let subset = hb_subset_or_fail(harfbuzz, input) else { return nil }
    defer { hb_face_destroy(subset) }
    return Typeface.bytes(of: subset)
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
