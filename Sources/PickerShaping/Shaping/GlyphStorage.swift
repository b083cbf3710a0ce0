#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Glyphs that lie side by side, never changed, freed with the one text that owns them.
///
/// An array would do, at three times the cost of making one; memory from Swift's own allocator, at
/// twice.
struct GlyphStorage: ~Copyable, Sendable {
  // Never changed, so that threads may share the memory that the pointer refers to.
  nonisolated(unsafe) let glyphs: UnsafeBufferPointer<ShapedGlyph>

  init(_ glyphs: [ShapedGlyph]) {
    let buffer = GlyphStorage.room(for: glyphs.count)
    _ = buffer.initialize(from: glyphs)
    self.glyphs = UnsafeBufferPointer(buffer)
  }

  /// - Parameter advance: Becomes what all of them advance.
  init(_ glyphs: [ShapedGlyph], advance: inout Int) {
    self.init(glyphs)
    advance = glyphs.reduce(0) { $0 + Int($1.advance) }
  }

  /// - Parameter advance: Becomes what all of them advance.
  init(_ shaped: ShapedBuffer, advance: inout Int) {
    let buffer = GlyphStorage.room(for: shaped.count)
    var sum = 0
    for i in 0..<buffer.count {
      let glyph = shaped[i]
      sum += Int(glyph.advance)
      buffer.initializeElement(at: i, to: glyph)
    }
    advance = sum
    glyphs = UnsafeBufferPointer(buffer)
  }

  private static func room(for count: Int) -> UnsafeMutableBufferPointer<ShapedGlyph> {
    let bytes = malloc(max(1, count) * MemoryLayout<ShapedGlyph>.stride)
    let start = bytes?.bindMemory(to: ShapedGlyph.self, capacity: count)
    return UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : count)
  }

  deinit {
    free(UnsafeMutableRawPointer(mutating: glyphs.baseAddress))
  }
}
