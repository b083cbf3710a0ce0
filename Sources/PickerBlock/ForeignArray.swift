/// An array at a fixed address, for programs that are not in Swift.
///
/// Its elements are plain data. The owner keeps it alive as long as programs may read it.
package struct ForeignArray<Element: BitwiseCopyable>: ~Copyable {
  /// The address of the first element; nil for an empty array.
  package let start: UnsafePointer<Element>?
  package let count: Int

  package init(_ elements: [Element]) {
    self.init(count: elements.count) { copy in _ = copy.initialize(from: elements) }
  }

  /// - Parameter fill: Initialises all elements.
  package init(count: Int, fill: (UnsafeMutableBufferPointer<Element>) -> Void) {
    self.count = count
    guard count > 0 else {
      start = nil
      return
    }
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    fill(memory)
    start = UnsafePointer(memory.baseAddress)
  }

  deinit { start?.deallocate() }

  /// Stores the count, and returns the address.
  package func read(_ count: UnsafeMutablePointer<Int>?) -> UnsafePointer<Element>? {
    count?.pointee = self.count
    return start
  }
}
