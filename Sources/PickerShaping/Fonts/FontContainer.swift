import CPickerHarfBuzz

/// Reads just enough of a font file to tell whether it is whole.
///
/// FreeType passes over tables that lie outside the file and HarfBuzz takes them for empty; a file
/// that was cut short would measure everything as nothing.
struct FontContainer {
  let bytes: UnsafeBufferPointer<UInt8>

  /// What is wrong with face `index`; nil where nothing is, or where the file is of another kind.
  func fault(ofFace index: Int) -> String? {
    guard directoryStart(ofFace: index) != nil else { return nil }
    guard let tables = tables(ofFace: index) else { return cutShort("its table directory") }
    let beyond = tables.first { $0.bytes.upperBound > bytes.count }
    return beyond.map { cutShort("its table \(string(ofTag: hb_tag_t($0.tag)))") }
  }

  /// One table of a face, as the table directory has it.
  struct Table {
    /// Four characters as one number.
    let tag: Int
    let checksum: Int
    /// Where it lies in the file, if the file goes so far.
    let bytes: Range<Int>
  }

  /// The tables of face `index`, in the order of the directory; nil where that is cut short.
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

  /// What a file of face `index` alone begins with; nil for what is not TrueType or OpenType.
  func version(ofFace index: Int) -> Int? {
    directoryStart(ofFace: index).flatMap { bytes.bigEndian(at: $0, bytes: 4) }
  }

  /// Where the table directory begins; nil for what is not TrueType or OpenType.
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
    "expected a whole font, found one cut short: \(part) ends after the file's \(bytes.count) bytes"
  }
}
