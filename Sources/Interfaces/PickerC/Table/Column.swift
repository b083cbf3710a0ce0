import CPickerLayout
import PickerLimits

/// A column of a table, to which rows are appended until it is given away.
protocol Column: AnyObject {
  /// What its rows take, in bytes.
  var byteCount: Int { get }
  func appendNulls(_ count: Int) throws(OutOfMemory)
  /// Appends rows of a column of the same type.
  func append(_ rows: Range<Int>, of other: any Column) throws(OutOfMemory)
  /// Removes all rows after the first ones.
  func truncate(to count: Int)
  /// Its type under a name.
  func schema(_ name: StaticString, isNullable: Bool) -> ArrowSchema
  /// Gives the rows away.
  func take() throws(OutOfMemory) -> ArrowArray
}

/// A number that a column holds.
protocol ColumnValue: BitwiseCopyable {
  /// Stands for null; no row has it as its value.
  static var missing: Self { get }
  /// The type in the C data interface of Arrow.
  static var format: StaticString { get }
  /// Which values are not null: a requirement, so that it is compiled for each type and not for all of them.
  static func validity(of values: UnsafeBufferPointer<Self>) throws(OutOfMemory) -> Bitmap
}

/// Positions and counts, which are never negative.
extension Int32: ColumnValue {
  static var missing: Int32 { -1 }
  static var format: StaticString { "i" }
  static func validity(of values: UnsafeBufferPointer<Int32>) throws(OutOfMemory) -> Bitmap {
    try Bitmap(values) { $0 >= 0 }
  }
}

extension Int64: ColumnValue {
  static var missing: Int64 { -1 }
  static var format: StaticString { "l" }
  static func validity(of values: UnsafeBufferPointer<Int64>) throws(OutOfMemory) -> Bitmap {
    try Bitmap(values) { $0 >= 0 }
  }
}

/// Lengths, which are always finite.
extension Double: ColumnValue {
  static var missing: Double { .nan }
  static var format: StaticString { "g" }
  static func validity(of values: UnsafeBufferPointer<Double>) throws(OutOfMemory) -> Bitmap {
    try Bitmap(values) { !$0.isNaN }
  }
}

/// A column of numbers.
final class ValueColumn<Value: ColumnValue>: Column {
  private var values = GrowingBuffer<Value>()

  var byteCount: Int { values.byteCount }

  func append(_ value: Value) throws(OutOfMemory) { try values.append(value) }

  /// Appends a value for each element, which `value` returns.
  func append<Element>(
    _ elements: [Element], _ value: (Element) -> Value
  ) throws(OutOfMemory) {
    let memory = try values.extend(by: elements.count)
    for (place, element) in elements.enumerated() { memory[place] = value(element) }
  }

  func append(repeating value: Value, count: Int) throws(OutOfMemory) {
    try values.append(repeating: value, count: count)
  }

  func appendNulls(_ count: Int) throws(OutOfMemory) {
    try values.append(repeating: .missing, count: count)
  }

  func append(_ rows: Range<Int>, of other: any Column) throws(OutOfMemory) {
    let other = unsafeDowncast(other, to: Self.self)
    try values.append(contentsOf: UnsafeBufferPointer(rebasing: other.values.elements[rows]))
  }

  func truncate(to count: Int) { values.truncate(to: count) }

  func schema(_ name: StaticString, isNullable: Bool) -> ArrowSchema {
    ArrowSchema(name, format: Value.format, isNullable: isNullable)
  }

  func take() throws(OutOfMemory) -> ArrowArray { try take { nil } }

  /// Gives the rows away, as positions in a dictionary, which `dictionary` returns.
  func take(
    dictionary: () throws(OutOfMemory) -> ArrowArray?
  ) throws(OutOfMemory) -> ArrowArray {
    let validity = try Value.validity(of: values.elements)
    try values.reserve(1)
    let dictionary = try dictionary()
    let count = values.count
    var taken = GrowingBuffer<Value>()
    swap(&taken, &values)
    return ArrowArray(
      length: count, nullCount: validity.unsetCount,
      buffers: [validity.asValidity(), taken.take()],
      dictionary: dictionary)
  }
}

/// A column of Booleans.
final class FlagColumn: Column {
  private var values = GrowingBuffer<Flag>()

  /// A Boolean, or null.
  enum Flag: UInt8 { case no, yes, missing }

  var byteCount: Int { values.byteCount }

  /// Appends a value for each element, which `value` returns.
  func append<Element>(
    _ elements: [Element], _ value: (Element) -> Bool
  ) throws(OutOfMemory) {
    let memory = try values.extend(by: elements.count)
    for (place, element) in elements.enumerated() { memory[place] = value(element) ? .yes : .no }
  }

  func appendNulls(_ count: Int) throws(OutOfMemory) {
    try values.append(repeating: .missing, count: count)
  }

  func append(_ rows: Range<Int>, of other: any Column) throws(OutOfMemory) {
    let other = unsafeDowncast(other, to: Self.self)
    try values.append(contentsOf: UnsafeBufferPointer(rebasing: other.values.elements[rows]))
  }

  func truncate(to count: Int) { values.truncate(to: count) }

  func schema(_ name: StaticString, isNullable: Bool) -> ArrowSchema {
    ArrowSchema(name, format: "b", isNullable: isNullable)
  }

  func take() throws(OutOfMemory) -> ArrowArray {
    let validity = try Bitmap(values.elements) { $0 != .missing }
    let bits = try Bitmap(values.elements) { $0 == .yes }
    defer { values.truncate(to: 0) }
    return ArrowArray(
      length: values.count, nullCount: validity.unsetCount,
      buffers: [validity.asValidity(), bits.take()])
  }
}
