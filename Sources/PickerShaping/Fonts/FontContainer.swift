/// Reads just enough of a font file to tell whether it is whole.
///
/// FreeType passes over tables that lie outside the file and HarfBuzz takes them for empty; a file
/// that was cut short would measure everything as nothing.
struct FontContainer {
  let bytes: UnsafeBufferPointer<UInt8>

  /// What is wrong with face `index`; nil where nothing is, or where the file is of another kind.
  func fault(ofFace index: Int) -> String? {
    guard let start = directoryStart(ofFace: index) else { return nil }
    guard let count = number(at: start + 4, bytes: 2) else {
      return cutShort("its table directory")
    }
    for table in 0..<count {
      let record = start + 12 + 16 * table
      guard let offset = number(at: record + 8, bytes: 4),
        let length = number(at: record + 12, bytes: 4)
      else { return cutShort("its table directory") }
      if offset + length > bytes.count { return cutShort("its table \(tag(at: record))") }
    }
    return nil
  }

  /// Where the table directory begins; nil for what is not TrueType or OpenType.
  private func directoryStart(ofFace index: Int) -> Int? {
    switch number(at: 0, bytes: 4) {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return 0  // TrueType, "OTTO", "true"
    case 0x7474_6366:  // "ttcf", a collection
      guard let count = number(at: 8, bytes: 4), index < count else { return nil }
      return number(at: 12 + 4 * index, bytes: 4)
    default: return nil
    }
  }

  private func cutShort(_ part: String) -> String {
    "expected a whole font, found one cut short: \(part) ends after the file's \(bytes.count) bytes"
  }

  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return (0..<count).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  private func tag(at offset: Int) -> String {
    String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
  }
}
