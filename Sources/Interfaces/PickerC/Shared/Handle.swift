import PickerLimits

// The folder: the interface that C and WebAssembly share. Both modules compile it, and declare what a handle of a document and of
// a tree keeps, how a function answers with a failure, and what they write of a session.

/// An object that programs refer to by an opaque pointer.
///
/// The pointer owns one reference, which `…_free` releases. What a handle refers to stays alive as long as the handle, so
/// that handles can be freed in any order.
protocol Handle: AnyObject {}

extension Handle {
  /// A pointer that owns a reference. Once a program has one, it cannot set an allocator.
  var retained: OpaquePointer {
    ForeignMemory.settle()
    return OpaquePointer(Unmanaged.passRetained(self).toOpaque())
  }

  /// The object behind a pointer.
  ///
  /// - Throws: `Failure` if the pointer is NULL: `engine is NULL`.
  static func from(_ pointer: OpaquePointer?, _ name: StaticString) throws(Failure) -> Self {
    guard let object = Self.find(pointer) else { throw .argument("\(name) is NULL") }
    return object
  }

  /// The object behind a pointer; nil for NULL.
  static func find(_ pointer: OpaquePointer?) -> Self? {
    pointer.map { Unmanaged<Self>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  }

  /// Releases the reference that a pointer owns; NULL is left alone.
  static func release(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    Unmanaged<Self>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }
}
