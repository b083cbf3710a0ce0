import CPickerLayout
import PickerLimits

/// A struct that a program receives and frees, in one piece of memory with the rows and strings that it points to.
struct OwnedResult<Value: BitwiseCopyable>: ~Copyable {
  private let start: UnsafeMutableRawPointer
  /// The address of the next rows or strings.
  private var end: UnsafeMutableRawPointer

  /// - Parameter byteCount: The size of all that is added, each by ``size(ofRows:_:)`` or ``size(of:)``.
  /// - Throws: `Failure` if there is no memory.
  init(byteCount: Int) throws(Failure) {
    let own = OwnedResult<Value>.size(ofRows: 1, Value.self)
    start = try Failure.unlessOutOfMemory { () throws(OutOfMemory) in
      try ForeignMemory.allocate(byteCount: own + byteCount)
    }
    end = start + own
  }

  deinit { ForeignMemory.free(start) }

  /// The size of rows in bytes.
  static func size<Row>(ofRows count: Int, _: Row.Type) -> Int {
    (count * MemoryLayout<Row>.stride + 15) / 16 * 16
  }

  /// The size of a text in bytes.
  static func size(of text: String?) -> Int { text.map { $0.utf8.count + 1 } ?? 0 }

  /// Adds rows, before any text.
  mutating func add<Row: BitwiseCopyable>(
    rows count: Int, _ row: Row.Type
  ) -> UnsafeMutablePointer<Row> {
    defer { end += OwnedResult<Value>.size(ofRows: count, row) }
    return end.bindMemory(to: row, capacity: count)
  }

  /// Adds a text, which a zero byte follows.
  mutating func add(_ text: String) -> pl_string {
    var text = text
    let added = text.withUTF8 { utf8 in
      let copy = end.bindMemory(to: UInt8.self, capacity: utf8.count + 1)
      if let bytes = utf8.baseAddress { copy.initialize(from: bytes, count: utf8.count) }
      copy[utf8.count] = 0
      return pl_string(
        bytes: UnsafeRawPointer(copy).assumingMemoryBound(to: CChar.self), count: utf8.count)
    }
    end += added.count + 1
    return added
  }

  /// Adds a text; an absent string for nil.
  mutating func add(_ text: String?) -> pl_string { text.map { add($0) } ?? pl_string() }

  /// Gives the struct away, for ``free(_:)``.
  consuming func take(_ value: Value) -> UnsafeMutablePointer<Value> {
    let result = start.initializeMemory(as: Value.self, to: value)
    discard self
    return result
  }

  /// Frees a struct, with all that it points to; NULL is left alone.
  static func free(_ value: UnsafeMutablePointer<Value>?) { ForeignMemory.free(value) }
}
