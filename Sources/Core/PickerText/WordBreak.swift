/// Whether lines may break between letters without a space between them. Source: CSS Text 3, `word-break`.
public enum WordBreak: String, Hashable, Sendable, CaseIterable {
  /// Lines break by the rules of the script: before and after each ideograph, kana and Hangul syllable.
  case normal
  /// Lines do not break between letters or digits, so Korean words are not divided. Thai, Lao, Khmer and Burmese
  /// words, which only a dictionary separates, break like in ``normal``.
  case keepAll
}
