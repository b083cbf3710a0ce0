/// A struct that a program receives and frees, with the object that owns what it points to.
///
/// The program has the address of the struct; the reference to its owner stands behind it in memory.
enum OwnedResult {
  /// Allocates a struct.
  ///
  /// - Parameter owner: Stays alive until the struct is freed.
  static func allocate<Value: BitwiseCopyable>(
    _ value: Value, keeping owner: AnyObject
  ) -> UnsafeMutablePointer<Value> {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: offset(of: Value.self) + MemoryLayout<UnsafeMutableRawPointer>.size,
      alignment: alignment)
    memory.storeBytes(
      of: Unmanaged.passRetained(owner).toOpaque(), toByteOffset: offset(of: Value.self),
      as: UnsafeMutableRawPointer.self)
    return memory.initializeMemory(as: Value.self, to: value)
  }

  /// Frees a struct and releases its owner; NULL is left alone.
  static func free<Value: BitwiseCopyable>(_ value: UnsafeMutablePointer<Value>?) {
    guard let value else { return }
    let memory = UnsafeMutableRawPointer(value)
    let owner = memory.load(
      fromByteOffset: offset(of: Value.self), as: UnsafeMutableRawPointer.self)
    Unmanaged<AnyObject>.fromOpaque(owner).release()
    memory.deallocate()
  }

  private static var alignment: Int { 16 }

  private static func offset<Value>(of _: Value.Type) -> Int {
    (MemoryLayout<Value>.size + alignment - 1) / alignment * alignment
  }
}
