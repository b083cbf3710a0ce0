import CPickerSystem

/// The characters of the bytes of character sets, by the C library.
enum PatternCharacters {
  /// Returns the character of each byte, nil for one that is none; nothing for a name that the C library does not know.
  static func find(ofCharset name: String) -> [Unicode.Scalar?] {
    let converter = iconv_open("UCS-4LE", name)
    guard converter != iconv_t(bitPattern: -1) else { return [] }
    defer { iconv_close(converter) }
    return (UInt8.min...UInt8.max).map { scalar(of: $0, by: converter) }
  }

  private static func scalar(of byte: UInt8, by converter: iconv_t?) -> Unicode.Scalar? {
    var input = CChar(bitPattern: byte)
    var output: UInt32 = 0
    let isConverted = withUnsafeMutablePointer(to: &input) { input in
      withUnsafeMutableBytes(of: &output) { output in
        var from: UnsafeMutablePointer<CChar>? = input
        var to = output.baseAddress?.assumingMemoryBound(to: CChar.self)
        var (fromCount, toCount) = (1, output.count)
        iconv(converter, nil, nil, nil, nil)
        return iconv(converter, &from, &fromCount, &to, &toCount) == 0 && toCount == 0
      }
    }
    return isConverted ? Unicode.Scalar(UInt32(littleEndian: output)) : nil
  }
}
