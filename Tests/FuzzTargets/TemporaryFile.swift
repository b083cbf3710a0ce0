import Glibc
import Synchronization

/// Files without Foundation, which would slow a fuzzer down.
enum TemporaryFile {
  private static let number = Atomic<Int>(0)

  /// Writes a file that nobody else has.
  static func write(_ bytes: [UInt8]) -> String {
    let count = number.wrappingAdd(1, ordering: .relaxed).newValue
    let path = "/tmp/picker-fuzz-\(getpid())-\(count)"
    guard let file = fopen(path, "wb") else { return path }
    _ = fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return path
  }

  static func remove(_ path: String) { unlink(path) }

  /// The bytes of a file; paths start at the working directory.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    guard size > 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }
}
