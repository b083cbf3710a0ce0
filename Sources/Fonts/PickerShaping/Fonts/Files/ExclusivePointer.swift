/// A pointer to a C object, or an object, that one thread uses at a time: within ``FreeType/exclusively(_:)``, or after taking it
/// from a pool.
///
/// A value that is not `Sendable` cannot be taken out of a collection behind a lock, because the compiler cannot
/// see that the collection keeps no other reference to it.
struct ExclusivePointer<Pointer>: @unchecked Sendable {
  let pointer: Pointer

  init(_ pointer: Pointer) {
    self.pointer = pointer
  }
}
