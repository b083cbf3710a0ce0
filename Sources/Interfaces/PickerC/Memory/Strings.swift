import CPickerLayout

extension pl_string {
  /// The text; nil if it is absent.
  ///
  /// - Throws: `Failure`: `type is not UTF-8`.
  func text(_ name: @autoclosure () -> String) throws(Failure) -> String? {
    guard bytes != nil else {
      if count == 0 { return nil }
      throw .argument("\(name()) is NULL, but has a count of \(count)")
    }
    return try String(utf8: bytes, count: count, name())
  }

  /// The path of a file or a folder; nil if it is absent.
  ///
  /// - Throws: `Failure`, also for a zero byte, which would end the path for the system.
  func path(_ name: @autoclosure () -> String) throws(Failure) -> String? {
    guard let path = try text(name()) else { return nil }
    guard !path.utf8.contains(0) else { throw .argument("\(name()) contains a zero byte") }
    return path
  }
}

extension String {
  /// The text of a pointer and a count.
  ///
  /// - Throws: `Failure` for a negative count, NULL with a count of more than 0, and bytes that are not UTF-8.
  init(
    utf8 bytes: UnsafePointer<CChar>?, count: Int, _ name: @autoclosure () -> String
  ) throws(Failure) {
    let buffer = try UnsafeBufferPointer(checking: bytes, count: count, name())
    let text = buffer.withMemoryRebound(to: UInt8.self) { String(validating: $0) }
    guard let text else { throw .argument("\(name()) is not UTF-8") }
    self = text
  }
}

extension String {
  /// The text of bytes; nil unless they are UTF-8. A quarter of the cost of `String(validating:as:)`, which is generic.
  private init?(validating bytes: UnsafeBufferPointer<UInt8>) {
    guard let utf8 = try? UTF8Span(validating: bytes.span) else { return nil }
    self.init(copying: utf8)
  }
}

extension UnsafeBufferPointer {
  /// The elements of an array of C.
  ///
  /// - Throws: `Failure` for a negative count, and for NULL with a count of more than 0.
  init(
    checking start: UnsafePointer<Element>?, count: Int, _ name: @autoclosure () -> String
  ) throws(Failure) {
    // No array can be larger than the address space, and multiplying such a count must not overflow.
    guard (0...(1 << 47) / Swift.max(1, MemoryLayout<Element>.stride)).contains(count) else {
      throw .argument("the count of \(name()) must be at least 0 and possible, is \(count)")
    }
    guard start != nil || count == 0 else {
      throw .argument("\(name()) is NULL, but has a count of \(count)")
    }
    self.init(start: start, count: count)
  }
}

extension [String] {
  /// The texts of an array of C; absent ones are empty.
  init(
    _ strings: UnsafePointer<pl_string>?, count: Int, _ name: String
  ) throws(Failure) {
    self.init()
    for (place, string) in try UnsafeBufferPointer(checking: strings, count: count, name)
      .enumerated()
    {
      append(
        try element(place) { () throws(Failure) in
          try string.text("\(name)[\(place)]") ?? ""
        })
    }
  }
}
