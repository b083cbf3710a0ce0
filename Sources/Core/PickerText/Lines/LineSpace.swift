/// White space at the end of a line, which hangs and does not count towards its width.
package enum LineSpace {
  /// Whether the character separates lines. Source: UAX #14, classes BK, CR, LF and NL.
  package static func isLineEnd(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character is breaking white space.
  package static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: isLineEnd(scalar)
    }
  }
}
