import PickerLimits

/// An array that grows, and whose memory is given away when it is complete.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  deinit { ForeignMemory.free(start) }

  /// The size of its elements in bytes.
  var byteCount: Int { count * MemoryLayout<Element>.stride }

  mutating func append(_ element: Element) throws(OutOfMemory) {
    try extend(by: 1).pointee = element
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) throws(OutOfMemory) {
    guard let source = elements.baseAddress else { return }
    try extend(by: elements.count).update(from: source, count: elements.count)
  }

  mutating func append(repeating element: Element, count: Int) throws(OutOfMemory) {
    try extend(by: count).update(repeating: element, count: count)
  }

  /// Adds elements without a value, for the caller to set.
  mutating func extend(by added: Int) throws(OutOfMemory) -> UnsafeMutablePointer<Element> {
    let memory = try reserve(count + added)
    defer { count += added }
    return memory + count
  }

  /// Removes the last elements.
  mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  /// The elements, valid until the next change.
  var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// Gives the memory away, to be freed as `ForeignMemory`; nil if none was ever reserved.
  consuming func take() -> UnsafeMutableRawPointer? {
    let memory = start
    discard self
    return UnsafeMutableRawPointer(memory)
  }

  /// Reserves memory for a number of elements, and returns the address of the first one.
  @discardableResult
  mutating func reserve(_ needed: Int) throws(OutOfMemory) -> UnsafeMutablePointer<Element> {
    if let start, needed <= capacity { return start }
    let size = max(needed, 2 * capacity, 16)
    let memory = try resized(byteCount: size * MemoryLayout<Element>.stride)
    capacity = size
    return memory
  }

  private mutating func resized(
    byteCount: Int
  ) throws(OutOfMemory) -> UnsafeMutablePointer<Element> {
    guard var memory = UnsafeMutableRawPointer(start) else {
      let memory = try ForeignMemory.allocate(byteCount: byteCount).assumingMemoryBound(
        to: Element.self)
      start = memory
      return memory
    }
    defer { start = memory.assumingMemoryBound(to: Element.self) }
    try ForeignMemory.reallocate(&memory, byteCount: byteCount)
    return memory.assumingMemoryBound(to: Element.self)
  }
}
