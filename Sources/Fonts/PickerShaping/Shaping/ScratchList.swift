/// A list of trivial values that a thread fills again for each text.
///
/// Unlike an array, it needs no test for sharing at each change, and is emptied by resetting its count.
struct ScratchList<Element: BitwiseCopyable>: ~Copyable {
  private var memory = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var count = 0

  init() {}

  deinit { memory.deallocate() }

  var capacity: Int { memory.count }

  /// The elements; valid until the next change.
  @inline(__always)
  var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: memory.baseAddress, count: count)
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ element: Element) { extend(by: 1)?.initialize(to: element) }

  /// Adds `more` elements; returns their memory, which the caller has to initialise. Nil if there are none.
  @inline(__always)
  mutating func extend(by more: Int) -> UnsafeMutablePointer<Element>? {
    if more > memory.count &- count { grow(by: more) }
    defer { count &+= more }
    return memory.baseAddress.map { $0 + count }
  }

  private mutating func grow(by more: Int) {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(
      capacity: max(32, 2 * memory.count, count + more))
    _ = larger.moveInitialize(fromContentsOf: elements)
    memory.deallocate()
    memory = larger
  }
}
