/// A pointer to immutable C memory, which threads may therefore share: the bytes of a font, shaped glyphs, constant
/// tables, and the HarfBuzz objects that are immutable and thread-safe.
///
/// The compiler cannot see that C memory is immutable. Code that wraps a pointer has finished the memory before, and
/// frees it only when its last user is gone.
struct ImmutablePointer<Pointer>: @unchecked Sendable {
  let pointer: Pointer

  init(_ pointer: Pointer) {
    self.pointer = pointer
  }
}
