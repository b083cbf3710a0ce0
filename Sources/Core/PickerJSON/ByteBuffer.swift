/// Bytes that grow at the end, in memory of their own.
///
/// An array checks its storage with every few bytes that it appends, which took a quarter of the time of writing JSON. A buffer
/// reserves memory once for each value, and its bytes are stored unchecked. Its owner frees the memory.
@usableFromInline struct ByteBuffer {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  /// The number of bytes so far.
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    start = .allocate(capacity: self.capacity)
  }

  func deallocate() { start.deallocate() }

  /// A copy of the bytes.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Makes room for more bytes, which ``append(unchecked:)`` then stores.
  @inlinable @inline(__always) mutating func reserve(_ more: Int) {
    if capacity &- count < more { grow(by: more) }
  }

  @usableFromInline @inline(never) mutating func grow(by more: Int) {
    let larger = max(2 * capacity, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    (start, capacity) = (moved, larger)
  }

  /// Appends a byte for which memory was reserved.
  @inlinable @inline(__always) mutating func append(unchecked byte: UInt8) {
    start[count] = byte
    count &+= 1
  }

  /// Appends bytes for which memory was reserved.
  @inlinable @inline(__always) mutating func append(
    unchecked source: UnsafePointer<UInt8>, count more: Int
  ) {
    (start + count).update(from: source, count: more)
    count &+= more
  }

  /// Appends bytes for which memory was reserved; `fill` stores them before the end that it is given.
  @inline(__always) mutating func append(
    unchecked more: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    count &+= more
    fill(start + count)
  }

  @inlinable @inline(__always) mutating func append(_ byte: UInt8) {
    reserve(1)
    append(unchecked: byte)
  }

  mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
    guard let bytes = source.baseAddress else { return }
    reserve(source.count)
    append(unchecked: bytes, count: source.count)
  }

  mutating func append(repeating byte: UInt8, count more: Int) {
    reserve(more)
    (start + count).update(repeating: byte, count: more)
    count += more
  }
}
