import PickerGeometry
import Testing

@Suite struct PathBytesTests {
  private func roundTrip(_ bytes: [UInt8]) -> [UInt8] {
    String(pathBytes: bytes).withPath { start in
      var result: [UInt8] = []
      var next = start
      while next.pointee != 0 {
        result.append(UInt8(bitPattern: next.pointee))
        next += 1
      }
      return result
    }
  }

  @Test func path_keepsItsBytes() {
    let paths: [[UInt8]] = [
      [], Array("a/é.json".utf8), [0xFF], [0x61, 0xFF, 0xC3, 0x62], [0xE2, 0x82],
      [0xED, 0xA0, 0x80],
      Array("\u{10FE61}".utf8) + [0xFE],
    ]
    for path in paths { #expect(roundTrip(path) == path) }
    #expect(Set(paths.map { String(pathBytes: $0) }).count == paths.count)
  }

  @Test func path_ofUTF8_isItsText() {
    #expect(String(pathBytes: Array("a/é😀.json".utf8)) == "a/é😀.json")
  }

  @Test func byteThatIsNotUTF8_isShownAsAReplacement() {
    #expect(String(pathBytes: [0x61, 0xFF, 0x62]).shownPath == "a\u{FFFD}b")
  }
}
