import Glibc
import PickerLayout

/// Hands out lines as soon as they are there, each as long as a document may be and a byte more.
struct LineReader: ~Copyable {
  /// Why lines end before the input does.
  enum End {
    /// It cannot be read.
    case unreadable
    /// A line goes on and on.
    case endlessLine
  }

  private let file: Descriptor
  private var rest: [UInt8] = []
  private var atEnd = false
  /// How much of a line has been passed over since it became too long; nil: it is not.
  private var passedOver: Int?
  private(set) var end: End?

  /// The most bytes of a line that are kept; with one more a document is too long.
  private static let longestLine = JSONValue.maximumByteCount + 1
  /// The most bytes of a line that are passed over after that.
  private static let mostPassedOver = 1 << 30

  init(_ file: consuming Descriptor) {
    self.file = file
  }

  /// The lines that have come in since the last call, at least one; nil at the end.
  mutating func next() -> [ArraySlice<UInt8>]? {
    while !atEnd {
      guard let more = file.read(atMost: 1 << 20) else {
        end = .unreadable
        atEnd = true
        break
      }
      atEnd = more.isEmpty
      let lines = take(more)
      if !lines.isEmpty { return lines }
    }
    defer { rest = [] }
    return rest.isEmpty ? nil : [rest[...]]
  }

  /// The lines that end with `more`.
  private mutating func take(_ more: [UInt8]) -> [ArraySlice<UInt8>] {
    let more = afterLongLine(more)
    guard let end = more.endOfLastLine else {
      rest += more
      return cutOff()
    }
    let whole = rest + more[..<end]
    rest = Array(more[(end + 1)...])
    return whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// What follows a line that was too long.
  private mutating func afterLongLine(_ more: [UInt8]) -> ArraySlice<UInt8> {
    guard let passed = passedOver else { return more[...] }
    if let end = more[...].endOfFirstLine {
      passedOver = nil
      return more[(end + 1)...]
    }
    passedOver = passed + more.count
    if passed + more.count > LineReader.mostPassedOver {
      end = .endlessLine
      atEnd = true
    }
    return []
  }

  /// The beginning of a line that is too long already, if it is.
  private mutating func cutOff() -> [ArraySlice<UInt8>] {
    guard rest.count >= LineReader.longestLine else { return [] }
    defer { rest = [] }
    passedOver = 0
    return [rest.prefix(LineReader.longestLine)]
  }
}

extension ArraySlice<UInt8> {
  /// Where the first line feed stands; nil where there is none.
  fileprivate var endOfFirstLine: Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base, 0x0A, bytes.count) else {
        return nil
      }
      return startIndex + (UnsafeRawPointer(found) - base)
    }
  }

  /// Where the last line feed stands; nil where there is none.
  fileprivate var endOfLastLine: Int? {
    // Most chunks have one near their end; without any, memchr is many times faster than this loop.
    guard endOfFirstLine != nil else { return nil }
    return withUnsafeBytes { bytes in
      var place = bytes.count - 1
      while bytes[place] != 0x0A { place -= 1 }
      return startIndex + place
    }
  }
}
