/// An array at a fixed address, for programs that are not in Swift.
///
/// Its elements are plain data. The owner keeps it alive as long as programs may read it.
package struct ForeignArray<Element: BitwiseCopyable>: ~Copyable {
  private let elements: UnsafeMutableBufferPointer<Element>

  package init(_ elements: [Element]) {
    self.elements = .allocate(capacity: elements.count)
    _ = self.elements.initialize(from: elements)
  }

  deinit { elements.deallocate() }

  /// The address of the first element; nil for an empty array.
  package var start: UnsafePointer<Element>? {
    elements.isEmpty ? nil : UnsafePointer(elements.baseAddress)
  }

  /// A copy of its memory.
  package var bytes: [UInt8] { Array(UnsafeRawBufferPointer(elements)) }

  /// Gives all elements another value.
  package func fill(with element: Element) { elements.update(repeating: element) }

  /// Stores the count, and returns the address.
  package func read(_ count: UnsafeMutablePointer<Int>?) -> UnsafePointer<Element>? {
    count?.pointee = elements.count
    return start
  }
}
