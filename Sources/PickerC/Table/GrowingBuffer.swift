import Glibc

/// An array that grows, and whose memory is given away when it is complete.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  deinit { free(start) }

  /// The size of its elements in bytes.
  var byteCount: Int { count * MemoryLayout<Element>.stride }

  mutating func append(_ element: Element) { extend(by: 1).pointee = element }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress else { return }
    extend(by: elements.count).update(from: source, count: elements.count)
  }

  mutating func append(repeating element: Element, count: Int) {
    extend(by: count).update(repeating: element, count: count)
  }

  /// Adds elements without a value, for the caller to set.
  mutating func extend(by added: Int) -> UnsafeMutablePointer<Element> {
    let memory = reserve(count + added)
    defer { count += added }
    return memory + count
  }

  /// Removes the last elements.
  mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  /// The elements, valid until the next change.
  var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// Gives the memory away, to be freed by `free`; it is allocated even where it has no element.
  consuming func take() -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer(reserve(1))
    discard self
    return memory
  }

  /// Reserves memory for a number of elements, and returns the address of the first one.
  private mutating func reserve(_ needed: Int) -> UnsafeMutablePointer<Element> {
    if let start, needed <= capacity { return start }
    let size = max(needed, 2 * capacity, 16)
    guard let moved = realloc(start, size * MemoryLayout<Element>.stride) else {
      fatalError("out of memory")
    }
    let memory = moved.assumingMemoryBound(to: Element.self)
    (start, capacity) = (memory, size)
    return memory
  }
}
