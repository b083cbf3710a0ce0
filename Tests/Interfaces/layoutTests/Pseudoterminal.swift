import Foundation

/// A terminal whose output a test reads.
struct Pseudoterminal {
  private let master: Int32
  /// The end for the process.
  let end: FileHandle

  /// `TIOCSPTLCK` and `TIOCGPTN` of Linux, which are macros that Swift does not import.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// Opens a terminal with `columns` columns.
  init(columns: Int) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, Self.setLock, &isLocked) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard slave >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
    end = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
  }

  /// Everything written until no process has the terminal open, with plain line feeds.
  ///
  /// - Parameters:
  ///   - text: What is waited for; nil: nothing.
  ///   - action: Called once that has been written.
  func readAll(awaiting text: String? = nil, _ action: () -> Void = {}) throws -> String {
    try end.close()
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    var awaited = text
    while true {
      let count = read(master, &chunk, chunk.count)
      guard count > 0 else { break }
      all += chunk[..<count]
      if let text = awaited, String(decoding: all, as: UTF8.self).contains(text) {
        awaited = nil
        action()
      }
    }
    close(master)
    return String(decoding: all, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}
