/// Decodes the scalars of valid UTF-8 bytes in place, without validation.
struct UTF8Scalars: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next scalar.
  private(set) var place: Int
  private let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = Swift.min(range.upperBound, bytes.count)
  }

  @inline(__always)
  mutating func next() -> UInt32? {
    if place >= end { return nil }
    let lead = UInt32(bytes[place])
    place += 1
    if lead < 0x80 { return lead }
    if lead < 0xE0 { return (lead & 0x1F) << 6 | rest() }
    if lead < 0xF0 { return (lead & 0xF) << 12 | rest() << 6 | rest() }
    return (lead & 7) << 18 | rest() << 12 | rest() << 6 | rest()
  }

  /// The six payload bits of a continuation byte.
  @inline(__always)
  private mutating func rest() -> UInt32 {
    if place >= end { return 0 }
    defer { place += 1 }
    return UInt32(bytes[place] & 0x3F)
  }
}
