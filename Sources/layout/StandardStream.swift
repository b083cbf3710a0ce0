import Glibc

/// One of the three streams every process has.
enum StandardStream: Int32 {
  case input = 0
  case output = 1
  case error = 2

  /// Whether a person is at the other end.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// How many columns the terminal has; nil where there is none or it does not say.
  var columns: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of `bytes`.
  ///
  /// - Returns: Whether somebody took them; not so where a pipe was closed.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(rawValue, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}

/// An open file.
struct Descriptor: ~Copyable {
  private let number: Int32
  private let isOurs: Bool

  init(_ number: Int32) {
    self.number = number
    isOurs = false
  }

  /// Opens a file for reading; nil where it cannot be, with the reason in `errno`.
  init?(opening path: String) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    isOurs = true
  }

  deinit {
    if isOurs { close(number) }
  }

  /// How many bytes a regular file has from here to its end; nil of what is none.
  var size: Int? {
    var facts = stat()
    guard fstat(number, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    let position = lseek(number, 0, SEEK_CUR)
    return position < 0 ? nil : Int(facts.st_size) - Int(position)
  }

  func read(atMost count: Int) -> [UInt8]? {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        result = Glibc.read(number, buffer.baseAddress, count)
        initialized = max(0, result)
      }
      if result < 0, errno == EINTR { continue }
      return result < 0 ? nil : bytes
    }
  }

  /// Everything up to the end; nil where reading fails.
  func readAll() -> [UInt8]? {
    var all: [UInt8] = []
    while let more = read(atMost: 1 << 16) {
      if more.isEmpty { return all }
      all += more
    }
    return nil
  }
}
