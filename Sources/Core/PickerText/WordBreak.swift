/// Whether lines may break between letters that no space separates. Source: CSS Text 3, `word-break`.
public enum WordBreak: String, Hashable, Sendable, CaseIterable {
  /// Lines break by the rules of the script: before and after each ideograph, kana and Hangul syllable.
  case normal
  /// Lines do not break between letters or digits, so that words of Korean stay whole. Words of Thai, Lao, Khmer and Burmese,
  /// which only a dictionary separates, break as in ``normal``.
  case keepAll
}
