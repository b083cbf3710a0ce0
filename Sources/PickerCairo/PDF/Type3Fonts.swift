/// The boxes of the fonts of a PDF file.
enum Type3Fonts {
  private static let box = Array("/FontBBox".utf8)
  private static let matrix = Array("/FontMatrix".utf8)
  /// Half the width that fonts claim, in em.
  private static let reach = "9999"

  /// Widens the box of each font, without moving any byte of other objects; a box is left as it is if that does not fit.
  ///
  /// poppler, and every viewer based on it, caches the glyphs of fonts with small boxes as bitmaps, which it
  /// aligns with whole pixels: letters would be spaced unevenly. It caches none of fonts whose boxes have more than
  /// 100,000 pixels. The height stays, because viewers select letters as high as the box of their font. Its sides change
  /// places, because y is down in these fonts, and pdfminer takes the second number for the lower side of a letter.
  ///
  /// cairo writes `/FontBBox [0 -1 1 0.25]`, and behind it `/FontMatrix [ 1 0 0 -1 0 0 ]`, whose spaces make room.
  static func widen(in file: inout [UInt8]) {
    var place = 0
    while let found = file.index(of: box, from: place) {
      place = found + box.count
      guard let sides = file.numbers(from: place), sides.texts.count == 4,
        let next = file.index(of: matrix, from: sides.end, within: 8),
        let map = file.numbers(from: next + matrix.count)
      else { continue }
      let wide = "/FontBBox[-\(reach) \(sides.texts[3]) \(reach) \(sides.texts[1])]"
      let text = Array("\(wide)/FontMatrix[\(map.texts.joined(separator: " "))]".utf8)
      guard text.count <= map.end - found else { continue }
      let spaces = [UInt8](repeating: UInt8(ascii: " "), count: map.end - found - text.count)
      file.replaceSubrange(found..<map.end, with: text + spaces)
    }
  }
}

extension [UInt8] {
  /// The place of the first occurrence of a word at or behind a place.
  fileprivate func index(of word: [UInt8], from start: Int, within reach: Int? = nil) -> Int? {
    guard let first = word.first else { return nil }
    let end = Swift.min(count - word.count, reach.map { start + $0 } ?? count)
    var place = start
    while place <= end {
      guard let next = self[place...].firstIndex(of: first), next <= end else { return nil }
      if self[next...].starts(with: word) { return next }
      place = next + 1
    }
    return nil
  }

  /// The numbers of the array that begins at a place, as they are written, and the place behind it.
  fileprivate func numbers(from start: Int) -> (texts: [String], end: Int)? {
    guard let open = index(of: [UInt8(ascii: "[")], from: start, within: 1),
      let close = index(of: [UInt8(ascii: "]")], from: open, within: 200)
    else { return nil }
    let texts = self[open + 1..<close].split { $0 == UInt8(ascii: " ") }
    return (texts.map { String(decoding: $0, as: UTF8.self) }, close + 1)
  }
}
