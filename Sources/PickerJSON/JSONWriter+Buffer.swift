// The memory of a writer.
extension JSONWriter {
  /// The bytes written so far, as a copy.
  package var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// The number of bytes written so far.
  @inlinable package var count: Int { cursor - start }

  /// Makes space for at least `count` further bytes.
  @inlinable mutating func reserve(_ count: Int) {
    if limit - cursor < count { grow(by: count) }
  }

  /// Moves everything to memory of at least twice the size.
  @usableFromInline mutating func grow(by extra: Int) {
    let count = self.count
    let size = max(count + extra, 2 * (limit - start))
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    larger.update(from: start, count: count)
    if ownsMemory { start.deallocate() }
    ownsMemory = true
    start = larger
    cursor = larger + count
    limit = larger + size
  }

  /// Writes a byte, for which there must be space.
  @inlinable mutating func put(_ byte: UInt8) {
    cursor.pointee = byte
    cursor += 1
  }

  /// Stores the bytes of a word, the lowest first, `offset` bytes after the end, without moving the end.
  ///
  /// There must be space for all of them, even if fewer are meant to stay.
  @inlinable func put<Word: FixedWidthInteger>(_ word: Word, at offset: Int) {
    UnsafeMutableRawPointer(cursor + offset).storeBytes(of: word.littleEndian, as: Word.self)
  }

  @inlinable mutating func append(_ byte: UInt8) {
    reserve(1)
    put(byte)
  }

  @inlinable mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inlinable mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    cursor.initialize(from: source, count: bytes.count)
    cursor += bytes.count
  }
}
