import CPickerFreeType
import CPickerHarfBuzz

extension Typeface {
  /// Opens a face with FreeType after validating the file unless it is bundled.
  static func opened(_ bytes: FontBytes, index: Int) throws(FontReadingError) -> ExclusivePointer<
    FT_Face
  > {
    if !bytes.isPermanent { try checkFile(bytes, index: index) }
    guard index >= 0, let face = FreeType.open(bytes, index: index) else {
      throw openingError(bytes, index: index)
    }
    do {
      if !bytes.isPermanent { try check(face.pointer, index: index) }
    } catch {
      FreeType.close(face)
      throw error
    }
    return face
  }

  private static func checkFile(_ bytes: FontBytes, index: Int) throws(FontReadingError) {
    if let defect = PackedFont(bytes: bytes.buffer).defect { throw FontReadingError(defect) }
    try checkContainer(bytes.buffer, index: index)
  }

  private static func check(_ face: FT_Face, index: Int) throws(FontReadingError) {
    guard picker_ft_is_sfnt(face) != 0 else {
      let format = FT_Get_Font_Format(face).map { String(cString: $0) } ?? "another kind of"
      throw FontReadingError("expected a TrueType or OpenType font, found a \(format) font")
    }
    try checkContainer(unpacked(face), index: index)
  }

  /// The bytes of the font: the bytes of the file, or the unpacked contents of a WOFF file.
  static func unpacked(_ face: FT_Face) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: picker_ft_bytes(face), count: Int(picker_ft_size(face)))
  }

  private static func checkContainer(
    _ bytes: UnsafeBufferPointer<UInt8>, index: Int
  ) throws(FontReadingError) {
    if index >= 0, let defect = FontContainer(bytes: bytes).defect(ofFace: index) {
      throw FontReadingError(defect)
    }
  }

  /// The reason why FreeType could not open the face: the index, if the file has other faces.
  private static func openingError(_ bytes: FontBytes, index: Int) -> FontReadingError {
    if let first = FreeType.open(bytes, index: 0) {
      defer { FreeType.close(first) }
      let count = first.pointer.pointee.num_faces
      if index < 0 || index >= count {
        return FontReadingError("expected a face index from 0 to \(count - 1), found \(index)")
      }
    }
    return FontReadingError("expected a TrueType or OpenType font, found something else")
  }

  /// Creates a HarfBuzz face of the bytes that FreeType validated, retaining them for the life of its blob.
  static func harfbuzzFace(
    _ face: FT_Face, keeping bytes: FontBytes, index: Int
  ) -> ImmutablePointer<OpaquePointer> {
    // The unpacked contents of a WOFF file belong to the FreeType face, which the typeface retains.
    let blob = picker_ft_bytes(face).withMemoryRebound(to: CChar.self, capacity: 1) { data in
      hb_blob_create(
        data, UInt32(picker_ft_size(face)), HB_MEMORY_MODE_READONLY,
        Unmanaged.passRetained(bytes).toOpaque()
      ) { bytes in
        if let bytes { Unmanaged<FontBytes>.fromOpaque(bytes).release() }
      }
    }
    defer { hb_blob_destroy(blob) }
    let made: OpaquePointer = hb_face_create(blob, UInt32(index))
    hb_face_make_immutable(made)
    return ImmutablePointer(made)
  }
}
