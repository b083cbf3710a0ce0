// Where words begin that no spaces separate, and where words can be divided.
extension AdvanceClusters {
  /// The clusters with which a word begins right behind another one, in scripts that write no spaces between words.
  func unspacedWordStarts(in font: AdvanceFont) -> [Int] {
    guard let text = unspacedText else { return [] }
    let words = clusters(beginningAt: font.wordStarts(in: text))
    return words.filter { isUnspaced($0 - 1) && isUnspaced($0) }
  }

  /// Where the words of the text can be divided. The patterns of the language are loaded only if they are needed.
  func divisions(_ hyphens: Hyphens, in font: AdvanceFont) -> WordDivisions {
    let language = hyphens == .auto ? text.style.language : nil
    let offsets = language.map { font.wordDivisions(in: string, language: $0) } ?? []
    return WordDivisions(
      hyphens, hasSoftHyphens: hasSoftHyphens, places: clusters(beginningAt: offsets))
  }

  /// The clusters, but the first one, that begin at offsets in ascending order.
  private func clusters(beginningAt offsets: [Int]) -> [Int] {
    var found: [Int] = []
    var cluster = 1
    for offset in offsets {
      while cluster < count, starts[cluster] < offset { cluster += 1 }
      guard cluster < count else { break }
      if starts[cluster] == offset { found.append(cluster) }
    }
    return found
  }

  /// The drawn text.
  private var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The drawn text if any of it is in such a script.
  private var unspacedText: String? {
    // All of these scripts begin with one of these bytes.
    guard bytes.contains(where: { $0 == 0xE0 || $0 == 0xE1 }) else { return nil }
    let text = string
    return text.unicodeScalars.contains { $0.isOfUnspacedScript } ? text : nil
  }

  private func isUnspaced(_ cluster: Int) -> Bool {
    String(decoding: bytes[starts[cluster]..<starts[cluster + 1]], as: UTF8.self)
      .unicodeScalars.first?.isOfUnspacedScript ?? false
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a mark of Thai, Lao, Burmese or Khmer. Source: UAX #14, class SA.
  fileprivate var isOfUnspacedScript: Bool {
    switch value {
    case 0xE01...0xE3A, 0xE40...0xE4E, 0xE81...0xEBD, 0xEC0...0xECE, 0xEDC...0xEDF: true
    case 0x1000...0x103F, 0x1050...0x108F, 0x109A...0x109F, 0x1780...0x17D3, 0x17DC: true
    default: false
    }
  }
}
