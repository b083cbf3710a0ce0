// Separators and indentation.
extension JSONWriter {
  @inlinable @inline(__always)
  mutating func open(_ bracket: UInt8, inline: Bool) -> Bool {
    if isPretty {
      beginValue()
      append(bracket)
    } else {
      reserve(2)
      // Without a branch: the comma is overwritten where it is not needed.
      cursor.pointee = .comma
      cursor += hasPrevious && !isAfterKey ? 1 : 0
      put(bracket)
      isAfterKey = false
    }
    let wasInline = isInline
    isInline = isInline || inline
    depth += 1
    hasPrevious = false
    return wasInline
  }

  @inlinable @inline(__always)
  mutating func close(_ bracket: UInt8, wasInline: Bool) {
    depth -= 1
    if hasPrevious && isPretty { newLine() }
    append(bracket)
    isInline = wasInline
    // A second value at the root is not separated.
    hasPrevious = depth > 0
    isAfterKey = false
  }

  @inlinable @inline(__always) mutating func beginValue() {
    if isAfterKey {
      isAfterKey = false
    } else {
      separate()
    }
  }

  /// Begins an element or a member.
  @inlinable @inline(__always) mutating func separate() {
    if isPretty { return separateWithSpace() }
    reserve(1)
    // Without a branch: the comma is overwritten where it is not needed.
    cursor.pointee = .comma
    cursor += hasPrevious ? 1 : 0
    hasPrevious = depth > 0
  }

  @usableFromInline mutating func separateWithSpace() {
    guard depth > 0 else { return }
    if hasPrevious {
      append(.comma)
      if isInline { append(.space) }
    }
    newLine()
    hasPrevious = true
  }

  @usableFromInline mutating func newLine() {
    guard !isInline else { return }
    reserve(1 + 2 * depth)
    put(.lineFeed)
    cursor.update(repeating: .space, count: 2 * depth)
    cursor += 2 * depth
  }
}
