package import CPickerLayout
package import PickerLimits

// The folder: `BlockRows` collects the rows of a tree, and `Block` lays them out in one piece of memory.

/// A tree in one piece of memory, as `pl_block` describes it.
package final class Block: @unchecked Sendable {
  /// Its memory, in numbers of 8 bytes, the alignment of columns.
  private let words: UnsafeMutablePointer<UInt64>
  /// Its bytes.
  package let size: Int

  package init(_ rows: borrowing BlockRows) throws(OutOfMemory) {
    var measured = BlockWriter()
    rows.write(to: &measured)
    size = measured.size
    let memory = try ForeignMemory.allocate(byteCount: size)
    words = memory.initializeMemory(as: UInt64.self, repeating: 0, count: size / 8)
    var writer = BlockWriter(
      UnsafeMutableRawBufferPointer(start: memory, count: size), after: measured)
    rows.write(to: &writer)
  }

  deinit { ForeignMemory.free(words) }

  /// Where it begins.
  package var start: UnsafePointer<pl_block> {
    UnsafeRawPointer(words).assumingMemoryBound(to: pl_block.self)
  }
}

extension Block {
  /// For each column, the range from the first to the last row that differs from the same row of an earlier block, or
  /// is new; all rows without an earlier block.
  package func changes(since earlier: Block?) -> [pl_changed_rows] {
    guard let earlier else {
      return start.directory.map { pl_changed_rows(first: 0, count: $0.count) }
    }
    return zip(start.directory, earlier.start.directory).map { column, known in
      changes(of: column, since: known, in: earlier)
    }
  }

  private func changes(
    of column: pl_column, since known: pl_column, in earlier: Block
  ) -> pl_changed_rows {
    let common = min(column.count, known.count)
    let size = Int(common * column.row_size)
    let found = Block.difference(words(of: column), earlier.words(of: known), size: size)
    let start = found.map { UInt64($0.lowerBound) / column.row_size } ?? common
    let last = found.map { UInt64($0.upperBound) / column.row_size + 1 } ?? common
    let end = column.count > known.count ? column.count : last
    return pl_changed_rows(first: start, count: end - start)
  }

  /// The first and the last byte that differ among the first ones of two columns; nil if none does.
  private static func difference(
    _ new: UnsafeBufferPointer<UInt64>, _ old: UnsafeBufferPointer<UInt64>, size: Int
  ) -> ClosedRange<Int>? {
    /// The bits that differ, without bytes that only one of the columns has.
    func bits(_ word: Int) -> UInt64 {
      let rest = size - 8 * word
      return (new[word] ^ old[word]) & (rest < 8 ? 1 << (8 * rest) - 1 : .max)
    }
    let words = 0..<(size + 7) / 8
    guard let first = words.first(where: { bits($0) != 0 }),
      let last = words.last(where: { bits($0) != 0 })
    else { return nil }
    let start = 8 * first + bits(first).trailingZeroBitCount / 8
    return start...8 * last + 7 - bits(last).leadingZeroBitCount / 8
  }

  private func words(of column: pl_column) -> UnsafeBufferPointer<UInt64> {
    let count = (column.count * column.row_size + 7) / 8
    return UnsafeBufferPointer(start: words + Int(column.offset / 8), count: Int(count))
  }
}

/// Writes the columns of a block in order; without memory it only computes their size.
struct BlockWriter {
  private let memory: UnsafeMutableRawBufferPointer?
  private var columnCount = 0
  /// The position of the next column.
  private var end = 0

  init() {
    memory = nil
  }

  /// Writes to zeroed memory of the size that others have needed.
  init(_ memory: UnsafeMutableRawBufferPointer, after measured: BlockWriter) {
    self.memory = memory
    end = measured.start
    var head = pl_block()
    copy("PLBLOCK", to: &head.magic)
    head.version = UInt32(PL_BLOCK_VERSION)
    head.column_count = UInt32(measured.columnCount)
    head.size = UInt64(measured.size)
    memory.storeBytes(of: head, as: pl_block.self)
  }

  /// The bytes of head and directory.
  private var start: Int {
    MemoryLayout<pl_block>.size + columnCount * MemoryLayout<pl_column>.size
  }

  /// The bytes of a block with the columns that were measured.
  var size: Int { start + end }

  /// Adds a column.
  ///
  /// - Parameters:
  ///   - name: Its name, of at most 15 characters.
  ///   - row: The type of its rows in C, of as many.
  mutating func add<Row: BitwiseCopyable>(
    _ name: StaticString, _ row: StaticString, _ rows: [Row]
  ) {
    let rowSize = MemoryLayout<Row>.stride
    if let memory {
      var column = pl_column()
      copy(name, to: &column.name)
      copy(row, to: &column.row)
      column.offset = UInt64(end)
      column.count = UInt64(rows.count)
      column.row_size = UInt64(rowSize)
      memory.storeBytes(of: column, toByteOffset: start, as: pl_column.self)
      rows.withUnsafeBytes { memory.dropFirst(end).copy($0) }
    }
    columnCount += 1
    end += (rows.count * rowSize + 7) / 8 * 8
  }
}

extension UnsafeMutableRawBufferPointer.SubSequence {
  /// Copies bytes to its beginning.
  fileprivate func copy(_ bytes: UnsafeRawBufferPointer) {
    UnsafeMutableRawBufferPointer(rebasing: self).copyMemory(from: bytes)
  }
}

/// Copies characters to an array in a struct, followed by zero bytes.
private func copy<Characters: BitwiseCopyable>(
  _ text: StaticString, to characters: inout Characters
) {
  withUnsafeMutableBytes(of: &characters) { bytes in
    text.withUTF8Buffer { bytes.copyBytes(from: $0) }
  }
}

extension UnsafePointer<pl_block> {
  /// The columns, in their order.
  package var directory: UnsafeBufferPointer<pl_column> {
    let start = UnsafeRawPointer(self + 1).assumingMemoryBound(to: pl_column.self)
    return UnsafeBufferPointer(start: start, count: Int(pointee.column_count))
  }
}
