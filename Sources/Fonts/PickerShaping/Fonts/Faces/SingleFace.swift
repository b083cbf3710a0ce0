/// Extracts one face unchanged into a separate font file, from a collection or an unpacked WOFF file.
struct SingleFace {
  let bytes: UnsafeBufferPointer<UInt8>
  let index: Int

  /// Whether the face can be extracted: false if tables are missing, or if they overlap so far that the
  /// result would exceed the file. Overlapping tables could expand a small file to gigabytes.
  var isWhole: Bool { tables != nil }

  /// The bytes of the font file; nil if ``isWhole`` is false.
  ///
  /// - Source: OpenType, *The OpenType Font File*: tables are sorted by tag and aligned to four bytes.
  var file: [UInt8]? {
    guard let tables, let version = FontContainer(bytes: bytes).version(ofFace: index) else {
      return nil
    }
    var file = header(version: version, count: tables.count)
    var offset = file.count + 16 * tables.count
    for table in tables {
      for word in [table.tag, table.checksum, offset, table.bytes.count] {
        file.append(word, bytes: 4)
      }
      offset += (table.bytes.count + 3) / 4 * 4
    }
    file.reserveCapacity(offset)
    for table in tables {
      file += bytes[table.bytes]
      while file.count % 4 != 0 { file.append(0) }
    }
    return file
  }

  private var tables: [FontContainer.Table]? {
    let container = FontContainer(bytes: bytes)
    guard container.defect(ofFace: index) == nil, let tables = container.tables(ofFace: index),
      tables.reduce(0, { $0 + $1.bytes.count }) <= bytes.count
    else { return nil }
    return tables.sorted { $0.tag < $1.tag }
  }

  /// The 12-byte header; its last three numbers are the parameters of a binary search.
  private func header(version: Int, count: Int) -> [UInt8] {
    let power = count > 0 ? Int.bitWidth - 1 - count.leadingZeroBitCount : 0
    var header: [UInt8] = []
    header.append(version, bytes: 4)
    for word in [count, 16 << power, power, 16 * (count - (1 << power))] {
      header.append(word, bytes: 2)
    }
    return header
  }
}

extension [UInt8] {
  /// Appends the lowest `count` bytes of a number in big-endian order.
  fileprivate mutating func append(_ value: Int, bytes count: Int) {
    for byte in (0..<count).reversed() {
      append(UInt8(truncatingIfNeeded: value >> (8 * byte)))
    }
  }
}
