import PickerJSON

/// Returns `count` bytes of memory, in which JavaScript puts what it passes. Freed by `pl_deallocate`.
@c @_expose(wasm)
package func pl_allocate(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: max(1, count), alignment: 8)
}

@c @_expose(wasm)
package func pl_deallocate(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

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

@c @_expose(wasm)
package func pl_answer() -> UnsafeRawPointer? { Answer.start }

@c @_expose(wasm)
package func pl_answer_count() -> Int { Answer.count }

extension [UInt8] {
  /// The bytes that JavaScript passed.
  init(passed bytes: UnsafePointer<UInt8>?, _ count: Int) {
    self = Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

extension String {
  /// The UTF-8 that JavaScript passed.
  init(passed bytes: UnsafePointer<UInt8>?, _ count: Int) {
    self.init(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
