extension Color {
  /// Creates a colour from three, four, six or eight hexadecimal digits with or without `#`, a CSS name, or a CSS
  /// function.
  ///
  /// Case-insensitive. Each of three or four digits is doubled: `#F80` is `#FF8800`. The functions are `rgb()`,
  /// `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and `color()`, with numbers, percentages, angles and
  /// `none`. Colours outside sRGB are clamped component by component, like in browsers.
  ///
  ///     "#F80"  "#ff8800"  "FF880080"  "RebeccaPurple"  "transparent"
  ///     "rgb(255, 136, 0)"  "hsl(32 100% 50% / 0.5)"  "oklch(0.75 0.17 60)"  "color(display-p3 1 0.5 0)"
  ///
  /// - Returns: Nil for anything else, including surrounding spaces, `calc()` and relative colours.
  /// - Source: CSS Color 4, sections 5 to 10: 148 names, and `transparent`.
  public init?(_ text: String) {
    guard let color = try? Color(reading: text) else { return nil }
    self = color
  }

  /// Creates a colour from the same texts.
  ///
  /// - Throws: ``ColorTextError``, which names what was expected.
  package init(reading text: String) throws(ColorTextError) {
    let letters = Array(text.utf8)
    if let rgba = Color.hex(letters.first == 0x23 ? letters.dropFirst() : letters[...]) {
      self.init(bytes: rgba)
    } else if let rgb = Color.rgb(named: text.asciiLowercased) {
      self.init(bytes: rgb << 8 | 0xFF)
    } else if text.asciiLowercased == "transparent" {
      self = .clear
    } else if let function = try ColorFunction(letters[...]) {
      self = function.color
    } else {
      throw .anyColor
    }
  }

  /// The names of the functions, in lowercase.
  package static var functionNames: [String] { ColorFunction.Name.allCases.map { $0.rawValue } }

  /// `"#RRGGBB"`, or `"#RRGGBBAA"` if the colour is not opaque; each component is rounded to 8 bits.
  ///
  /// Halves round up. So do values that are below a half by at most the rounding error of a conversion.
  public var hex: String {
    let bytes = [red, green, blue, alpha].map(Color.byte)
    let shown = bytes[3] == 255 ? bytes.dropLast() : bytes[...]
    return String(
      decoding: [0x23] + shown.flatMap { [digit($0 >> 4), digit($0 & 15)] }, as: UTF8.self)
  }

  /// A text that is read as the same colour: ``hex`` if that is exact, otherwise a CSS function; `light-dark(…)` for two
  /// schemes.
  package var exactText: String {
    if let dark { return "light-dark(\(resolved(in: .light).exactText), \(dark.exactText))" }
    guard Color(bytes: bytes) != self else { return hex }
    let opacity = alpha == 1 ? "" : " / \(alpha)"
    return "color(srgb \(red) \(green) \(blue)\(opacity))"
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
    // What `rounded()` does, which calls the C library.
    let exact = component * 255 + 1e-9
    let whole = Int(exact)
    return UInt8(exact - Double(whole) < 0.5 ? whole : whole + 1)
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

extension ColorValue {
  /// Creates a colour in a space from the texts of colours. `hsl()` and `oklch()` keep their values in their own spaces.
  ///
  /// - Throws: ``ColorTextError``, which names what was expected.
  package init(reading text: String, in space: ColorSpace) throws(ColorTextError) {
    if let function = try ColorFunction(Array(text.utf8)[...]) {
      self = function.value(in: space)
    } else {
      self.init(try Color(reading: text), in: space)
    }
  }
}

/// A text that is not a colour.
package struct ColorTextError: Error, Hashable, Sendable {
  /// The text that was expected, such as `three values and at most an alpha in rgb()`.
  package var expectation: String

  /// No known form of a colour.
  package static let anyColor = ColorTextError(
    expectation: "a colour such as \"#1A2B3C\" or \"teal\"")
}

extension String {
  /// The text with A…Z in lowercase and everything else unchanged.
  var asciiLowercased: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
