import CPickerHarfBuzz
import PickerLimits

/// A HarfBuzz buffer, borrowed from a pool and returned to it at the end of its lifetime.
struct HarfBuzzBuffer: ~Copyable {
  private let memory: BufferMemory
  private var pointer: OpaquePointer { memory.pointer }

  init() {
    memory = HarfBuzzBuffer.pool.take() ?? BufferMemory()
  }

  deinit { HarfBuzzBuffer.pool.recycle(memory) }

  /// Shapes all of `text`, which must be ASCII, from left to right.
  func shape(
    ascii text: UnsafeBufferPointer<UInt8>, with instance: FontInstance, script: hb_script_t,
    language: OpaquePointer?, features: UnsafeBufferPointer<hb_feature_t>
  ) {
    memory.clear(for: text.count)
    let count = Int32(text.count)
    hb_buffer_add_latin1(pointer, text.baseAddress, count, 0, count)
    finish(instance, script: script, isRightToLeft: false, language: language, features: features)
  }

  /// Shapes bytes `range` of `text`. The surrounding bytes are the context that determines joining forms.
  func shape(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, with instance: FontInstance,
    script: hb_script_t, isRightToLeft: Bool, language: OpaquePointer?,
    features: UnsafeBufferPointer<hb_feature_t>
  ) {
    memory.clear(for: range.count)
    text.withMemoryRebound(to: CChar.self) { text in
      hb_buffer_add_utf8(
        pointer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    finish(
      instance, script: script, isRightToLeft: isRightToLeft, language: language, features: features
    )
  }

  private func finish(
    _ instance: FontInstance, script: hb_script_t, isRightToLeft: Bool, language: OpaquePointer?,
    features: UnsafeBufferPointer<hb_feature_t>
  ) {
    hb_buffer_set_direction(
      pointer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(pointer, script)
    if let language { hb_buffer_set_language(pointer, language) }
    // Without this, an instance that a cache gives up meanwhile would be freed while it is used: its last use in Swift is
    // where its pointer is read.
    withExtendedLifetime(instance) {
      hb_shape(instance.harfbuzz, pointer, features.baseAddress, UInt32(features.count))
    }
    memory.recordLength()
  }

  /// Runs `body` with `HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT` set: shaping then also flags where glyphs
  /// depend on adjacent text, which makes it about 10 % slower.
  func producingUnsafeToConcat<Result>(_ body: () -> Result) -> Result {
    hb_buffer_set_flags(pointer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
    defer { hb_buffer_set_flags(pointer, HB_BUFFER_FLAG_DEFAULT) }
    return body()
  }

  /// The shaped glyphs in visual order; valid until the buffer is used again.
  var glyphs: ShapedBuffer {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(pointer, &count)
    let positions = hb_buffer_get_glyph_positions(pointer, nil)
    return ShapedBuffer(
      infos: UnsafeBufferPointer(start: infos, count: Int(count)),
      positions: UnsafeBufferPointer(start: positions, count: Int(count)))
  }

  private static let pool = BufferPool(limit: 4 << 20)
}

/// A view of the glyphs in a HarfBuzz buffer.
struct ShapedBuffer {
  let infos: UnsafeBufferPointer<hb_glyph_info_t>
  let positions: UnsafeBufferPointer<hb_glyph_position_t>

  var count: Int { infos.count }

  /// Whether the face covers the complete text: no glyph is `.notdef`.
  var isComplete: Bool {
    for info in infos where info.codepoint == 0 { return false }
    return true
  }

  /// Whether every glyph is `.notdef`.
  var isAllMissing: Bool {
    for info in infos where info.codepoint != 0 { return false }
    return true
  }

  /// Whether the glyphs on one side of the start of glyph `i`'s cluster may depend on the text on the other
  /// side. Valid only within ``HarfBuzzBuffer/producingUnsafeToConcat(_:)``.
  func isUnsafeToConcat(_ i: Int) -> Bool {
    infos[i].mask & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue != 0
  }

  @inline(__always)
  subscript(i: Int) -> ShapedGlyph { ShapedGlyph(infos[i], positions[i]) }

  /// Calls `body` with a contiguous copy of the glyphs, which is valid for the duration of the call.
  func withGlyphs(_ body: (UnsafeBufferPointer<ShapedGlyph>) -> Void) {
    withUnsafeTemporaryAllocation(of: ShapedGlyph.self, capacity: count) { buffer in
      for i in 0..<count { buffer.initializeElement(at: i, to: self[i]) }
      body(UnsafeBufferPointer(buffer))
    }
  }
}
