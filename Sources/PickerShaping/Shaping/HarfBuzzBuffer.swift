import CPickerHarfBuzz
import Synchronization

/// A HarfBuzz buffer, borrowed from a pool and given back at the end of its life.
struct HarfBuzzBuffer: ~Copyable {
  private let pointer: OpaquePointer

  init() {
    pointer = HarfBuzzBuffer.pool.take() ?? hb_buffer_create()
  }

  deinit { HarfBuzzBuffer.pool.give(pointer) }

  /// Shapes bytes `range` of `text`; what stands around them tells which forms join.
  func shape(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, with font: OpaquePointer,
    script: hb_script_t, isRightToLeft: Bool, language: OpaquePointer?,
    features: UnsafeBufferPointer<hb_feature_t>
  ) {
    hb_buffer_clear_contents(pointer)
    text.withMemoryRebound(to: CChar.self) { text in
      hb_buffer_add_utf8(
        pointer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    hb_buffer_set_direction(
      pointer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(pointer, script)
    if let language { hb_buffer_set_language(pointer, language) }
    hb_shape(font, pointer, features.baseAddress, UInt32(features.count))
  }

  /// What came out, in visual order.
  func withGlyphs<Result>(
    _ body: (
      UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>
    ) -> Result
  ) -> Result {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(pointer, &count)
    let positions = hb_buffer_get_glyph_positions(pointer, nil)
    return body(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count)))
  }

  private static let pool = BufferPool()
}

/// Buffers that nobody is using.
private final class BufferPool: @unchecked Sendable {
  private let lock = Mutex(())
  private var idle: [OpaquePointer] = []

  func take() -> OpaquePointer? {
    lock.withLock { _ in idle.popLast() }
  }

  func give(_ buffer: OpaquePointer) {
    lock.withLock { _ in idle.append(buffer) }
  }
}
