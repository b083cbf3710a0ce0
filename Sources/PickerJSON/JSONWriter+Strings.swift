extension JSONWriter {
  /// Writes the text in double quotes, escaping only what RFC 8259 section 7 requires.
  @usableFromInline mutating func quote(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ quote($0) }) != nil { return }
    var text = text
    text.withUTF8 { quote($0) }
  }

  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count + 2)
    put(.quote)
    if copyIfPlain(UnsafeRawBufferPointer(text)) {
      cursor += text.count
      put(.quote)
    } else {
      for byte in text { escape(byte) }
      append(.quote)
    }
  }

  /// Copies a text after the end, for which there must be space, without moving the end.
  ///
  /// Texts of four bytes and more are copied in words, of which the last overlaps the one before it.
  ///
  /// - Returns: Whether nothing in it needs an escape; otherwise the copy is incomplete.
  @inline(__always)
  private func copyIfPlain(_ text: UnsafeRawBufferPointer) -> Bool {
    if text.count >= 8 { return copyWordsIfPlain(text, UInt64.self) }
    if text.count >= 4 { return copyWordsIfPlain(text, UInt32.self) }
    return copyWordsIfPlain(text, UInt8.self)
  }

  @inline(__always)
  private func copyWordsIfPlain<Word: FixedWidthInteger & UnsignedInteger>(
    _ text: UnsafeRawBufferPointer, _ type: Word.Type
  ) -> Bool {
    guard let source = text.baseAddress, !text.isEmpty else { return true }
    let size = Word.bitWidth / 8
    let last = text.count - size
    if last <= size { return copyTwoIfPlain(source, last, type) }
    var at = 0
    while true {
      let word = source.loadUnaligned(fromByteOffset: at, as: Word.self)
      guard !JSONWriter.needsEscape(word) else { return false }
      UnsafeMutableRawPointer(cursor + at).storeBytes(of: word, as: Word.self)
      guard at < last else { return true }
      at = min(at + size, last)
    }
  }

  /// Copies a text of at most two words without a loop.
  ///
  /// - Parameter last: The offset of the last word.
  @inline(__always)
  private func copyTwoIfPlain<Word: FixedWidthInteger & UnsignedInteger>(
    _ source: UnsafeRawPointer, _ last: Int, _ type: Word.Type
  ) -> Bool {
    let first = source.loadUnaligned(as: Word.self)
    let second = source.loadUnaligned(fromByteOffset: last, as: Word.self)
    let target = UnsafeMutableRawPointer(cursor)
    target.storeBytes(of: first, as: Word.self)
    target.storeBytes(of: second, toByteOffset: last, as: Word.self)
    return (escapedBytes(of: first) | escapedBytes(of: second)) == 0
  }

  /// Whether one of the bytes of a word is a control character, a quote or a backslash.
  @inline(__always)
  private static func needsEscape<Word: FixedWidthInteger & UnsignedInteger>(_ word: Word) -> Bool {
    escapedBytes(of: word) != 0
  }

  private mutating func escape(_ byte: UInt8) {
    guard JSONWriter.needsEscape(byte) else { return append(byte) }
    switch byte {
    case .quote: append("\\\"")
    case .backslash: append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    default:
      append("\\u")
      for digit in hex(byte, digits: 4).utf8 { append(digit) }
    }
  }
}

/// The highest bit of each byte of a word that is a control character, a quote or a backslash.
///
/// Only the lowest of these bits is certain.
///
/// Source: Warren, *Hacker's Delight*, section 6-1: a byte that is less than *n* ≤ 128 borrows from its highest bit.
/// Bytes above it may be found wrongly, but only if one was found rightly.
@inline(__always)
func escapedBytes<Word: FixedWidthInteger & UnsignedInteger>(of word: Word) -> Word {
  let ones = Word.max / 0xFF
  // With bit 1 inverted, a quote is 0x20, control characters are still less, and all others are greater.
  let bytes = word ^ (ones &* 2)
  let backslashes = word ^ (ones &* Word(truncatingIfNeeded: UInt8.backslash))
  let found = (bytes &- ones &* 0x21) & ~bytes | (backslashes &- ones) & ~backslashes
  return found & (ones &* 0x80)
}
