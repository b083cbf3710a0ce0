import PickerJSON

/// Returns `count` bytes of memory, in which JavaScript puts what it passes. Freed by `pl_deallocate`.
@c
package func pl_allocate(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: max(1, count), alignment: 8)
}

@c
package func pl_deallocate(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

/// Releases an object that JavaScript holds.
@c
package func pl_release(_ handle: OpaquePointer) {
  Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(handle)).release()
}

extension OpaquePointer {
  /// The object at an address that JavaScript was given. JavaScript tells types apart, by its own classes.
  func object<Object: Handle>(_ type: Object.Type = Object.self) -> Object {
    Unmanaged<Object>.fromOpaque(UnsafeRawPointer(self)).takeUnretainedValue()
  }
}

/// What a function returns that is more than a number: JavaScript reads it before its next call.
enum Answer {
  nonisolated(unsafe) private static var bytes = UnsafeMutableBufferPointer<UInt8>.allocate(
    capacity: 0)

  static func set(_ answer: [UInt8]) {
    bytes.deallocate()
    bytes = .allocate(capacity: answer.count)
    _ = bytes.initialize(fromContentsOf: answer)
  }

  static func set(_ answer: String) { set(Array(answer.utf8)) }

  /// Answers with a JSON array.
  static func set(strings answer: [String]) {
    var json = JSONWriter(pretty: false)
    json.array { json in
      for string in answer { json.string(string) }
    }
    set(json.bytes)
  }

  static var start: UnsafeRawPointer? { UnsafeRawPointer(bytes.baseAddress) }

  static var count: Int { bytes.count }
}

@c
package func pl_answer() -> UnsafeRawPointer? { Answer.start }

@c
package func pl_answer_count() -> Int { Answer.count }

extension [UInt8] {
  /// The bytes that JavaScript passed.
  init(passed bytes: UnsafePointer<UInt8>?, _ count: Int) {
    self = Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

extension [UInt8] {
  /// The bytes of a JSON text that JavaScript passed to a function of the C interface.
  init(json: UnsafePointer<CChar>?, count: Int, _ name: String) throws(Failure) {
    self = Array(UnsafeRawBufferPointer(start: json, count: count))
  }
}

extension String {
  /// The UTF-8 that JavaScript passed.
  init(passed bytes: UnsafePointer<UInt8>?, _ count: Int) {
    self.init(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
