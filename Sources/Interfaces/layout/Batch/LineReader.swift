import PickerControls
import PickerLayout
import PickerOutput
import PickerPlatform

/// Reads lines as soon as they arrive, each truncated to one byte more than a document may have.
struct LineReader: ~Copyable {
  /// Why reading ended before the input did.
  enum End {
    /// Reading failed.
    case unreadable
    /// A line exceeds all limits.
    case endlessLine
  }

  private let file: Descriptor
  private var rest: [UInt8] = []
  private var isAtEnd = false
  /// The number of skipped bytes of a line that is too long; nil for other lines.
  private var skippedByteCount: Int?
  private(set) var end: End?

  /// The length to which lines are truncated; a document of that length is rejected as too long.
  private static let maximumLineByteCount = JSONValue.maximumByteCount + 1
  /// The number of bytes of a line to skip after that before reading ends.
  private static let maximumSkippedByteCount = 1 << 30

  init(_ file: consuming Descriptor) {
    self.file = file
  }

  /// The lines that have arrived since the last call, at least one; nil at the end.
  mutating func next() -> [ArraySlice<UInt8>]? {
    while !isAtEnd {
      guard let more = file.read(atMost: 1 << 20) else {
        end = .unreadable
        isAtEnd = true
        break
      }
      isAtEnd = more.isEmpty
      let lines = take(more)
      if !lines.isEmpty { return lines }
    }
    defer { rest = [] }
    return rest.isEmpty ? nil : [rest[...]]
  }

  /// The lines that are completed by `more`.
  private mutating func take(_ more: [UInt8]) -> [ArraySlice<UInt8>] {
    let more = afterLongLine(more)
    guard let end = more.endOfLastLine else {
      rest += more
      return truncatedLine()
    }
    rest += more[..<end]
    let whole = rest
    rest = Array(more[(end + 1)...])
    return whole[...].lines
  }

  /// The part of `more` after a line that is too long; all of it if there is no such line.
  private mutating func afterLongLine(_ more: [UInt8]) -> ArraySlice<UInt8> {
    guard let passed = skippedByteCount else { return more[...] }
    if let end = more[...].endOfFirstLine {
      skippedByteCount = nil
      return more[(end + 1)...]
    }
    skippedByteCount = passed + more.count
    if passed + more.count > LineReader.maximumSkippedByteCount {
      end = .endlessLine
      isAtEnd = true
    }
    return []
  }

  /// The truncated beginning of the current line if it is already too long, otherwise empty.
  private mutating func truncatedLine() -> [ArraySlice<UInt8>] {
    guard rest.count >= LineReader.maximumLineByteCount else { return [] }
    defer { rest = [] }
    skippedByteCount = 0
    return [rest.prefix(LineReader.maximumLineByteCount)]
  }
}

extension ArraySlice<UInt8> {
  /// The lines between line feeds.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = self
    while let end = rest.endOfFirstLine {
      lines.append(rest[..<end])
      rest = rest[(end + 1)...]
    }
    lines.append(rest)
    return lines
  }

  /// The index of the first line feed; nil if there is none.
  fileprivate var endOfFirstLine: Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base, 0x0A, bytes.count) else {
        return nil
      }
      return startIndex + (UnsafeRawPointer(found) - base)
    }
  }

  /// The index of the last line feed; nil if there is none.
  fileprivate var endOfLastLine: Int? {
    // Most chunks have a line feed near their end; in one without any, memchr is much faster than this loop.
    guard endOfFirstLine != nil else { return nil }
    return withUnsafeBytes { bytes in
      var place = bytes.count - 1
      while bytes[place] != 0x0A { place -= 1 }
      return startIndex + place
    }
  }
}
