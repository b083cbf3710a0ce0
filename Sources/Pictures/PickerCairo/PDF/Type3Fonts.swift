/// The fonts of a PDF file that cairo wrote, with what poppler needs to know of them.
///
/// Changes keep the length of the file, so its table of objects stays correct. Unexpected content is not changed.
struct Type3Fonts {
  private(set) var file: [UInt8]

  private static let box = Array("/FontBBox".utf8)
  private static let matrix = Array("/FontMatrix".utf8)
  private static let widths = Array("/Widths".utf8)
  private static let names = Array("/Differences".utf8)
  /// Half the width that fonts claim, in em.
  private static let reach = "9999"
  /// The width of an `m` by which poppler estimates the size of a font, in em.
  private static let letter = 0.6

  init(adjusting file: [UInt8]) {
    self.file = file
    var place = 0
    while let found = self.file.index(of: Type3Fonts.box, from: place) {
      place = found + Type3Fonts.box.count
      nameLetter(ofFontAt: found)
      widen(at: found)
    }
  }

  /// Widens the box of a font.
  ///
  /// poppler, and every viewer based on it, caches the glyphs of fonts with small boxes as bitmaps, which it
  /// aligns with whole pixels: letters would be spaced unevenly. It caches none of fonts whose boxes have more than
  /// 100,000 pixels. The height stays, because viewers select letters as high as the box of their font. Its sides change
  /// places, because y is down in these fonts, and pdfminer takes the second number for the lower side of a letter.
  ///
  /// cairo writes `/FontBBox [0 -1 1 0.25]`, and behind it `/FontMatrix [ 1 0 0 -1 0 0 ]`, whose spaces make room.
  private mutating func widen(at found: Int) {
    guard let sides = file.numbers(from: found + Type3Fonts.box.count), sides.texts.count == 4,
      let next = file.index(of: Type3Fonts.matrix, from: sides.end, within: 8),
      let map = file.numbers(from: next + Type3Fonts.matrix.count)
    else { return }
    let reach = Type3Fonts.reach
    let wide = "/FontBBox[-\(reach) \(sides.texts[3]) \(reach) \(sides.texts[1])]"
    file.write("\(wide)/FontMatrix[\(map.texts.joined(separator: " "))]", over: found..<map.end)
  }

  /// Names the glyph `m` that is about as wide as one.
  ///
  /// poppler estimates the size of a font without any `m` by its first glyph, and puts letters of different sizes into
  /// different lines.
  ///
  /// cairo writes `/Differences [0 /0 /1 /2]`, then the object `<< /0 10 0 R /1 12 0 R … >>`, and behind both the font.
  private mutating func nameLetter(ofFontAt font: Int) {
    guard let start = file.lastIndex(of: Type3Fonts.names, before: font),
      let list = file.index(of: Type3Fonts.widths, from: font, within: 400),
      let widths = file.numbers(from: list + Type3Fonts.widths.count)?.texts.compactMap(
        Double.init),
      let glyph = widths.indices.min(by: {
        abs(widths[$0] - Type3Fonts.letter) < abs(widths[$1] - Type3Fonts.letter)
      })
    else { return }
    let name = Array("/\(glyph)".utf8)
    guard let first = file.index(ofName: name, from: start),
      let second = file.index(ofName: name, from: first + 1), second < font
    else { return }
    for place in [first, second] { file.write("/m", over: place..<place + name.count) }
  }
}

extension [UInt8] {
  /// Writes a text over a range, with spaces behind it; not if it is longer.
  fileprivate mutating func write(_ text: String, over range: Range<Int>) {
    let bytes = Array(text.utf8)
    guard bytes.count <= range.count else { return }
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: range.count - bytes.count)
    replaceSubrange(range, with: bytes + spaces)
  }

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

  /// The place of the last occurrence of a word before a place.
  fileprivate func lastIndex(of word: [UInt8], before end: Int) -> Int? {
    guard let first = word.first else { return nil }
    var end = end
    while let place = self[..<end].lastIndex(of: first) {
      if self[place...].starts(with: word) { return place }
      end = place
    }
    return nil
  }

  /// The place of a name that no digit follows.
  fileprivate func index(ofName name: [UInt8], from start: Int) -> Int? {
    var start = start
    while let place = index(of: name, from: start) {
      let next = place + name.count
      if next < count, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[next]) {
        return place
      }
      start = place + 1
    }
    return nil
  }

  /// The numbers of the array that begins at a place or one behind it, as they are written, and the place behind it.
  fileprivate func numbers(from start: Int) -> (texts: [String], end: Int)? {
    guard let open = index(of: [UInt8(ascii: "[")], from: start, within: 1),
      let close = index(of: [UInt8(ascii: "]")], from: open, within: 4000)
    else { return nil }
    let texts = self[open + 1..<close].split { $0 == UInt8(ascii: " ") }
    return (texts.map { String(decoding: $0, as: UTF8.self) }, close + 1)
  }
}
