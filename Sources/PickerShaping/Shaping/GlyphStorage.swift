import PickerPlatform

/// An immutable, contiguous buffer of glyphs, owned by one text.
///
/// Uses `malloc` because there is one buffer per cached text: allocating an array costs three times as much,
/// memory from Swift's allocator twice as much.
struct GlyphStorage: ~Copyable, Sendable {
  private let shared: ImmutablePointer<UnsafeBufferPointer<ShapedGlyph>>

  var glyphs: UnsafeBufferPointer<ShapedGlyph> { shared.pointer }

  init(_ glyphs: [ShapedGlyph]) {
    let buffer = GlyphStorage.memory(for: glyphs.count)
    _ = buffer.initialize(from: glyphs)
    shared = ImmutablePointer(UnsafeBufferPointer(buffer))
  }

  /// - Parameter advance: Set to the sum of all advances, in 1/65536 em.
  init(_ glyphs: UnsafeMutableBufferPointer<ShapedGlyph>, advance: inout Int) {
    let buffer = GlyphStorage.memory(for: glyphs.count)
    if let start = buffer.baseAddress, let source = glyphs.baseAddress {
      start.initialize(from: source, count: buffer.count)
    }
    shared = ImmutablePointer(UnsafeBufferPointer(buffer))
    var sum = 0
    for i in 0..<buffer.count { sum &+= Int(buffer[i].advance) }
    advance = sum
  }

  /// - Parameter advance: Set to the sum of all advances, in 1/65536 em.
  init(_ shaped: ShapedBuffer, advance: inout Int) {
    let buffer = GlyphStorage.memory(for: shaped.count)
    var sum = 0
    for i in 0..<buffer.count {
      let glyph = shaped[i]
      sum += Int(glyph.advance)
      buffer.initializeElement(at: i, to: glyph)
    }
    advance = sum
    shared = ImmutablePointer(UnsafeBufferPointer(buffer))
  }

  private static func memory(for count: Int) -> UnsafeMutableBufferPointer<ShapedGlyph> {
    let bytes = malloc(max(1, count) * MemoryLayout<ShapedGlyph>.stride)
    let start = bytes?.bindMemory(to: ShapedGlyph.self, capacity: count)
    return UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : count)
  }

  deinit {
    free(UnsafeMutableRawPointer(mutating: glyphs.baseAddress))
  }
}
