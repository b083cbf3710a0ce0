import CPickerICU
import PickerLocks
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
