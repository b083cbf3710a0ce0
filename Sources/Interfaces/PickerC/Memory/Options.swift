import CPickerLayout

/// A struct of options that begins with its size.
protocol SizedOptions {
  /// All members zero, which is their default.
  init()
}

extension pl_limits: SizedOptions {}
extension pl_allocator: SizedOptions {}
extension pl_measurer: SizedOptions {}
extension pl_engine_options: SizedOptions {}
extension pl_text_style: SizedOptions {}
extension pl_document_options: SizedOptions {}
extension pl_picker: SizedOptions {}
extension pl_render_options: SizedOptions {}
extension pl_check_options: SizedOptions {}
extension pl_flow_container: SizedOptions {}
extension pl_flow_measurer: SizedOptions {}

extension SizedOptions {
  /// Larger than any struct of options will ever be.
  private static var maximumSize: Int { 4096 }

  /// Copies the members that both sides know. Those that an older program does not know have their defaults.
  ///
  /// - Returns: The defaults for NULL.
  /// - Throws: `Failure` if `struct_size` is impossible, or the program sets a member that only later versions know.
  static func from(
    _ options: UnsafePointer<Self>?, _ name: StaticString
  ) throws(Failure) -> Self {
    var known = Self()
    guard let options else { return known }
    let bytes = UnsafeRawPointer(options)
    let size = bytes.loadUnaligned(as: Int.self)
    guard size > MemoryLayout<Int>.size, size <= maximumSize else {
      throw .argument("\(name).struct_size must be sizeof the struct, is \(size)")
    }
    for place in MemoryLayout<Self>.size..<max(size, MemoryLayout<Self>.size) {
      guard bytes.load(fromByteOffset: place, as: UInt8.self) == 0 else {
        throw .argument("\(name) has members that only a later version of the library knows")
      }
    }
    withUnsafeMutableBytes(of: &known) { copy in
      copy.copyMemory(
        from: UnsafeRawBufferPointer(start: bytes, count: min(size, copy.count)))
    }
    return known
  }
}
