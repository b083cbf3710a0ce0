import CPickerFreeType
import CPickerHarfBuzz

extension Typeface {
  /// The face as FreeType has it, once everything about the file is found right.
  static func opened(_ bytes: FontBytes, index: Int) throws(FontFault) -> FT_Face {
    let file = UnsafeBufferPointer(start: bytes.pointer, count: bytes.count)
    if let fault = PackedFont(bytes: file).fault { throw FontFault(fault) }
    try checkContainer(file, index: index)
    guard index >= 0, let face = FreeType.open(bytes, index: index) else {
      throw refused(bytes, index: index)
    }
    do {
      try check(face, index: index)
    } catch {
      FreeType.close(face)
      throw error
    }
    return face
  }

  private static func check(_ face: FT_Face, index: Int) throws(FontFault) {
    guard picker_ft_is_sfnt(face) != 0 else {
      let format = FT_Get_Font_Format(face).map { String(cString: $0) } ?? "another kind of"
      throw FontFault("expected a TrueType or OpenType font, found a \(format) font")
    }
    try checkContainer(unpacked(face), index: index)
  }

  /// The bytes of the font itself: the file's, or what a WOFF file unpacks to.
  static func unpacked(_ face: FT_Face) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: picker_ft_bytes(face), count: Int(picker_ft_size(face)))
  }

  private static func checkContainer(
    _ bytes: UnsafeBufferPointer<UInt8>, index: Int
  ) throws(FontFault) {
    if index >= 0, let fault = FontContainer(bytes: bytes).fault(ofFace: index) {
      throw FontFault(fault)
    }
  }

  /// Why FreeType did not open the face: the index, if the file is a font otherwise.
  private static func refused(_ bytes: FontBytes, index: Int) -> FontFault {
    if let first = FreeType.open(bytes, index: 0) {
      defer { FreeType.close(first) }
      let count = first.pointee.num_faces
      if index < 0 || index >= count {
        return FontFault("expected a face index from 0 to \(count - 1), found \(index)")
      }
    }
    return FontFault("expected a TrueType or OpenType font, found something else")
  }

  /// HarfBuzz reads the very bytes that FreeType checked; they live until it lets go of them.
  static func harfbuzzFace(_ face: FT_Face, keeping bytes: FontBytes, index: Int) -> OpaquePointer {
    // What a WOFF file unpacks to belongs to the FreeType face, which the typeface keeps.
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
    return made
  }
}
