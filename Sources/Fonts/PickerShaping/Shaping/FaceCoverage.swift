import CPickerHarfBuzz

/// How much of a range of text a face covers.
enum FaceCoverage {
  /// None of the characters.
  case missing
  /// Only spaces, each of which is a separate cluster.
  case spacesOnly
  /// At least one character, or one that HarfBuzz may compose or set without a glyph.
  case partial
}

extension FontInstance {
  /// Returns how much of the item the face covers.
  func coverage(
    of item: TextItem, in bytes: UnsafeBufferPointer<UInt8>
  ) -> FaceCoverage {
    var coverage = FaceCoverage.missing
    var isAfterSpace = false
    let characters = typeface.characters
    for scalar in UTF8Scalars(bytes, item.bytes) {
      // A mark after a space forms a cluster with it, so the space is not a cluster of its own then.
      if scalar == 0x20, characters.contains(scalar) {
        coverage = .spacesOnly
        isAfterSpace = true
        continue
      }
      if characters.contains(scalar) { return .partial }
      if !scalar.isUncomposedLetter {
        if mayCompose(scalar) || isAfterSpace && !scalar.isLetter { return .partial }
      }
      isAfterSpace = false
    }
    return coverage
  }

  /// Whether HarfBuzz may be able to set a character that the face does not cover.
  private func mayCompose(_ scalar: UInt32) -> Bool {
    if scalar.needsNoGlyph { return true }
    if scalar.isUncomposed { return false }
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    let functions = hb_unicode_funcs_get_default()
    let isComposed = hb_unicode_decompose(functions, scalar, &first, &second) != 0
    return isComposed && typeface.characters.contains(first)
  }
}

extension UInt32 {
  /// Whether the character certainly has no decomposition.
  fileprivate var isUncomposed: Bool { self < 0xC0 || isUncomposedLetter }

  /// Whether the character is certainly a letter without a decomposition.
  @inline(__always)
  var isUncomposedLetter: Bool {
    switch self {
    case 0x5D0...0x5EA, 0x627...0x63F, 0x904...0x928, 0xE01...0xE30, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// Whether the character is a letter, which starts a cluster whatever precedes it.
  fileprivate var isLetter: Bool {
    switch hb_unicode_general_category(hb_unicode_funcs_get_default(), self) {
    case HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER, HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER,
      HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER:
      true
    default: false
    }
  }

  /// Whether HarfBuzz can set the character without its own glyph: spaces, the non-breaking hyphen, and
  /// default-ignorable characters.
  fileprivate var needsNoGlyph: Bool {
    switch self {
    case ..<0xAD: self == 0xA0
    case 0x2000...0x2011, 0x202F, 0x205F, 0x3000, 0x1680: true
    case 0xAE..<0x34F, 0x350..<0x115F, 0x3001..<0x3164, 0x3165..<0xFE00: false
    default: Unicode.Scalar(self)?.properties.isDefaultIgnorableCodePoint == true
    }
  }
}
