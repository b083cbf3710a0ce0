import CPickerHarfBuzz

/// Reads the table directory of a font file to detect truncated files.
///
/// FreeType ignores tables that lie outside the file, and HarfBuzz treats them as empty; a truncated file would
/// measure every text as empty.
struct FontContainer {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The defect of face `index`; nil if there is none, or if the file has another format.
  func defect(ofFace index: Int) -> String? {
    guard directoryStart(ofFace: index) != nil else { return nil }
    guard let tables = tables(ofFace: index) else { return cutShort("its table directory") }
    let beyond = tables.first { $0.bytes.upperBound > bytes.count }
    return beyond.map { cutShort("its table \(string(ofTag: hb_tag_t($0.tag)))") }
  }

  /// A record of the table directory.
  struct Table {
    /// The four characters as a big-endian number.
    let tag: Int
    let checksum: Int
    /// The byte range of the table, which may exceed the file.
    let bytes: Range<Int>
  }

  /// The tables of face `index`, in directory order; nil if the directory is truncated.
  func tables(ofFace index: Int) -> [Table]? {
    guard let start = directoryStart(ofFace: index),
      let count = bytes.bigEndian(at: start + 4, bytes: 2)
    else { return nil }
    var tables: [Table] = []
    for record in stride(from: start + 12, to: start + 12 + 16 * count, by: 16) {
      guard let tag = bytes.bigEndian(at: record, bytes: 4),
        let checksum = bytes.bigEndian(at: record + 4, bytes: 4),
        let offset = bytes.bigEndian(at: record + 8, bytes: 4),
        let length = bytes.bigEndian(at: record + 12, bytes: 4)
      else { return nil }
      tables.append(
        Table(tag: tag, checksum: checksum, bytes: offset..<offset + length))
    }
    return tables
  }

  /// The `sfntVersion` of face `index`; nil if the file is not TrueType or OpenType.
  func version(ofFace index: Int) -> Int? {
    directoryStart(ofFace: index).flatMap { bytes.bigEndian(at: $0, bytes: 4) }
  }

  /// The offset of the table directory; nil if the file is not TrueType or OpenType.
  private func directoryStart(ofFace index: Int) -> Int? {
    switch bytes.bigEndian(at: 0, bytes: 4) {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return 0  // TrueType, "OTTO", "true"
    case 0x7474_6366:  // "ttcf", a collection
      guard let count = bytes.bigEndian(at: 8, bytes: 4), index < count else { return nil }
      return bytes.bigEndian(at: 12 + 4 * index, bytes: 4)
    default: return nil
    }
  }

  private func cutShort(_ part: String) -> String {
    "expected a complete font, found a truncated one: \(part) ends after the file's \(bytes.count) bytes"
  }
}
