package import PickerPlatform
import PickerLayout

/// An open file, closed at the end of its lifetime unless it is a standard stream.
package struct Descriptor: ~Copyable {
  private let number: Int32
  private let isOurs: Bool

  package init(_ number: Int32) {
    self.number = number
    isOurs = false
  }

  /// Opens any kind of file for reading; a FIFO blocks until it has a writer. Nil if it cannot be opened,
  /// with the reason in `errno`.
  package init?(opening path: String) {
    number = path.withPath { open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    guard number >= 0 else { return nil }
    isOurs = true
  }

  /// Opens a regular file for reading; nil for any other kind of file and where it cannot be opened.
  package init?(openingRegularFile path: String) {
    guard FileKind(path) == .regular else { return nil }
    // Between the two calls it may have been replaced by a FIFO, which must not block.
    let file = path.withPath { open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) }
    guard file >= 0 else { return nil }
    var facts = stat()
    guard fstat(file, &facts) == 0, FileKind(facts) == .regular else {
      close(file)
      return nil
    }
    number = file
    isOurs = true
  }

  deinit {
    if isOurs { close(number) }
  }

  /// The number of bytes of a regular file from here to its end; nil for other kinds of files.
  package var size: Int? {
    var facts = stat()
    guard fstat(number, &facts) == 0, FileKind(facts) == .regular else { return nil }
    let position = lseek(number, 0, SEEK_CUR)
    return position < 0 ? nil : Int(facts.st_size) - Int(position)
  }

  /// The next bytes, empty at the end; nil if reading fails.
  package func read(atMost count: Int) -> [UInt8]? {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        result = Glibc.read(number, buffer.baseAddress, count)
        initialized = max(0, result)
      }
      if result < 0, canRetry(number, POLLIN) { continue }
      return result < 0 ? nil : bytes
    }
  }

  /// The first bytes, or all there are if that is less; nil if reading fails.
  package func readHead(of count: Int) -> [UInt8]? {
    var head: [UInt8] = []
    while head.count < count {
      guard let more = read(atMost: count - head.count) else { return nil }
      if more.isEmpty { break }
      head += more
    }
    return head
  }

  /// Everything up to the end, or the first `limit` bytes; nil if reading fails.
  package func readAll(atMost limit: Int) -> [UInt8]? {
    var all: [UInt8] = []
    while all.count < limit, let more = read(atMost: min(1 << 16, limit - all.count)) {
      if more.isEmpty { return all }
      all += more
    }
    return all.count < limit ? nil : all
  }
}

/// The kind of a file, in the words of messages.
package enum FileKind: String {
  case regular = "a file"
  case directory = "a directory"
  case pipe = "a FIFO"
  case device = "a device"
  case other = "something else"

  /// The kind of the file at a path, following links; nil if there is none.
  package init?(_ path: String) {
    var facts = stat()
    guard path.withPath({ stat($0, &facts) }) == 0 else { return nil }
    self.init(facts)
  }

  package init(_ facts: stat) {
    self =
      switch facts.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFIFO: .pipe
      case S_IFCHR, S_IFBLK: .device
      default: .other
      }
  }
}

/// Whether the last system call can be repeated. Waits for `event` if the call would have blocked.
///
/// A file is non-blocking if another process that shares it has made it so.
package func canRetry(_ descriptor: Int32, _ event: Int32) -> Bool {
  if errno == EINTR { return true }
  guard errno == EAGAIN else { return false }
  var waited = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  return poll(&waited, 1, -1) >= 0 || errno == EINTR
}
