import PickerColor

/// A colour that has a name: a basic colour, or a dark or light tone of one.
struct ColorTone: Sendable {
  /// The basic colour.
  let word: Word
  /// ``Word/dark``, ``Word/light`` or nil.
  let shade: Word?
  /// Lightness and the two axes of Oklab.
  private let place: SIMD3<Double>

  private init(_ word: Word, _ shade: Word?, _ rgb: UInt32) {
    (self.word, self.shade) = (word, shade)
    place = OKLCH.lab(of: Color(hex: rgb))
  }

  /// The tone whose colour is nearest in Oklab; alpha does not count.
  static func nearest(to color: Color) -> ColorTone {
    let place = OKLCH.lab(of: color)
    func distance(_ tone: ColorTone) -> Double {
      let step = tone.place - place
      return (step * step).sum()
    }
    return all.min { distance($0) < distance($1) } ?? all[0]
  }

  /// Colours as they are commonly named; several with the same name are its range.
  private static let all: [ColorTone] = [
    ColorTone(.black, nil, 0x000000), ColorTone(.black, nil, 0x141414),
    ColorTone(.gray, .dark, 0x404040), ColorTone(.gray, nil, 0x808080),
    ColorTone(.gray, .light, 0xC8C8C8), ColorTone(.white, nil, 0xFFFFFF),
    ColorTone(.white, nil, 0xF4F4F4),
    ColorTone(.red, .dark, 0x8B0000), ColorTone(.red, .dark, 0x500000),
    ColorTone(.red, nil, 0xFF0000), ColorTone(.red, nil, 0xD02020),
    ColorTone(.red, .light, 0xFF7070),
    ColorTone(.orange, .dark, 0xC86400), ColorTone(.orange, nil, 0xFF8000),
    ColorTone(.orange, nil, 0xFFA500), ColorTone(.orange, .light, 0xFFC880),
    ColorTone(.brown, .dark, 0x4A2A10), ColorTone(.brown, nil, 0x8B4513),
    ColorTone(.brown, nil, 0x7A5230), ColorTone(.brown, .light, 0xB8926A),
    ColorTone(.yellow, .dark, 0x9A9A00), ColorTone(.yellow, .dark, 0x606000),
    ColorTone(.yellow, nil, 0xFFFF00), ColorTone(.yellow, nil, 0xFFD700),
    ColorTone(.yellow, .light, 0xFFFFB0),
    ColorTone(.green, .dark, 0x006400), ColorTone(.green, .dark, 0x003800),
    ColorTone(.green, nil, 0x008000), ColorTone(.green, nil, 0x00A800),
    ColorTone(.green, nil, 0x00FF00),
    ColorTone(.green, nil, 0x80D000), ColorTone(.green, .light, 0x90EE90),
    ColorTone(.cyan, .dark, 0x008B8B), ColorTone(.cyan, .dark, 0x004848),
    ColorTone(.cyan, nil, 0x00FFFF), ColorTone(.cyan, nil, 0x40D0D0),
    ColorTone(.cyan, .light, 0xB0F4F4),
    ColorTone(.blue, .dark, 0x00008B), ColorTone(.blue, .dark, 0x000050),
    ColorTone(.blue, .dark, 0x204878), ColorTone(.blue, nil, 0x0000FF),
    ColorTone(.blue, nil, 0x0080FF), ColorTone(.blue, nil, 0x4169E1),
    ColorTone(.blue, .light, 0x87C8F8), ColorTone(.blue, .light, 0xADD8E6),
    ColorTone(.blue, .light, 0xA8B8FF),
    ColorTone(.purple, .dark, 0x4B0082), ColorTone(.purple, .dark, 0x300048),
    ColorTone(.purple, nil, 0x800080), ColorTone(.purple, nil, 0x9030E0),
    ColorTone(.purple, .light, 0xC8A0F0),
    ColorTone(.magenta, .dark, 0x8B0060), ColorTone(.magenta, nil, 0xFF00FF),
    ColorTone(.magenta, nil, 0xE000A0), ColorTone(.pink, nil, 0xFF69B4),
    ColorTone(.pink, nil, 0xFFB0C0), ColorTone(.pink, .light, 0xFFD8E4),
    ColorTone(.magenta, .light, 0xFF90FF),
  ]
}

extension Color {
  fileprivate init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}
