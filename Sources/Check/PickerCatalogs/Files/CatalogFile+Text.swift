import PickerCheck

extension CatalogFile {
  /// Returns the text in UTF-8 without a byte order mark: UTF-16 is detected by its mark, or by the zero byte of its
  /// first character; all other bytes do not change.
  ///
  /// - Throws: `expected text in UTF-16, found other bytes`.
  func textBytes() throws(CatalogError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    guard let isBigEndian = isBigEndianUTF16 else { return bytes }
    guard bytes.count.isMultiple(of: 2),
      let text = String(validating: units(isBigEndian: isBigEndian), as: UTF16.self)
    else { throw error("expected text in UTF-16, found other bytes", line: 1) }
    return Array(text.utf8)
  }

  /// Nil unless it is UTF-16.
  private var isBigEndianUTF16: Bool? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0, 1...): return true
    case (0xFF, 0xFE), (1..., 0): return false
    default: return nil
    }
  }

  /// The code units without a mark.
  private func units(isBigEndian: Bool) -> [UInt16] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      let unit = UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
      return isBigEndian ? unit.byteSwapped : unit
    }
    return units.first == 0xFEFF ? Array(units.dropFirst()) : units
  }
}
