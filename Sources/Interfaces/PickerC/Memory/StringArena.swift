import CPickerLayout

/// Strings for C programs, each followed by a zero byte, which live as long as the arena.
///
/// They are copied into blocks that never move, so a string is valid as soon as it is added.
struct StringArena: ~Copyable {
  private var blocks: [UnsafeMutableRawPointer] = []
  private var free = UnsafeMutableBufferPointer<CChar>(start: nil, count: 0)

  private static let blockSize = 4096

  init() {}

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// Copies a text.
  mutating func add(_ text: String) -> pl_string {
    var text = text
    return text.withUTF8 { utf8 in
      let copy = memory(for: utf8.count + 1)
      for (place, byte) in utf8.enumerated() { copy[place] = CChar(bitPattern: byte) }
      copy[utf8.count] = 0
      return pl_string(bytes: copy.baseAddress, count: utf8.count)
    }
  }

  /// Copies a text; an absent string for nil.
  mutating func add(_ text: String?) -> pl_string { text.map { add($0) } ?? pl_string() }

  private mutating func memory(for count: Int) -> UnsafeMutableBufferPointer<CChar> {
    if count > free.count {
      let block = UnsafeMutableBufferPointer<CChar>.allocate(
        capacity: max(count, StringArena.blockSize))
      if let start = block.baseAddress { blocks.append(UnsafeMutableRawPointer(start)) }
      free = block
    }
    defer { free = UnsafeMutableBufferPointer(rebasing: free[count...]) }
    return UnsafeMutableBufferPointer(rebasing: free[..<count])
  }
}
