import CPickerLayout
import PickerLimits

/// Where rows of different lengths end: texts in their bytes, lists in their elements.
struct RowEnds: ~Copyable {
  /// After a 0, the end of each row; the complement of it for a row that is null. Nothing before the first row.
  private var ends = GrowingBuffer<Int32>()

  var count: Int { max(0, ends.count - 1) }
  var byteCount: Int { ends.byteCount }

  /// Adds rows without an end, for the caller to set.
  private mutating func extend(
    by count: Int
  ) throws(OutOfMemory) -> UnsafeMutablePointer<Int32> {
    if ends.count == 0 { try ends.append(0) }
    return try ends.extend(by: count)
  }

  /// Appends a row that ends at a place, after all that were appended.
  mutating func append(_ end: Int) throws(OutOfMemory) {
    try extend(by: 1).pointee = Int32(truncatingIfNeeded: end)
  }

  /// Appends rows without a value.
  mutating func appendNulls(_ count: Int) throws(OutOfMemory) {
    let end = ~Int32(truncatingIfNeeded: end(of: self.count - 1))
    try extend(by: count).update(repeating: end, count: count)
  }

  /// Appends rows of others.
  mutating func append(_ rows: Range<Int>, of other: borrowing RowEnds) throws(OutOfMemory) {
    let moved = Int32(truncatingIfNeeded: end(of: count - 1) - other.end(of: rows.lowerBound - 1))
    let added = try extend(by: rows.count)
    for (place, row) in rows.enumerated() {
      let end = other.ends.elements[row + 1]
      added[place] = end < 0 ? ~(~end + moved) : end + moved
    }
  }

  /// Where a row ends; 0 for the row before the first one.
  func end(of row: Int) -> Int {
    guard row >= 0 else { return 0 }
    let end = ends.elements[row + 1]
    return Int(end < 0 ? ~end : end)
  }

  /// Where rows start and end.
  func range(of rows: Range<Int>) -> Range<Int> {
    end(of: rows.lowerBound - 1)..<end(of: rows.upperBound - 1)
  }

  mutating func truncate(to count: Int) { ends.truncate(to: count + 1) }

  /// Which rows are not null. All memory that ``take(_:bytes:elements:)`` needs is there then.
  mutating func seal() throws(OutOfMemory) -> Bitmap {
    _ = try extend(by: 0)
    return try Bitmap(UnsafeBufferPointer(rebasing: ends.elements.dropFirst())) { $0 >= 0 }
  }

  /// Gives the rows away as an array of Arrow.
  ///
  /// - Parameters:
  ///   - validity: What ``seal()`` returned.
  ///   - bytes: The bytes of texts; nil for lists.
  ///   - elements: The elements of lists.
  consuming func take(
    _ validity: consuming Bitmap, bytes: UnsafeMutableRawPointer? = nil,
    elements: ArrowArray? = nil
  ) -> ArrowArray {
    let (count, nullCount) = (count, validity.unsetCount)
    if let memory = ends.start, nullCount > 0 {
      for place in 1...count where memory[place] < 0 { memory[place] = ~memory[place] }
    }
    return ArrowArray(
      length: count, nullCount: nullCount,
      buffers: [validity.asValidity(), ends.take()] + (bytes.map { [$0] } ?? []),
      children: elements.map { [$0] } ?? [])
  }
}
