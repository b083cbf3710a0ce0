/// Memory that programs in other languages receive.
///
/// It comes from `malloc` unless the program has set an ``Allocator`` before the first allocation.
package enum ForeignMemory {
  /// The alignment of all memory in bytes, which is enough for any type of C.
  package static var alignment: Int { 16 }

  #if hasFeature(Embedded)
    package static func allocate(
      byteCount: Int
    ) throws(OutOfMemory) -> UnsafeMutableRawPointer {
      .allocate(byteCount: byteCount, alignment: alignment)
    }

    package static func free(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

    /// There is no other allocator.
    package static func settle() {}
  #endif
}

/// The allocator had no memory.
package struct OutOfMemory: Error {}

#if !hasFeature(Embedded)
  import PickerPlatform

  extension ForeignMemory {
    /// The functions of an allocator, which any thread may call at any time.
    ///
    /// The returned memory is aligned to ``alignment``; nil if there is none.
    package struct Allocator: @unchecked Sendable {
      package typealias Allocate =
        @convention(c) (UnsafeMutableRawPointer?, Int) -> UnsafeMutableRawPointer?
      package typealias Reallocate =
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int) ->
        UnsafeMutableRawPointer?
      package typealias Free =
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

      /// Passed to the functions.
      let context: UnsafeMutableRawPointer?
      let allocate: Allocate
      let reallocate: Reallocate
      let free: Free

      package init(
        context: UnsafeMutableRawPointer?, allocate: @escaping Allocate,
        reallocate: @escaping Reallocate, free: @escaping Free
      ) {
        self.context = context
        self.allocate = allocate
        self.reallocate = reallocate
        self.free = free
      }

      /// The allocator of the C library.
      fileprivate static let system = Allocator(
        context: nil, allocate: { malloc($1) }, reallocate: { realloc($1, $2) },
        free: { releaseMemory($1) })
    }

    private struct Choice {
      var allocator: Allocator?
      var isSettled = false
    }

    private static let choice = Mutex(Choice())

    /// The allocator that the program has set; nil: `malloc`. From the first use on it stays.
    package static let programAllocator: Allocator? = choice.withLock { choice in
      choice.isSettled = true
      return choice.allocator
    }

    private static var allocator: Allocator { programAllocator ?? .system }

    /// Takes all memory from an allocator.
    ///
    /// - Returns: False, and nothing has changed, once memory was taken, or ``settle()`` called.
    package static func use(_ allocator: Allocator) -> Bool {
      choice.withLock { choice in
        if !choice.isSettled { choice.allocator = allocator }
        return !choice.isSettled
      }
    }

    /// From now on the allocator stays.
    package static func settle() { _ = programAllocator }

    /// Returns memory of at least 1 byte, which has no value yet.
    package static func allocate(
      byteCount: Int
    ) throws(OutOfMemory) -> UnsafeMutableRawPointer {
      let memory = allocator.allocate(allocator.context, max(1, byteCount))
      guard let memory else { throw OutOfMemory() }
      guard isAligned(memory) else {
        free(memory)
        throw OutOfMemory()
      }
      return memory
    }

    /// Changes the size of memory, which may move. If there is not enough memory, it keeps its size.
    package static func reallocate(
      _ memory: inout UnsafeMutableRawPointer, byteCount: Int
    ) throws(OutOfMemory) {
      let moved = allocator.reallocate(allocator.context, memory, max(1, byteCount))
      guard let moved else { throw OutOfMemory() }
      memory = moved
      guard isAligned(moved) else { throw OutOfMemory() }
    }

    private static func isAligned(_ memory: UnsafeMutableRawPointer) -> Bool {
      Int(bitPattern: memory) % alignment == 0
    }

    /// Frees memory; nil is left alone.
    package static func free(_ memory: UnsafeMutableRawPointer?) {
      if let memory { allocator.free(allocator.context, memory) }
    }
  }

  /// The `free` of the C library, which is hidden by the name in ``ForeignMemory``.
  private func releaseMemory(_ memory: UnsafeMutableRawPointer?) { free(memory) }
#endif
