import CPickerICU
import Synchronization

/// A place in a text where a line may begin, or must.
struct LineBreak: Sendable {
  /// In UTF-8 bytes.
  var offset: Int
  var isForced: Bool
}

/// Finds where lines may break. Source: UAX #14, as ICU has it for a language.
enum LineBreaks {
  /// The breaks of `bytes` in order; the end of the text is the last.
  static func find(_ bytes: [UInt8], language: String?) -> [LineBreak] {
    if bytes.isEmpty { return [] }
    let room = bytes.count + 1
    var offsets = [Int32](repeating: 0, count: room)
    var forced = [Int8](repeating: 0, count: room)
    let breaker = breakers.take(language ?? "") ?? picker_icu_line_breaker(language ?? "")
    guard let breaker else { return [LineBreak(offset: bytes.count, isForced: false)] }
    let count = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        picker_icu_line_breaks(
          breaker, text.baseAddress, Int64(text.count), &offsets, &forced, Int32(room))
      }
    }
    breakers.give(breaker, language ?? "")
    return (0..<Int(count)).map { LineBreak(offset: Int(offsets[$0]), isForced: forced[$0] != 0) }
  }

  private static let breakers = BreakerPool()
}

/// Break iterators that nobody is using, by language.
private final class BreakerPool: @unchecked Sendable {
  private let lock = Mutex(())
  private var idle: [String: [OpaquePointer]] = [:]

  func take(_ language: String) -> OpaquePointer? {
    lock.withLock { _ in idle[language]?.popLast() }
  }

  /// Keeps it for the next one; a few languages only.
  func give(_ breaker: OpaquePointer, _ language: String) {
    let isKept = lock.withLock { _ in
      guard idle.count < 32 || idle[language] != nil else { return false }
      idle[language, default: []].append(breaker)
      return true
    }
    if !isKept { picker_icu_close_breaker(breaker) }
  }
}

/// White space at the end of a line, which takes no room.
enum TrailingSpace {
  /// Where the text of `range` ends without it.
  static func end(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    trim(range, in: bytes) { isSpace($0) }
  }

  /// Where the text of `range` ends without the characters that end the line.
  static func endOfLine(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    trim(range, in: bytes) { isLineEnd($0) }
  }

  private static func trim(
    _ range: Range<Int>, in bytes: [UInt8], where goes: (Unicode.Scalar) -> Bool
  ) -> Int {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let kept = text.unicodeScalars.reversed().drop(while: goes)
    return range.lowerBound + kept.reduce(0) { $0 + UTF8.width($1) }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Spaces at which a line may break.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: isLineEnd(scalar)
    }
  }
}
