import CPickerICU

/// Determines which characters have emoji presentation. Source: UTS #51.
enum EmojiPresentation {
  /// Returns one flag for each scalar of `text`, equal within a grapheme cluster; nil if there is no emoji.
  static func flags(of text: String, _ scalars: [Unicode.Scalar]) -> [Bool]? {
    guard scalars.contains(where: mayBeEmoji) else { return nil }
    var flags: [Bool] = []
    flags.reserveCapacity(scalars.count)
    for character in text {
      let cluster = Array(character.unicodeScalars)
      flags.append(contentsOf: repeatElement(isEmoji(cluster), count: cluster.count))
    }
    return flags
  }

  /// Whether a grapheme cluster has emoji presentation: by default, or through a variation selector, which digits
  /// need, a modifier, a flag or a ZWJ sequence. The text variation selector U+FE0E overrides all of them.
  static func isEmoji(_ cluster: [Unicode.Scalar]) -> Bool {
    guard let first = cluster.first, has(first, PICKER_EMOJI) else { return false }
    let second = cluster.count > 1 ? cluster[1].value : 0
    if first.isASCII { return second == 0xFE0F }
    if second == 0xFE0E { return false }
    if second == 0xFE0F { return true }
    if has(first, PICKER_REGIONAL_INDICATOR) { return cluster.count > 1 }
    if has(first, PICKER_EMOJI_PRESENTATION) { return true }
    if cluster.count > 1, has(first, PICKER_EMOJI_MODIFIER_BASE),
      has(cluster[1], PICKER_EMOJI_MODIFIER)
    {
      return true
    }
    return second == 0x200D && cluster.count > 2 && has(cluster[2], PICKER_PICTOGRAPHIC)
  }

  /// Whether a scalar can be part of an emoji; a cheap test that spares most texts the segmentation.
  private static func mayBeEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x203C: false
    case 0xFE0F, 0x20E3, 0x1F1E6...0x1F3FF: true
    case 0x3300..<0x1F000: false
    default: has(scalar, PICKER_PICTOGRAPHIC)
    }
  }

  private static func has(_ scalar: Unicode.Scalar, _ flag: Int) -> Bool {
    picker_icu_emoji(scalar.value) & UInt32(flag) != 0
  }
}
