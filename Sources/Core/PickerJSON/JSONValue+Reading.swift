extension JSONValue {
  /// Returns the Boolean.
  ///
  /// - Throws: e.g. `expected true or false, found the string "yes"`.
  public func bool() throws(JSONError) -> Bool {
    let node = node
    guard node.kind == .bool else { throw unexpected("true or false") }
    return node.length == 4
  }

  /// Returns the number, which is always finite.
  ///
  /// - Throws: e.g. `expected a number, found an array`.
  public func number() throws(JSONError) -> Double {
    let node = node
    guard node.kind == .number else { throw unexpected("a number") }
    return tape.bytes.double(node.text)
  }

  /// Returns the whole number; `3.0` and `3e0` are accepted.
  ///
  /// - Throws: e.g. `expected a whole number, found 1.5`.
  public func integer() throws(JSONError) -> Int {
    let node = node
    guard node.kind == .number else { throw unexpected("a whole number") }
    if let integer = tape.bytes.integer(node.text) { return integer }
    let number = tape.bytes.double(node.text)
    guard number == number.rounded() else { throw unexpected("a whole number") }
    guard let integer = Int(exactly: number) else {
      throw unexpected("a whole number of at most 64 bits")
    }
    return integer
  }

  /// Returns the string with its escapes resolved.
  ///
  /// - Throws: e.g. `expected a string, found 12`.
  public func string() throws(JSONError) -> String {
    guard kind == .string else { throw unexpected("a string") }
    return tape.string(at: index)
  }

  /// Returns the array.
  ///
  /// - Throws: e.g. `expected an array, found null`.
  public func array() throws(JSONError) -> JSONArray {
    guard kind == .array else { throw unexpected("an array") }
    return JSONArray(value: self)
  }

  /// Returns the elements of an array, each decoded by `read`.
  ///
  /// - Throws: e.g. `expected an array, found null`, and the errors of `read`.
  @inlinable package func elements<Element>(
    _ read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    let array = try array()
    var elements: [Element] = []
    elements.reserveCapacity(array.count)
    for element in array { elements.append(try read(element)) }
    return elements
  }

  /// Returns the object.
  ///
  /// - Throws: e.g. `expected an object, found the string "Inter"`.
  public func object() throws(JSONError) -> JSONObject {
    guard kind == .object else { throw unexpected("an object") }
    return JSONObject(value: self)
  }
}

// The source text.
extension JSONValue {
  /// The value as compact JSON; numbers and strings are copied verbatim from the document.
  public var compactText: String { String(decoding: compactBytes, as: UTF8.self) }

  /// The value as compact JSON in UTF-8, which can be parsed again.
  ///
  /// - Complexity: O(*length of the value*).
  public var compactBytes: [UInt8] {
    let text = kind == .string ? offset..<Int(node.end) + 1 : node.text
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var isInString = false
    var isEscaped = false
    for byte in tape.bytes[text] where isInString || !byte.isSpace {
      result.append(byte)
      if byte == .quote && !isEscaped { isInString.toggle() }
      isEscaped = byte == .backslash && !isEscaped
    }
    return result
  }
}
