extension [UInt8] {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The line and column of a byte, both from 1.
  ///
  /// A line ends with LF, CR or CR LF; a column is one Unicode scalar. A leading byte order mark takes no column.
  ///
  /// - Complexity: O(*offset*); used for errors only.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    let first = starts(with: Self.byteOrderMark) ? 3 : 0
    for index in indices.prefix(Swift.max(0, offset)).dropFirst(first) {
      if endsLine(at: index) {
        line += 1
        column = 1
      } else if !self[index].isContinuation {
        column += 1
      }
    }
    return (line, column)
  }

  fileprivate func endsLine(at index: Int) -> Bool {
    if self[index] == .lineFeed { return true }
    guard self[index] == .carriageReturn else { return false }
    return index + 1 >= count || self[index + 1] != .lineFeed
  }
}

/// The ends of a text's lines, to find the lines of many places.
package struct LineEnds: Sendable {
  /// The indices of the bytes that end a line, in ascending order.
  private let indices: [Int]

  package init(of text: [UInt8]) { indices = text.indices.filter { text.endsLine(at: $0) } }

  /// The line of a byte, from 1.
  ///
  /// - Complexity: O(log *lines*).
  package func line(of offset: Int) -> Int {
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}

extension Tape {
  /// The path of a node, determined from the root downwards.
  ///
  /// - Complexity: O(*preceding siblings at each level*).
  func path(of target: Int) -> String { Tape.path(of: target, in: nodes, bytes: bytes) }

  /// The path of a node whose containers may still be open while parsing; an open container has `next` 0.
  static func path(of target: Int, in nodes: [Node], bytes: [UInt8]) -> String {
    var path = "$"
    var container = 0
    while container < target {
      let isObject = nodes[container].kind == .object
      var child = container + 1
      var position = 0
      while true {
        let value = isObject ? child + 1 : child
        let next = value < nodes.count ? Int(nodes[value].next) : 0
        if next == 0 || target < next {
          path += isObject ? step(bytes.string(of: nodes[child])) : "[\(position)]"
          container = value
          break
        }
        child = next
        position += 1
      }
    }
    return path
  }

  /// The path component of a key: `.width`, or `["two words"]` if it is not an identifier; a long key is shortened.
  static func step(_ key: String) -> String {
    let isPlain = key.utf8.allSatisfy { $0.isWord } && key.utf8.first.map { !$0.isDigit } == true
    return isPlain ? "." + shortened(key) : "[" + key.quotedInMessage + "]"
  }

  /// The text in double quotes, escaped like in JSON, with terminal control characters escaped as well.
  static func quoted(_ text: String) -> String {
    var writer = JSONWriter(pretty: false)
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self).withControlsEscaped
  }
}
