import PickerLimits

/// The ids of a picture, and its other names that are valid in a complete page: names of fonts, classes and
/// keyframes.
///
/// Two pictures in one page must not have the same, so each picture has a prefix. Names are written with a mark, which no SVG
/// document contains, and which the prefix replaces at the end: by default a digest of the bytes up to then, so that equal trees
/// have equal pictures.
enum SVGIDs {
  /// The first character of every name.
  static let mark = "\u{1}"

  private static let markByte: UInt8 = 1

  /// Returns a document with its prefix in place of every mark.
  static func resolved(_ document: String, prefix: String?) -> [UInt8] {
    let bytes = Array(document.utf8)
    // Beyond the budget, nobody sees the names.
    guard Budget.mayProceed, bytes.contains(markByte) else { return bytes }
    let prefix = Array((prefix.map(valid) ?? digest(of: bytes)).utf8)
    var resolved: [UInt8] = []
    resolved.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte == markByte { resolved += prefix } else { resolved.append(byte) }
    }
    return resolved
  }

  /// A letter and six more characters, and a hyphen.
  ///
  /// Source: FNV-1a of 64 bits, by Fowler, Noll and Vo.
  private static func digest(of bytes: [UInt8]) -> String {
    var rest = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    var characters: [UInt8] = []
    for count in [26] + Array(repeating: UInt64(36), count: 6) {
      characters.append(digits[Int(rest % count)])
      rest /= count
    }
    return String(decoding: characters, as: UTF8.self) + "-"
  }

  private static let digits = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)

  /// Whether names can begin with it: letters, digits, hyphens and underscores, the first a letter or an underscore.
  static func isValid(_ prefix: String) -> Bool { valid(prefix) == prefix }

  /// The prefix with an underscore for each character that names cannot have.
  private static func valid(_ prefix: String) -> String {
    var name = ""
    for scalar in prefix.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": name.unicodeScalars.append(scalar)
      case "0"..."9", "-": name += name.isEmpty ? "_" : String(scalar)
      default: name += "_"
      }
    }
    return name
  }
}
