/// Glyphs that lie side by side, never changed, freed by the one text that owns them.
///
/// An array would do, at three times the cost of making one.
struct GlyphStorage: @unchecked Sendable {
  let glyphs: UnsafeBufferPointer<ShapedGlyph>

  init(_ glyphs: some RandomAccessCollection<ShapedGlyph>) {
    let buffer = UnsafeMutableBufferPointer<ShapedGlyph>.allocate(capacity: glyphs.count)
    _ = buffer.initialize(from: glyphs)
    self.glyphs = UnsafeBufferPointer(buffer)
  }

  /// - Parameter advance: Becomes what all of them advance.
  init(_ shaped: ShapedBuffer, advance: inout Int) {
    let buffer = UnsafeMutableBufferPointer<ShapedGlyph>.allocate(capacity: shaped.count)
    var sum = 0
    for i in 0..<shaped.count {
      let glyph = shaped[i]
      sum += Int(glyph.advance)
      buffer.initializeElement(at: i, to: glyph)
    }
    advance = sum
    glyphs = UnsafeBufferPointer(buffer)
  }

  func free() {
    glyphs.deallocate()
  }
}
