import Synchronization
import Glibc

/// File access without Foundation, which would slow down the fuzzer.
enum TemporaryFile {
  private static let number = Atomic<Int>(0)

  /// Writes a new file with a unique path and returns the path.
  static func write(_ bytes: [UInt8]) -> String {
    let count = number.wrappingAdd(1, ordering: .relaxed).newValue
    let path = "/tmp/picker-fuzz-\(getpid())-\(count)"
    guard let file = fopen(path, "wb") else { return path }
    _ = fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return path
  }

  static func remove(_ path: String) { unlink(path) }

  /// Returns the bytes of a file; the path is relative to the working directory. Nil if it cannot be read.
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
