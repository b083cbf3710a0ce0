// The bytes that the grammars of JSON and UTF-8 name.

extension UInt8 {
  @usableFromInline static let tab: UInt8 = 0x09
  @usableFromInline static let lineFeed: UInt8 = 0x0A
  @usableFromInline static let carriageReturn: UInt8 = 0x0D
  @usableFromInline static let space: UInt8 = 0x20
  @usableFromInline static let quote: UInt8 = 0x22
  @usableFromInline static let plus: UInt8 = 0x2B
  @usableFromInline static let comma: UInt8 = 0x2C
  @usableFromInline static let minus: UInt8 = 0x2D
  @usableFromInline static let point: UInt8 = 0x2E
  @usableFromInline static let zero: UInt8 = 0x30
  @usableFromInline static let colon: UInt8 = 0x3A
  @usableFromInline static let leftBracket: UInt8 = 0x5B
  @usableFromInline static let backslash: UInt8 = 0x5C
  @usableFromInline static let rightBracket: UInt8 = 0x5D
  @usableFromInline static let letterE: UInt8 = 0x65
  @usableFromInline static let letterU: UInt8 = 0x75
  @usableFromInline static let leftBrace: UInt8 = 0x7B
  @usableFromInline static let rightBrace: UInt8 = 0x7D

  var isDigit: Bool { self &- 0x30 < 10 }

  var isSpace: Bool {
    self == .space || self == .lineFeed || self == .carriageReturn || self == .tab
  }

  /// Whether it is an ASCII letter, digit or underscore.
  var isWord: Bool { (self | 0x20) &- 0x61 < 26 || isDigit || self == 0x5F }

  /// Whether it is a UTF-8 continuation byte.
  var isContinuation: Bool { self & 0xC0 == 0x80 }

  /// The value of a hexadecimal digit; nil for any other byte.
  var hexValue: UInt32? {
    if isDigit { return UInt32(self &- .zero) }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
