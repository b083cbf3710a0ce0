import CPickerHarfBuzz

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of one font file; they stay where they are as long as anything refers to them.
final class FontBytes: @unchecked Sendable {
  /// How many bytes a file may have; the fonts of whole systems have at most 190 MiB.
  private static let largest = 256 << 20

  let pointer: UnsafePointer<UInt8>
  let count: Int
  /// Whether they are compiled in.
  let isPermanent: Bool
  /// Tells them from other bytes.
  let digest: UInt64

  /// Bytes that are there as long as the process, such as a font that is compiled in.
  init(permanent pointer: UnsafePointer<UInt8>, count: Int) {
    self.pointer = pointer
    self.count = count
    isPermanent = true
    digest = TextHash.digest(UnsafeBufferPointer(start: pointer, count: count))
  }

  /// The whole file at `path`.
  ///
  /// - Throws: ``FontFault``, such as `"expected a font file, found a directory"`.
  init(path: String) throws(FontFault) {
    // Whoever puts a FIFO in its place cannot keep this waiting.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw FontFault("cannot be opened: \(lastSystemError())") }
    defer { close(file) }
    let size = try FontBytes.size(of: file)
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    var filled = 0
    while filled < size {
      let step = read(file, buffer + filled, size - filled)
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { break }
      filled += step
    }
    pointer = UnsafePointer(buffer)
    count = filled
    isPermanent = false
    digest = TextHash.digest(UnsafeBufferPointer(start: buffer, count: filled))
    guard filled == size else { throw FontFault("cannot be read: \(lastSystemError())") }
  }

  deinit {
    if !isPermanent { pointer.deallocate() }
  }

  /// Whether they are byte for byte those of `other`: two digests may be the same by design.
  func hasSameContent(as other: FontBytes) -> Bool {
    self === other || count == other.count && memcmp(pointer, other.pointer, count) == 0
  }

  private static func size(of file: Int32) throws(FontFault) -> Int {
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw FontFault("cannot be read: \(lastSystemError())")
    }
    try check(status)
    return Int(status.st_size)
  }

  /// Refuses what is no file with something in it, before it is opened or read.
  static func check(_ status: stat) throws(FontFault) {
    let found: String? =
      switch status.st_mode & S_IFMT {
      case S_IFREG where status.st_size == 0: "an empty one"
      case S_IFREG: nil
      case S_IFDIR: "a directory"
      case S_IFIFO: "a FIFO"
      case S_IFCHR, S_IFBLK: "a device"
      default: "something else"
      }
    if let found { throw FontFault("expected a font file, found \(found)") }
    guard status.st_size <= largest else {
      throw FontFault("expected a font file of at most 256 MiB, found \(status.st_size >> 20) MiB")
    }
  }
}

/// What the system calls the error it met last.
func lastSystemError() -> String {
  strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
}

/// Why a file is not a font that can be used, without the file's name.
struct FontFault: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
