/// A bundled font with damage, so that an input of a few bytes represents a whole font file.
///
/// The first byte selects the font. Every following six bytes are one step: the operation, the table, the offset
/// (two bytes) and the new values (two bytes).
struct FontDamage {
  let bytes: [UInt8]

  private static let fonts = [
    "Inter/InterVariable.ttf", "NotoSansHebrew/NotoSansHebrew-Regular.ttf",
    "NotoSansArabic/NotoSansArabic-Regular.ttf",
    "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", "NotoSansThai/NotoSansThai-Regular.ttf",
    "NotoEmojiMetrics/NotoEmojiMetrics.ttf",
  ]

  init?(_ recipe: [UInt8]) {
    guard let choice = recipe.first else { return nil }
    let name = FontDamage.fonts[Int(choice) % FontDamage.fonts.count]
    guard var bytes = TemporaryFile.read("Fonts/\(name)"), bytes.count > 12 else { return nil }
    var place = 1
    while place + 6 <= recipe.count, place < 1 + 6 * 64 {
      FontDamage.apply(Array(recipe[place..<place + 6]), to: &bytes)
      place += 6
    }
    self.bytes = bytes
  }

  private static func apply(_ step: [UInt8], to bytes: inout [UInt8]) {
    let tables = max(1, Int(bytes[4]) << 8 | Int(bytes[5]))
    let entry = 12 + 16 * (Int(step[1]) % tables)
    guard entry + 16 <= bytes.count else { return }
    let start = number(at: entry + 8, of: bytes)
    let length = max(1, number(at: entry + 12, of: bytes))
    let offset = (Int(step[2]) << 8 | Int(step[3])) % length
    switch step[0] % 6 {
    case 0: put(step[4], at: start + offset, in: &bytes)
    case 1:
      put(step[4], at: start + offset, in: &bytes)
      put(step[5], at: start + offset + 1, in: &bytes)
    case 2: put(step[4], at: entry + Int(step[5] % 16), in: &bytes)
    case 3: bytes.removeLast(min(bytes.count - 12, offset))
    case 4: for index in 0..<min(length, 4096) { put(0, at: start + index, in: &bytes) }
    default: swapTables(entry, 12 + 16 * (Int(step[4]) % tables), in: &bytes)
    }
  }

  private static func number(at place: Int, of bytes: [UInt8]) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func put(_ byte: UInt8, at place: Int, in bytes: inout [UInt8]) {
    if bytes.indices.contains(place) { bytes[place] = byte }
  }

  /// Swaps the offsets and lengths of two tables.
  private static func swapTables(_ entry: Int, _ other: Int, in bytes: inout [UInt8]) {
    guard other + 16 <= bytes.count else { return }
    for index in 8..<16 { bytes.swapAt(entry + index, other + index) }
  }
}
