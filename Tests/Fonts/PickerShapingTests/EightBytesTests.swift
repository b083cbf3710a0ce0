import Testing

@testable import PickerShaping

@Suite struct EightBytesTests {
  private func word(_ bytes: [UInt8]) throws -> EightBytes {
    try bytes.withUnsafeBytes { EightBytes(try #require($0.baseAddress), at: 0) }
  }

  /// Every ASCII byte at every place, between bytes that must not be taken for it.
  @Test(arguments: [UInt8(0x61), 0x21, 0x7E, 0x40, 0x5B])
  func tests_agreeWithTheBytes(other: UInt8) throws {
    for place in 0..<8 {
      for byte in UInt8(0)...0x7F {
        var all = Array(repeating: other, count: 8)
        all[place] = byte
        let word = try word(all)
        #expect(word.isASCII)
        #expect(word.hasControl == (byte < 0x20 || byte == 0x7F))
        #expect(word.hasLetter == all.contains { ($0 | 0x20) &- 0x61 < 26 })
        #expect(word.firstSpace == all.firstIndex(of: 0x20))
      }
      var all = Array(repeating: other, count: 8)
      all[place] = 0x80
      #expect(try !word(all).isASCII)
    }
  }

  @Test func firstSpace_isThatOfASearchByteByByte() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<2000 {
      let text = (0..<random.below(30)).map { _ in
        [0x20, 0x21, 0xA0, 0x61][random.below(4)] as UInt8
      }
      let start = random.below(text.count + 1)
      let end = start + random.below(text.count - start + 1)
      let found = text.withUnsafeBufferPointer { $0.firstSpace(in: start..<end) }
      #expect(found == text[start..<end].firstIndex(of: 0x20) ?? end)
    }
  }

  @Test func bytes_areComparedWhole() {
    for count in 0..<40 {
      let text = (0..<UInt8(count)).map { $0 }
      for place in 0..<count {
        var other = text
        other[place] ^= 0x80
        let isSame = text.withUnsafeBufferPointer { a in
          other.withUnsafeBufferPointer { a.hasSameBytes(as: $0) }
        }
        #expect(!isSame)
      }
      let isSame = text.withUnsafeBufferPointer { a in
        Array(text).withUnsafeBufferPointer { a.hasSameBytes(as: $0) }
      }
      #expect(isSame)
    }
    let isLonger = [UInt8](repeating: 0, count: 9).withUnsafeBufferPointer { a in
      a.hasSameBytes(as: UnsafeBufferPointer(rebasing: a[..<8]))
    }
    #expect(!isLonger)
  }
}
