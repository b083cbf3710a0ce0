extension Color {
  /// Creates a colour from three, four, six or eight hexadecimal digits, with or without `#`, or a CSS name.
  ///
  /// Case-insensitive. Each of three or four digits counts twice: `#F80` is `#FF8800`.
  ///
  ///     "#F80"  "#ff8800"  "FF880080"  "RebeccaPurple"  "transparent"
  ///
  /// - Returns: nil for anything else, including spaces.
  /// - Source: CSS Color 4, sections 5.2 and 6.1: 148 names, and `transparent`.
  public init?(_ text: String) {
    let letters = Array(text.utf8)
    if let rgba = Color.hex(letters.first == 0x23 ? letters.dropFirst() : letters[...]) {
      self.init(bytes: rgba)
    } else if let rgb = Color.rgb(named: text.asciiLowercased) {
      self.init(bytes: rgb << 8 | 0xFF)
    } else if text.asciiLowercased == "transparent" {
      self = .clear
    } else {
      return nil
    }
  }

  /// `"#RRGGBB"`, or `"#RRGGBBAA"` where it is not opaque; each component rounded to 8 bits.
  ///
  /// Halves round up, and so do values below a half by at most the rounding error of a conversion.
  public var hex: String {
    let bytes = [red, green, blue, alpha].map(Color.byte)
    let shown = bytes[3] == 255 ? bytes.dropLast() : bytes[...]
    return String(
      decoding: [0x23] + shown.flatMap { [digit($0 >> 4), digit($0 & 15)] }, as: UTF8.self)
  }

  /// The colour with each component rounded to 8 bits, as ``hex`` denotes it, in both schemes.
  package var inEightBits: Color {
    let light = Color(bytes: bytes)
    return dark.map { Color(light: light, dark: Color(bytes: $0.bytes)) } ?? light
  }

  /// The components that ``hex`` denotes: red, green, blue and alpha, from the highest byte to the lowest.
  package var bytes: UInt32 {
    let (red, green) = (UInt32(Color.byte(red)), UInt32(Color.byte(green)))
    let (blue, alpha) = (UInt32(Color.byte(blue)), UInt32(Color.byte(alpha)))
    return red << 24 | green << 16 | blue << 8 | alpha
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8((component * 255 + 1e-9).rounded())
  }

  private func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

  /// Creates a colour from red, green, blue and alpha, from the highest byte to the lowest.
  init(bytes: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(bytes >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// The four components as one word, from digits without `#`.
  private static func hex(_ digits: ArraySlice<UInt8>) -> UInt32? {
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let isShort = digits.count < 6
    var word: UInt32 = 0
    for digit in digits {
      guard let value = hexValue(digit) else { return nil }
      word = isShort ? word << 8 | value * 0x11 : word << 4 | value
    }
    return digits.count % 4 == 0 ? word : word << 8 | 0xFF
  }

  private static func hexValue(_ digit: UInt8) -> UInt32? {
    switch digit {
    case 0x30...0x39: UInt32(digit) - 0x30
    case 0x41...0x46: UInt32(digit) - 0x37
    case 0x61...0x66: UInt32(digit) - 0x57
    default: nil
    }
  }
}

extension String {
  /// The text with A…Z in lowercase and everything else unchanged.
  fileprivate var asciiLowercased: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
