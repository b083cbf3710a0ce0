import PickerCheck
import PickerJSON

/// Finds keys that an object of JSON has several times. The last one counts, as in the parsers of apps: the others are blanked out.
struct RepeatedKeys {
  /// A key that is there again.
  struct RepeatedKey {
    var key: String
    var offset: Int
    /// Where it is before.
    var first: Int
  }

  /// An object or a list that is open.
  private struct OpenContainer {
    var isObject: Bool
    /// Where the members begin and end, by their keys; the end is 0 before it is found.
    var members: [[UInt8]: Range<Int>] = [:]
    var last: [UInt8] = []
    var expectsKey = true
  }

  /// The JSON without the members that do not count; all others are where they were.
  private(set) var bytes: [UInt8]
  private(set) var found: [RepeatedKey] = []
  private var open: [OpenContainer] = []
  private var at = 0

  init(in bytes: [UInt8]) {
    self.bytes = bytes
    while at < self.bytes.count, open.count <= JSONValue.maximumDepth { readByte() }
  }

  private mutating func readByte() {
    switch bytes[at] {
    case UInt8(ascii: "\""): return readString()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      open.append(OpenContainer(isObject: bytes[at] == UInt8(ascii: "{")))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
    case UInt8(ascii: ","): endMember()
    default: break
    }
    at += 1
  }

  private mutating func endMember() {
    guard let container = open.last, container.isObject else { return }
    let start = container.members[container.last]?.lowerBound ?? at
    open[open.count - 1].members[container.last] = start..<at + 1
    open[open.count - 1].expectsKey = true
  }

  private mutating func readString() {
    let start = at
    var isEscaped = false
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      if bytes[at] == UInt8(ascii: "\\") {
        isEscaped = true
        at += 1
      }
      at += 1
    }
    at = min(at + 1, bytes.count)
    guard let container = open.last, container.isObject, container.expectsKey else { return }
    open[open.count - 1].expectsKey = false
    addKey(
      start, isEscaped ? unescaped(start..<at) : Array(bytes[(start + 1)..<max(start + 1, at - 1)]))
  }

  private func unescaped(_ range: Range<Int>) -> [UInt8] {
    let text = try? JSONValue(parsing: Array(bytes[range])).string()
    return Array((text ?? "").utf8)
  }

  private mutating func addKey(_ start: Int, _ key: [UInt8]) {
    let place = open.count - 1
    if let known = open[place].members[key], known.count > 0 {
      found.append(
        RepeatedKey(
          key: String(decoding: key, as: UTF8.self), offset: start, first: known.lowerBound))
      // With its comma, and without the ends of its lines, so that lines and offsets stay.
      for place in known where bytes[place] != 0x0A { bytes[place] = 0x20 }
    }
    open[place].members[key] = start..<start
    open[place].last = key
  }
}

extension CatalogContents {
  /// Notes keys that are there several times.
  /// - Parameter bytes: The file, which has the lines.
  mutating func note(_ repeated: [RepeatedKeys.RepeatedKey], of file: CatalogFile) {
    var counter = LineCounter(file.bytes)
    var lines: [Int: Int] = [:]
    for offset in repeated.flatMap({ [$0.offset, $0.first] }).sorted() {
      lines[offset] = counter.line(at: offset)
    }
    for key in repeated {
      noteRepeated(key.key, at: lines[key.offset] ?? 1, first: lines[key.first] ?? 1, of: file)
    }
  }

  /// Notes a key that is there again.
  mutating func noteRepeated(_ key: String, at line: Int, first: Int, of file: CatalogFile) {
    repeatedCount += 1
    guard repeatedCount <= CatalogContents.maximumProblemCount else { return }
    let message =
      "duplicate key \(key.quotedInMessage), first at line \(first); the last one counts"
    var problem = CheckProblem(.duplicateKey, file.error(message, line: line))
    problem.subject = key
    note(problem)
  }
}
