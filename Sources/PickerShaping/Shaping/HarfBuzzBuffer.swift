import CPickerHarfBuzz
import PickerLocks

/// A HarfBuzz buffer, borrowed from a pool and given back at the end of its life.
struct HarfBuzzBuffer: ~Copyable {
  private let memory: BufferMemory
  private var pointer: OpaquePointer { memory.pointer }

  init() {
    memory = HarfBuzzBuffer.pool.take() ?? BufferMemory()
  }

  deinit { HarfBuzzBuffer.pool.give(memory) }

  /// Shapes all of `text`, which must be ASCII, from left to right.
  func shape(
    ascii text: UnsafeBufferPointer<UInt8>, with font: OpaquePointer, script: hb_script_t,
    language: OpaquePointer?, features: UnsafeBufferPointer<hb_feature_t>
  ) {
    memory.clear(for: text.count)
    let count = Int32(text.count)
    hb_buffer_add_latin1(pointer, text.baseAddress, count, 0, count)
    finish(font, script: script, isRightToLeft: false, language: language, features: features)
  }

  /// Shapes bytes `range` of `text`; what stands around them tells which forms join.
  func shape(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, with font: OpaquePointer,
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
      font, script: script, isRightToLeft: isRightToLeft, language: language, features: features)
  }

  private func finish(
    _ font: OpaquePointer, script: hb_script_t, isRightToLeft: Bool, language: OpaquePointer?,
    features: UnsafeBufferPointer<hb_feature_t>
  ) {
    hb_buffer_set_direction(
      pointer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(pointer, script)
    if let language { hb_buffer_set_language(pointer, language) }
    hb_shape(font, pointer, features.baseAddress, UInt32(features.count))
    memory.noteLength()
  }

  /// Runs `body`, in which shaping tells too where glyphs would be others beside other text; that
  /// costs a tenth more.
  func tellingReach<Result>(_ body: () -> Result) -> Result {
    hb_buffer_set_flags(pointer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
    defer { hb_buffer_set_flags(pointer, HB_BUFFER_FLAG_DEFAULT) }
    return body()
  }

  /// What came out, in visual order; there until the buffer is used again.
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

/// Glyphs as they lie in a buffer.
struct ShapedBuffer {
  let infos: UnsafeBufferPointer<hb_glyph_info_t>
  let positions: UnsafeBufferPointer<hb_glyph_position_t>

  var count: Int { infos.count }

  /// Whether the face had all of it.
  var isWhole: Bool {
    for info in infos where info.codepoint == 0 { return false }
    return true
  }

  /// Whether the face has no cluster of it.
  var isEmpty: Bool {
    for info in infos where info.codepoint != 0 { return false }
    return true
  }

  /// Whether the glyphs on either side of where the cluster of glyph `i` begins may change with
  /// what stands on the other; known under ``HarfBuzzBuffer/tellingReach(_:)``.
  func isReachedOver(_ i: Int) -> Bool {
    infos[i].mask & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue != 0
  }

  @inline(__always)
  subscript(i: Int) -> ShapedGlyph { ShapedGlyph(infos[i], positions[i]) }

  /// Lends all of them side by side, for as long as `body` runs.
  func withGlyphs(_ body: (UnsafeBufferPointer<ShapedGlyph>) -> Void) {
    withUnsafeTemporaryAllocation(of: ShapedGlyph.self, capacity: count) { room in
      for i in 0..<count { room.initializeElement(at: i, to: self[i]) }
      body(UnsafeBufferPointer(room))
    }
  }
}
