import PickerGeometry

/// The size of an SVG file, from the attributes of its first element.
///
/// - Source: SVG 2, section 8.2; CSS Images 3, section 5.1.
enum SVGHeader {
  /// The size in points: the size of the `viewBox` if the file has no lengths, and 300 × 150 if it has neither. Nil
  /// if the first element does not end.
  static func size(of bytes: [UInt8]) -> Size? {
    guard let tag = tag(of: bytes) else { return nil }
    let box = attribute("viewBox", of: tag)?.split { " ,\t\r\n".utf8.contains($0) }
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    let ratio = box.flatMap { $0.count == 4 && $0[2] > 0 && $0[3] > 0 ? $0[2] / $0[3] : nil }
    let (width, height) = (length("width", of: tag), length("height", of: tag))
    switch (width, height) {
    case (let width?, let height?): return Size(width: width, height: height)
    case (let width?, nil): return Size(width: width, height: ratio.map { width / $0 } ?? 150)
    case (nil, let height?): return Size(width: ratio.map { height * $0 } ?? 300, height: height)
    case (nil, nil):
      guard let box, ratio != nil else { return Size(width: 300, height: 150) }
      return Size(width: box[2], height: box[3])
    }
  }

  /// The attributes of the element `svg`, as they are written.
  private static func tag(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let reader = ByteReader(bytes)
    guard let start = bytes.indices.first(where: { reader.has("<svg", at: $0) }) else { return nil }
    var quote: UInt8?
    for place in (start + 4)..<bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return bytes[(start + 4)..<place]
      }
    }
    return nil
  }

  /// The value of an attribute, whose name is preceded by white space.
  private static func attribute(_ name: StaticString, of tag: ArraySlice<UInt8>) -> ArraySlice<
    UInt8
  >? {
    let reader = ByteReader(tag)
    var quote: UInt8?
    var place = 0
    while let byte = reader.byte(at: place).map({ UInt8($0) }) {
      defer { place += 1 }
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      guard byte <= 0x20, reader.has(name, at: place + 1) else { continue }
      var rest = tag.dropFirst(place + 1 + name.utf8CodeUnitCount).drop { $0 <= 0x20 }
      guard rest.popFirst() == UInt8(ascii: "=") else { continue }
      rest = rest.drop { $0 <= 0x20 }
      guard let mark = rest.popFirst(), mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'")
      else {
        return nil
      }
      return rest.prefix { $0 != mark }
    }
    return nil
  }

  /// A length in points; nil if it is missing, a percentage, or relative to a font.
  private static func length(_ name: StaticString, of tag: ArraySlice<UInt8>) -> Double? {
    guard let value = attribute(name, of: tag) else { return nil }
    let text = String(decoding: value, as: UTF8.self).asciiLowercased.filter { !$0.isWhitespace }
    let digits = text.prefix { "0"..."9" ~= $0 || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(digits), number > 0,
      let unit = units[String(text.dropFirst(digits.count))]
    else { return nil }
    return number * unit
  }

  private static let units = [
    "": 1.0, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54,
  ]
}
