import CPickerFreeType
import CPickerSystem
import PickerLimits

/// Memory for FreeType where the program has set an allocator.
///
/// If the allocator refuses memory, it comes from `malloc`: otherwise a font could not be opened, and its texts would
/// be drawn in another one.
enum FreeTypeMemory {
  /// The functions that FreeType calls, which live as long as the process; nil if no allocator was set.
  static var functions: FT_Memory? {
    guard ForeignMemory.programAllocator != nil else { return nil }
    let functions = FT_Memory.allocate(capacity: 1)
    functions.initialize(
      to: FT_MemoryRec_(
        user: nil, alloc: { FreeTypeMemory.allocate(byteCount: $1) },
        free: { FreeTypeMemory.free($1) },
        realloc: { FreeTypeMemory.reallocate($3, oldByteCount: $1, byteCount: $2) }))
    return functions
  }

  /// Before all memory stands whether it comes from `malloc`.
  private static var headSize: Int { ForeignMemory.alignment }

  private static func allocate(byteCount: Int) -> UnsafeMutableRawPointer? {
    if let memory = try? ForeignMemory.allocate(byteCount: headSize + byteCount) {
      return marked(memory, isFromSystem: false)
    }
    return malloc(headSize + byteCount).map { marked($0, isFromSystem: true) }
  }

  private static func reallocate(
    _ memory: UnsafeMutableRawPointer?, oldByteCount: Int, byteCount: Int
  ) -> UnsafeMutableRawPointer? {
    guard let memory else { return allocate(byteCount: byteCount) }
    let size = headSize + byteCount
    var start = memory - headSize
    if isFromSystem(memory) { return realloc(start, size).map { $0 + headSize } }
    do throws(OutOfMemory) {
      try ForeignMemory.reallocate(&start, byteCount: size)
      return start + headSize
    } catch {
      guard let copy = malloc(size).map({ marked($0, isFromSystem: true) }) else { return nil }
      copy.copyMemory(from: start + headSize, byteCount: min(oldByteCount, byteCount))
      ForeignMemory.free(start)
      return copy
    }
  }

  private static func free(_ memory: UnsafeMutableRawPointer?) {
    guard let memory else { return }
    if isFromSystem(memory) {
      CPickerSystem.free(memory - headSize)
    } else {
      ForeignMemory.free(memory - headSize)
    }
  }

  /// Marks where memory comes from, and returns what is behind the mark.
  private static func marked(
    _ start: UnsafeMutableRawPointer, isFromSystem: Bool
  ) -> UnsafeMutableRawPointer {
    start.storeBytes(of: isFromSystem, as: Bool.self)
    return start + headSize
  }

  private static func isFromSystem(_ memory: UnsafeMutableRawPointer) -> Bool {
    (memory - headSize).load(as: Bool.self)
  }
}
