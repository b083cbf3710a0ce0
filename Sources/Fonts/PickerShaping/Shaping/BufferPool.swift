import CPickerHarfBuzz
import PickerLimits
import struct Synchronization.Atomic

/// A HarfBuzz buffer and its peak size.
final class BufferMemory: Sendable {
  private let buffer = ExclusivePointer<OpaquePointer>(hb_buffer_create())

  /// The maximum number of glyphs or characters it has held.
  ///
  /// HarfBuzz does not report the size of a buffer and never shrinks it: a buffer that holds a short text may
  /// still have the capacity that a long one needed before.
  private let peakGlyphCount = Atomic(0)

  var pointer: OpaquePointer { buffer.pointer }

  deinit { hb_buffer_destroy(pointer) }

  /// The approximate maximum size in bytes: the info and the position of a glyph are 20 bytes each, and
  /// HarfBuzz grows its arrays by half more than it needs.
  var footprint: Int { 4096 + 60 * peakGlyphCount.load(ordering: .relaxed) }

  /// Empties the buffer for a text of `count` bytes.
  func clear(for count: Int) {
    hb_buffer_clear_contents(pointer)
    record(count)
  }

  /// Records the number of glyphs after shaping.
  func recordLength() { record(Int(hb_buffer_get_length(pointer))) }

  private func record(_ count: Int) {
    // One thread uses the buffer at a time, so a load and a store cost less than an atomic maximum.
    if count > peakGlyphCount.load(ordering: .relaxed) {
      peakGlyphCount.store(count, ordering: .relaxed)
    }
  }
}

/// A pool of idle buffers, bounded in bytes.
final class BufferPool: Sendable {
  private struct BufferPoolState {
    var idle: [BufferMemory] = []
    var bytes = 0
  }

  private let limit: Int
  private let state = Mutex(BufferPoolState())

  /// - Parameter limit: The approximate maximum size of the idle buffers, in bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// The approximate size of the idle buffers, in bytes.
  var bytes: Int { state.withLock { $0.bytes } }

  func take() -> BufferMemory? {
    state.withLock { state in
      let buffer = state.idle.popLast()
      state.bytes -= buffer?.footprint ?? 0
      return buffer
    }
  }

  /// Returns a buffer to the pool, or drops it if the pool is full.
  func recycle(_ buffer: BufferMemory) {
    state.withLock { state in
      guard state.bytes + buffer.footprint <= limit else { return }
      state.idle.append(buffer)
      state.bytes += buffer.footprint
    }
  }
}
