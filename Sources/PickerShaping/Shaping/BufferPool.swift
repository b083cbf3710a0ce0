import CPickerHarfBuzz
import PickerLocks
import Synchronization

/// A buffer of HarfBuzz's, and how large it became.
final class BufferMemory: @unchecked Sendable {
  let pointer: OpaquePointer = hb_buffer_create()

  /// The most glyphs or characters it ever held.
  ///
  /// HarfBuzz does not tell what a buffer takes, and never makes one smaller: one that holds a short
  /// text now may still take what a long one needed before.
  private var mostGlyphs = 0

  deinit { hb_buffer_destroy(pointer) }

  /// How many bytes it takes at most, about: information and position of a glyph are 20 bytes each,
  /// and HarfBuzz makes room for half as many more than it needs.
  var footprint: Int { 4096 + 60 * mostGlyphs }

  /// Makes ready for a text of so many bytes.
  func clear(for count: Int) {
    hb_buffer_clear_contents(pointer)
    mostGlyphs = max(mostGlyphs, count)
  }

  /// Notes how many glyphs came out.
  func noteLength() { mostGlyphs = max(mostGlyphs, Int(hb_buffer_get_length(pointer))) }
}

/// Buffers that nobody is using, bounded in bytes.
final class BufferPool: Sendable {
  private struct State {
    var idle: [BufferMemory] = []
    var bytes = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: How many bytes they may take, about.
  init(limit: Int) {
    self.limit = limit
  }

  /// How many bytes they take, about.
  var bytes: Int { state.withLock { $0.bytes } }

  func take() -> BufferMemory? {
    state.withLock { state in
      let buffer = state.idle.popLast()
      state.bytes -= buffer?.footprint ?? 0
      return buffer
    }
  }

  /// Keeps it for whoever comes next, where there are bytes left for it.
  func give(_ buffer: BufferMemory) {
    state.withLock { state in
      guard state.bytes + buffer.footprint <= limit else { return }
      state.idle.append(buffer)
      state.bytes += buffer.footprint
    }
  }
}
