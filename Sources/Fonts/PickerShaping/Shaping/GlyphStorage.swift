import CPickerSystem

/// The glyphs of one text and a copy of its bytes, which is its key in the cache: immutable, contiguous, and owned
/// by one text.
///
/// Uses `malloc` because there is one buffer per cached text: allocating an array costs three times as much, and
/// memory from Swift's allocator twice as much. The bytes are copied because reading the bytes of a `String` for each
/// lookup costs more than comparing them.
struct GlyphStorage: ~Copyable, Sendable {
  private let shared: ImmutablePointer<UnsafeBufferPointer<ShapedGlyph>>
  private let keyCount: Int

  var glyphs: UnsafeBufferPointer<ShapedGlyph> { shared.pointer }

  /// The bytes of the text.
  @inline(__always)
  var key: UnsafeBufferPointer<UInt8> {
    let end = shared.pointer.baseAddress.map { UnsafeRawPointer($0 + shared.pointer.count) }
    return UnsafeBufferPointer(
      start: end?.assumingMemoryBound(to: UInt8.self), count: end == nil ? 0 : keyCount)
  }

  init(_ glyphs: [ShapedGlyph], key: UnsafeBufferPointer<UInt8>) {
    let buffer = GlyphStorage.memory(for: glyphs.count, key)
    _ = buffer.initialize(from: glyphs)
    shared = ImmutablePointer(UnsafeBufferPointer(buffer))
    keyCount = key.count
  }

  /// - Parameter advance: Set to the sum of all advances, in 1/65536 em.
  init(
    _ glyphs: UnsafeMutableBufferPointer<ShapedGlyph>, key: UnsafeBufferPointer<UInt8>,
    advance: inout Int
  ) {
    let buffer = GlyphStorage.memory(for: glyphs.count, key)
    if let start = buffer.baseAddress, let source = glyphs.baseAddress {
      start.initialize(from: source, count: buffer.count)
    }
    shared = ImmutablePointer(UnsafeBufferPointer(buffer))
    keyCount = key.count
    var sum = 0
    for i in 0..<buffer.count { sum &+= Int(buffer[i].advance) }
    advance = sum
  }

  /// - Parameter advance: Set to the sum of all advances, in 1/65536 em.
  init(_ shaped: ShapedBuffer, key: UnsafeBufferPointer<UInt8>, advance: inout Int) {
    let buffer = GlyphStorage.memory(for: shaped.count, key)
    var sum = 0
    for i in 0..<buffer.count {
      let glyph = shaped[i]
      sum += Int(glyph.advance)
      buffer.initializeElement(at: i, to: glyph)
    }
    advance = sum
    shared = ImmutablePointer(UnsafeBufferPointer(buffer))
    keyCount = key.count
  }

  /// Memory for `count` glyphs, followed by a copy of `key`; empty if there is none.
  private static func memory(
    for count: Int, _ key: UnsafeBufferPointer<UInt8>
  ) -> UnsafeMutableBufferPointer<ShapedGlyph> {
    let size = count * MemoryLayout<ShapedGlyph>.stride
    guard let bytes = malloc(max(1, size + key.count)) else {
      return UnsafeMutableBufferPointer(start: nil, count: 0)
    }
    if let start = key.baseAddress { (bytes + size).copyMemory(from: start, byteCount: key.count) }
    return UnsafeMutableBufferPointer(
      start: bytes.bindMemory(to: ShapedGlyph.self, capacity: count), count: count)
  }

  deinit {
    free(UnsafeMutableRawPointer(mutating: glyphs.baseAddress))
  }
}
