/// The scheme in which a picture is drawn.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

// Colours that differ between the schemes.
extension Color {
  /// Creates a colour that is `light` in the light scheme and `dark` in the dark one.
  ///
  /// If `light` or `dark` has two colours itself, the one for its scheme is used.
  public init(light: Color, dark: Color) {
    let (light, dark) = (light.resolved(in: .light), dark.resolved(in: .dark))
    self.init(light, darkComponents: light == dark ? 0 : dark.packed)
  }

  /// The colour in the dark scheme, in steps of 1/65534; nil if it is the same in both schemes.
  ///
  /// The components of a colour belong to the light scheme. Functions such as ``hex``, ``luminance`` and
  /// ``composited(over:)`` use them and ignore this colour. ``withAlpha(_:)`` and ``mixed(with:_:)`` change both.
  public var dark: Color? { darkComponents == 0 ? nil : Color(packed: darkComponents) }

  /// Returns the single colour for a scheme.
  public func resolved(in scheme: ColorScheme) -> Color {
    guard let dark else { return self }
    return scheme == .dark ? dark : Color(self, darkComponents: 0)
  }

  /// The components in 16 bits each, alpha in the lowest ones. It is never 0, so 0 can mean that there is none.
  private var packed: UInt64 {
    func steps(_ component: Double) -> UInt64 { UInt64((component * 65535).rounded()) }
    let alpha = 1 + UInt64((alpha * 65534).rounded())
    return steps(red) << 48 | steps(green) << 32 | steps(blue) << 16 | alpha
  }

  private init(packed: UInt64) {
    func component(_ shift: UInt64) -> Double { Double(packed >> shift & 0xFFFF) / 65535 }
    self.init(
      red: component(48), green: component(32), blue: component(16),
      alpha: Double((packed & 0xFFFF) - 1) / 65534)
  }
}

// CSS notation.
extension Color {
  /// Creates a colour from the text of one colour, or of a pair: `light-dark(#FFFFFF, #1C1C1E)`.
  ///
  /// - Returns: Nil for anything else.
  /// - Source: CSS Color 5, section 7.
  public init?(schemes text: String) {
    guard let color = try? Color(readingSchemes: text) else { return nil }
    self = color
  }

  /// Creates a colour from the same texts.
  ///
  /// - Throws: ``ColorTextError``, which names what was expected.
  package init(readingSchemes text: String) throws(ColorTextError) {
    guard let (light, dark) = Color.lightDark(text) else {
      try self.init(reading: text)
      return
    }
    self.init(light: try Color(reading: light), dark: try Color(reading: dark))
  }

  /// The two arguments of `light-dark(…)`; nil if the text is something else.
  private static func lightDark(_ text: String) -> (light: String, dark: String)? {
    guard text.utf8.last == UInt8(ascii: ")") else { return nil }
    let bytes = Array(text.utf8)
    let name = Array("light-dark(".utf8)
    guard bytes.starts(with: name) else { return nil }
    let parts = arguments(bytes[name.count..<(bytes.count - 1)])
    guard parts.count == 2 else { return nil }
    return (Color.trimmed(parts[0]), Color.trimmed(parts[1]))
  }

  /// The parts between commas that are not in brackets.
  private static func arguments(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var depth = 0
    return bytes.split(omittingEmptySubsequences: false) { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return byte == UInt8(ascii: ",") && depth == 0
    }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
