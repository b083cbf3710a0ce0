import CPickerHarfBuzz
import CPickerSystem
import PickerGeometry

/// The bytes of one font file, at a stable address.
final class FontBytes: Sendable {
  /// The maximum size of a file. The largest system fonts known have about 190 MiB.
  private static let maximumByteCount = 256 << 20

  private let memory: ImmutablePointer<UnsafePointer<UInt8>>
  let count: Int
  /// Whether the bytes are compiled in and never freed.
  let isPermanent: Bool
  /// A digest of the bytes.
  let digest: UInt64

  var pointer: UnsafePointer<UInt8> { memory.pointer }

  var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: pointer, count: count) }

  /// Wraps bytes that live as long as the process, such as a bundled font.
  ///
  /// - Parameter digest: `TextHash.digest` of the bytes.
  init(permanent pointer: UnsafePointer<UInt8>, count: Int, digest: UInt64) {
    memory = ImmutablePointer(pointer)
    self.count = count
    isPermanent = true
    self.digest = digest
  }

  /// Copies a font file in memory.
  ///
  /// - Parameter digest: `TextHash.digest` of the bytes.
  init(copying bytes: UnsafeBufferPointer<UInt8>, digest: UInt64) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    if let start = bytes.baseAddress { copy.initialize(from: start, count: bytes.count) }
    memory = ImmutablePointer(UnsafePointer(copy))
    count = bytes.count
    isPermanent = false
    self.digest = digest
  }

  /// Reads the complete file at `path`.
  ///
  /// - Throws: ``FontReadingError``, such as `"expected a font file, found a directory"`.
  init(path: String) throws(FontReadingError) {
    let file = path.withPath { picker_open($0) }
    guard file >= 0 else { throw FontReadingError("cannot be opened: \(lastSystemError())") }
    defer { close(file) }
    let size = try FontBytes.size(of: file)
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    var filled = 0
    while filled < size {
      let step = read(file, buffer + filled, size - filled)
      if step < 0, picker_errno() == EINTR { continue }
      guard step > 0 else { break }
      filled += step
    }
    memory = ImmutablePointer(UnsafePointer(buffer))
    count = filled
    isPermanent = false
    digest = TextHash.digest(UnsafeBufferPointer(start: buffer, count: filled))
    guard filled == size else { throw FontReadingError("cannot be read: \(lastSystemError())") }
  }

  deinit {
    if !isPermanent { pointer.deallocate() }
  }

  /// Whether the bytes equal the other ones. Compares all of them, because digests can be forged.
  func hasSameContent(as other: FontBytes) -> Bool {
    self === other || equals(other.buffer)
  }

  /// Whether the bytes equal `other`.
  func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = other.baseAddress, other.count == count else { return false }
    return memcmp(pointer, start, count) == 0
  }

  private static func size(of file: Int32) throws(FontReadingError) -> Int {
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw FontReadingError("cannot be read: \(lastSystemError())")
    }
    try check(&status)
    return Int(status.st_size)
  }

  /// Throws unless a font file may have that many bytes: at least one, and at most the maximum.
  static func check(byteCount: Int) throws(FontReadingError) {
    if byteCount == 0 { throw FontReadingError("expected a font file, found an empty one") }
    guard byteCount <= maximumByteCount else {
      throw FontReadingError(
        "expected a font file of at most 256 MiB, found \((byteCount - 1) >> 20 + 1) MiB")
    }
  }

  /// Throws unless the status describes a regular, non-empty file within the maximum size.
  static func check(_ status: inout stat) throws(FontReadingError) {
    let found: String? =
      switch picker_file_type(&status) {
      case S_IFREG: nil
      case S_IFDIR: "a directory"
      case S_IFIFO: "a FIFO"
      case S_IFCHR, S_IFBLK: "a device"
      default: "something else"
      }
    if let found { throw FontReadingError("expected a font file, found \(found)") }
    try check(byteCount: Int(status.st_size))
  }
}

/// The message of `errno`.
func lastSystemError() -> String {
  String(cString: strerror(picker_errno()))
}

/// The reason why a file is not a usable font, without the name of the file.
struct FontReadingError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
