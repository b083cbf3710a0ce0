/// Counts the lines of a text up to positions in ascending order, in one pass.
struct LineCounter {
  private let bytes: [UInt8]
  private var (line, at) = (1, 0)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the line of a place, from 1.
  ///
  /// - Complexity: O(*bytes since the last place*).
  mutating func line(at offset: Int) -> Int {
    while at < min(offset, bytes.count) {
      if bytes[at] == 0x0A { line += 1 }
      at += 1
    }
    return line
  }
}
