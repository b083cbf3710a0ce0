/// The place in the memory of a writer where the next bytes of compact output go, for which there is space already.
///
/// A place in a local variable stays in a register, and nothing is checked between one piece and the next: that is how
/// the most frequent objects of a tree are written.
///
///     var place = json.placeOfElement(reserving: 100)
///     place.put("{\"parent\":")
///     place.put(integer: 3)
///     place.put("}")
///     json.move(to: place)
@frozen @usableFromInline package struct JSONPlace {
  @usableFromInline var next: UnsafeMutablePointer<UInt8>
  @usableFromInline let lengths: UnsafeMutablePointer<WrittenLength>?

  @inlinable @inline(__always)
  init(_ next: UnsafeMutablePointer<UInt8>, _ lengths: UnsafeMutablePointer<WrittenLength>?) {
    self.next = next
    self.lengths = lengths
  }

  /// Writes text that is known when compiling.
  @inlinable @inline(__always)
  package mutating func put(_ text: StaticString) { next = JSONWriter.copy(text, to: next) }

  /// Writes a word; takes space for 24 bytes.
  @inlinable @inline(__always)
  package mutating func put(_ word: JSONWord) {
    let target = UnsafeMutableRawPointer(next)
    target.storeBytes(of: word.words.0.littleEndian, as: UInt64.self)
    target.storeBytes(of: word.words.1.littleEndian, toByteOffset: 8, as: UInt64.self)
    target.storeBytes(of: word.words.2.littleEndian, toByteOffset: 16, as: UInt64.self)
    next += word.count
  }

  /// Writes a whole number; takes space for 24 bytes.
  @inlinable @inline(__always)
  package mutating func put(integer value: Int) {
    guard UInt(bitPattern: value) < 100 else {
      return next = JSONWriter.write(long: value, at: next)
    }
    let digits = JSONWriter.twoDigits(UInt32(truncatingIfNeeded: value))
    let skipped = value < 10 ? 1 : 0
    let text = UInt16(truncatingIfNeeded: digits &>> UInt32(truncatingIfNeeded: 8 &* skipped))
    UnsafeMutableRawPointer(next).storeBytes(of: text.littleEndian, as: UInt16.self)
    next += 2 &- skipped
  }

  /// Writes a member, unless its value is below 0; takes space for 24 bytes after its key.
  ///
  /// - Parameter key: The key with the comma before and the colon after it.
  @inlinable @inline(__always)
  package mutating func put(_ key: StaticString, integer value: Int) {
    guard value >= 0 else { return }
    put(key)
    put(integer: value)
  }

  /// Writes a length of ten thousandths; takes space for 32 bytes.
  @inlinable @inline(__always)
  package mutating func put(units: Int64) { next = JSONWriter.write(units, at: next, lengths) }

  /// Writes a length of ten thousandths that has seldom been written before; takes space for 32 bytes.
  @inlinable @inline(__always)
  package mutating func put(newUnits units: Int64) {
    next = JSONWriter.write(units: units, at: next)
  }
}

extension JSONWriter {
  /// The place of the next element of an array, after the comma, with space for `count` bytes. The output must be
  /// compact, and the element must be written from there.
  @inlinable @inline(__always)
  package mutating func placeOfElement(reserving count: Int) -> JSONPlace {
    reserve(count + 1)
    // Without a branch: the comma is overwritten where it is not needed.
    cursor.pointee = .comma
    let next = cursor + (hasPrevious ? 1 : 0)
    hasPrevious = true
    return JSONPlace(next, lengths)
  }

  /// The place after the last byte, with space for `count` bytes.
  @inlinable @inline(__always)
  package mutating func place(reserving count: Int) -> JSONPlace {
    reserve(count)
    return JSONPlace(cursor, lengths)
  }

  /// Goes on after what was written at a place.
  @inlinable @inline(__always)
  package mutating func move(to place: JSONPlace) { cursor = place.next }

  /// Writes a string after what was written at a place, and returns the place after it, with space for `count` bytes.
  @inlinable @inline(__always)
  package mutating func quote(
    _ text: String, at place: JSONPlace, reserving count: Int
  ) -> JSONPlace {
    move(to: place)
    quote(text)
    return self.place(reserving: count)
  }

  /// A length in ten thousandths, rounded as ``length(_:)`` rounds it; it must be short.
  @inlinable @inline(__always)
  package static func units(of length: Double) -> Int64 {
    let magnitude = tenThousandths(of: length.magnitude)
    return length < 0 ? 0 &- magnitude : magnitude
  }

  @usableFromInline @inline(never)
  static func write(
    long value: Int, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let start = UnsafeMutableRawPointer(place)
    start.storeBytes(of: .minus, as: UInt8.self)
    let end = digits(UInt64(value.magnitude), at: start + (value < 0 ? 1 : 0))
    return place + (end - start)
  }
}
