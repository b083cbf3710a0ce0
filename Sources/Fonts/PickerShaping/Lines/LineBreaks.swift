import CPickerICU
import PickerLimits
import PickerText

/// Finds line break opportunities with ICU. Source: UAX #14, tailored for a language.
enum LineBreaks {
  /// Returns the breaks of `bytes` in order; the last one is the end of the text.
  static func find(_ bytes: [UInt8], language: String?) -> [LineBreak] {
    if bytes.isEmpty { return [] }
    guard ICU.isOpen() else { return [LineBreak(place: bytes.count, isForced: false)] }
    let capacity = bytes.count + 1
    var offsets = [Int32](repeating: 0, count: capacity)
    var forced = [Int8](repeating: 0, count: capacity)
    let breaker = breakers.take(language ?? "") ?? picker_icu_line_breaker(language ?? "")
    guard let breaker else { return [LineBreak(place: bytes.count, isForced: false)] }
    let count = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        picker_icu_line_breaks(
          breaker, text.baseAddress, Int64(text.count), &offsets, &forced, Int32(capacity))
      }
    }
    breakers.recycle(breaker, language ?? "")
    return (0..<Int(count)).map { LineBreak(place: Int(offsets[$0]), isForced: forced[$0] != 0) }
  }

  /// Returns the breaks with those that overrides allow, and without those that they forbid; forced ones stay, and so does the end.
  static func apply(
    _ overrides: LineBreakOverrides, to breaks: [LineBreak], in bytes: UnsafeBufferPointer<UInt8>
  ) -> [LineBreak] {
    var (overrides, next, result) = (overrides, 0, [LineBreak]())
    result.reserveCapacity(breaks.count)
    var scalars = UTF8Scalars(bytes, 0..<bytes.count)
    var place = 0
    while let scalar = scalars.next() {
      defer { place = scalars.place }
      let isBreak = next < breaks.count && breaks[next].place == place
      let found = isBreak ? breaks[next] : LineBreak(place: place, isForced: false)
      if isBreak { next += 1 }
      let isAllowed = overrides.advance(to: scalar) ?? isBreak
      if isAllowed || found.isForced { result.append(found) }
    }
    return result + breaks[next...]
  }

  private static let breakers = BreakerPool()
}

/// A pool of idle break iterators, by language. Opening one is expensive.
private final class BreakerPool: Sendable {
  private let idle = Mutex<[String: [ExclusivePointer<OpaquePointer>]]>([:])

  func take(_ language: String) -> OpaquePointer? {
    idle.withLock { $0[language]?.popLast() }?.pointer
  }

  /// Returns an iterator to the pool, which keeps at most 32 languages.
  func recycle(_ breaker: OpaquePointer, _ language: String) {
    let breaker = ExclusivePointer(breaker)
    let isKept = idle.withLock { idle in
      guard idle.count < 32 || idle[language] != nil else { return false }
      idle[language, default: []].append(breaker)
      return true
    }
    if !isKept { picker_icu_close_breaker(breaker.pointer) }
  }
}
