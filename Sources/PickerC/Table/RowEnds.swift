import CPickerLayout

/// Where rows of different lengths end: texts in their bytes, lists in their elements.
struct RowEnds: ~Copyable {
  /// After a 0, the end of each row; the complement of it for a row that is null.
  private var ends = GrowingBuffer<Int32>()

  init() { ends.append(0) }

  var count: Int { ends.count - 1 }
  var byteCount: Int { ends.byteCount }

  /// Appends a row that ends at a place, after all that were appended.
  mutating func append(_ end: Int) { ends.append(Int32(truncatingIfNeeded: end)) }

  /// Appends rows without a value.
  mutating func appendNulls(_ count: Int) {
    ends.append(repeating: ~Int32(truncatingIfNeeded: end(of: self.count - 1)), count: count)
  }

  /// Appends rows of others.
  mutating func append(_ rows: Range<Int>, of other: borrowing RowEnds) {
    let moved = Int32(truncatingIfNeeded: end(of: count - 1) - other.end(of: rows.lowerBound - 1))
    let added = ends.extend(by: rows.count)
    for (place, row) in rows.enumerated() {
      let end = other.ends.elements[row + 1]
      added[place] = end < 0 ? ~(~end + moved) : end + moved
    }
  }

  /// Where a row ends; 0 for the row before the first one.
  func end(of row: Int) -> Int {
    let end = ends.elements[row + 1]
    return Int(end < 0 ? ~end : end)
  }

  /// Where rows start and end.
  func range(of rows: Range<Int>) -> Range<Int> {
    end(of: rows.lowerBound - 1)..<end(of: rows.upperBound - 1)
  }

  mutating func truncate(to count: Int) { ends.truncate(to: count + 1) }

  /// Gives the rows away as an array of Arrow.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of texts; nil for lists.
  ///   - elements: The elements of lists.
  consuming func take(
    bytes: UnsafeMutableRawPointer? = nil, elements: ArrowArray? = nil
  ) -> ArrowArray {
    let rows = UnsafeBufferPointer(rebasing: ends.elements.dropFirst())
    let validity = Bitmap(rows) { $0 >= 0 }
    let (count, nullCount) = (rows.count, validity.unsetCount)
    if let memory = ends.start, nullCount > 0 {
      for place in 1...count where memory[place] < 0 { memory[place] = ~memory[place] }
    }
    return ArrowArray(
      length: count, nullCount: nullCount,
      buffers: [validity.asValidity(), ends.take()] + (bytes.map { [$0] } ?? []),
      children: elements.map { [$0] } ?? [])
  }
}
