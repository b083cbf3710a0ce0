/// Bytes that grow at the end, in separate memory.
///
/// An array checks its storage at every append of a few bytes, which took a quarter of the time of writing JSON. A
/// buffer reserves memory once for each value and stores its bytes unchecked. Its owner frees the memory unless it
/// belongs to another owner, as long as the bytes fit.
@usableFromInline struct ByteBuffer {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  /// The number of bytes so far.
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int

  /// Whether the memory belongs to another owner.
  private(set) var isBorrowed = false

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    start = .allocate(capacity: self.capacity)
  }

  /// Creates a buffer in the memory of another owner, which must not be empty.
  init?(borrowing memory: UnsafeMutableBufferPointer<UInt8>) {
    guard let start = memory.baseAddress else { return nil }
    (self.start, capacity, isBorrowed) = (start, memory.count, true)
  }

  func deallocate() { if !isBorrowed { start.deallocate() } }

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
    deallocate()
    (start, capacity, isBorrowed) = (moved, larger, false)
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
    // Unlike `update`, it does not ask whether the two overlap.
    (start + count).initialize(from: source, count: more)
    count &+= more
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
