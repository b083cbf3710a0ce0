import CPickerICU

/// Which characters are to be shown as emoji. Source: UTS #51.
enum EmojiPresentation {
  /// One flag for each of the scalars of `text`, the same for all of a grapheme cluster; nil where
  /// there is no emoji.
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

  /// Whether one cluster is an emoji: by nature, or by a selector, a modifier, a keycap, a flag
  /// or a sequence; a text selector says no.
  static func isEmoji(_ cluster: [Unicode.Scalar]) -> Bool {
    guard let first = cluster.first, has(first, PICKER_EMOJI) else { return false }
    let second = cluster.count > 1 ? cluster[1].value : 0
    if first.isASCII { return second == 0xFE0F && cluster.count > 2 && cluster[2].value == 0x20E3 }
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

  /// Whether there is a reason to look closer.
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
