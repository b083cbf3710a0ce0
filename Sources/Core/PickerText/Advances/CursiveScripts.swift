/// Letter spacing would break the joins of cursive scripts. Source: CSS Text 4 §8.2.
enum CursiveScripts {
  /// How many letter spaces each cluster of a text has: none follows an invisible one.
  static func letterSpaces(_ clusters: [Character]) -> [Int] {
    var isSpaced = true
    return clusters.map { cluster in
      if let first = cluster.unicodeScalars.first {
        isSpaced = takesSpacing(first.value) ?? isSpaced
      }
      return isSpaced && !AdvanceFont.isInvisible(cluster) ? 1 : 0
    }
  }

  /// Whether letter spacing follows a cluster that begins with this character; nil for characters of all scripts,
  /// which do as the preceding one.
  private static func takesSpacing(_ scalar: UInt32) -> Bool? {
    switch scalar {
    case 0..<0x41, 0x5B..<0x61, 0x7B..<0xAA, 0x2000..<0x2070: nil
    case 0x600..<0x780, 0x7C0..<0x800, 0x840..<0x900, 0x1800..<0x18B0, 0xA840..<0xA880: false
    case 0xFB50..<0xFE00, 0xFE70..<0xFEFF, 0x10AC0..<0x10B00, 0x10B80..<0x10BB0: false
    case 0x10D00..<0x10D40, 0x10F30..<0x10FE0, 0x1E900..<0x1E960: false
    default: true
    }
  }
}
