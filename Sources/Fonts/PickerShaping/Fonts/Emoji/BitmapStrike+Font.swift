import CPickerHarfBuzz

extension BitmapStrike {
  /// Returns a sub-font of `parent` that overrides the advances only.
  ///
  /// - Parameter scale: The scale of the parent, as a multiple of ``FontInstance/unitsPerEm``.
  func font(over parent: OpaquePointer, scale: Double) -> OpaquePointer {
    let font: OpaquePointer = hb_font_create_sub_font(parent)
    let scaled =
      scale == 1
      ? advances : advances.map { $0.map { Int32(clamping: Int((Double($0) * scale).rounded())) } }
    let table = Unmanaged.passRetained(AdvanceTable(scaled)).toOpaque()
    hb_font_set_funcs(font, BitmapStrike.functions.pointer, table) { table in
      if let table { Unmanaged<AdvanceTable>.fromOpaque(table).release() }
    }
    hb_font_make_immutable(font)
    return font
  }

  /// The font callbacks for HarfBuzz; everything they do not define falls back to the parent font.
  private static let functions: ImmutablePointer<OpaquePointer> = {
    let functions: OpaquePointer = hb_font_funcs_create()
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { font, table, glyph, _ in
        guard let table else { return 0 }
        let advances = Unmanaged<AdvanceTable>.fromOpaque(table).takeUnretainedValue().advances
        let known = Int(glyph) < advances.count ? advances[Int(glyph)] : nil
        return known ?? hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph)
      }, nil, nil)
    hb_font_funcs_make_immutable(functions)
    return ImmutablePointer(functions)
  }()
}

/// Boxes the advances for the user-data pointer that HarfBuzz passes through C.
private final class AdvanceTable: Sendable {
  let advances: [Int32?]

  init(_ advances: [Int32?]) {
    self.advances = advances
  }
}
