import CPickerSystem
import PickerText

/// The character sets of the C library, and the properties of Swift's own tables.
final class SystemAlphabet: PatternAlphabet {
  func characters(ofCharset name: String) -> [Unicode.Scalar?] {
    let converter = iconv_open("UCS-4LE", name)
    guard converter != iconv_t(bitPattern: -1) else { return [] }
    defer { iconv_close(converter) }
    return (UInt8.min...UInt8.max).map { SystemAlphabet.scalar(of: $0, by: converter) }
  }

  func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  func lowercase(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    let lower = letter.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? letter : letter
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
