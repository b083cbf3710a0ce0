extension StringProtocol {
  /// The text with A…Z in lower case and everything else unchanged.
  ///
  /// For keywords, tags and names in code: unlike `lowercased()`, it needs no tables of Unicode.
  package var asciiLowercased: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
