extension TextLine {
  /// Whether it has characters that show something but no glyphs to draw them with, as when it was measured by
  /// advances or read from a tree without the detail `glyphs`.
  ///
  /// - Complexity: O(1) for a line with glyphs, else O(*n*) for its characters.
  package var lacksGlyphs: Bool {
    runs.allSatisfy { $0.glyphs.isEmpty }
      && text.unicodeScalars.contains { !$0.isInvisible && !$0.isBlank }
  }
}

extension Unicode.Scalar {
  /// Whether the character draws nothing by itself. Source: Unicode 15, `Default_Ignorable_Code_Point`.
  var isInvisible: Bool {
    switch value {
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether the character is a control character or white space. Source: Unicode 15, `White_Space`.
  fileprivate var isBlank: Bool {
    switch value {
    case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      true
    default: false
    }
  }
}
