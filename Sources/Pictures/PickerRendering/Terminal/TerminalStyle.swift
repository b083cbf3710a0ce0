import PickerColor

/// The capabilities of a terminal that terminal rendering uses.
public struct TerminalStyle: Hashable, Sendable {
  /// The colours that are available.
  public var colors: Colors

  /// The colours of a terminal.
  public enum Colors: String, Hashable, Sendable, CaseIterable {
    /// No colours and no other attributes.
    case none
    /// The eight colours of ECMA-48 and their bright variants.
    case sixteen
    /// The 256 colours of xterm.
    case indexed
    /// 24-bit RGB.
    case full
  }

  /// Characters without control sequences, for files and pipes.
  public static let plain = TerminalStyle(colors: .none)

  /// Creates a style with the given colours.
  public init(colors: Colors) {
    self.colors = colors
  }
}

/// The attributes of a character; nil means the terminal's default.
struct Ink: Hashable {
  var color: Color?
  var background: Color?
  var isBold = false
  var isFaint = false
}

extension TerminalStyle {
  /// Returns the control sequence that selects `ink` for the following characters.
  ///
  /// Source: ECMA-48, section 8.3.117 (SGR), and ITU-T T.416 as terminals implement it.
  func sequence(for ink: Ink) -> String {
    guard colors != .none else { return "" }
    var codes = ["0"]
    if ink.isBold { codes.append("1") }
    if ink.isFaint { codes.append("2") }
    if let color = ink.color { codes.append(code(color, isBackground: false)) }
    if let background = ink.background { codes.append(code(background, isBackground: true)) }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  /// Returns a colour for text on a background: the given one if the contrast of both is sufficient as the terminal shows them, else black
  /// or white.
  ///
  /// Source: Web Content Accessibility Guidelines 2.2, success criterion 1.4.3.
  func readable(_ color: Color?, on background: Color) -> Color {
    let background = shown(background)
    if let color, shown(color).contrast(with: background) >= 4.5 { return color }
    return background.mostReadable()
  }

  /// The colour that the terminal has for another one.
  func shown(_ color: Color) -> Color {
    switch colors {
    case .none, .full: color
    case .indexed: Color(indexOf256: color.indexOf256)
    case .sixteen: Color.sixteen[color.indexOf16]
    }
  }

  private func code(_ color: Color, isBackground: Bool) -> String {
    let kind = isBackground ? 48 : 38
    switch colors {
    case .none: return ""
    case .full:
      let bytes = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
      return "\(kind);2;\(bytes.joined(separator: ";"))"
    case .indexed: return "\(kind);5;\(color.indexOf256)"
    case .sixteen:
      let index = color.indexOf16
      return String((index < 8 ? 30 + index : 82 + index) + (isBackground ? 10 : 0))
    }
  }
}

extension Color {
  /// The nearest colour of xterm's 6 × 6 × 6 cube and its 24 greys.
  fileprivate var indexOf256: Int {
    let parts = [red, green, blue]
    let steps = parts.map { part in Color.cube.indices.min(by: Color.cube.map { abs($0 - part) }) }
    let cube = Color(
      red: Color.cube[steps[0]], green: Color.cube[steps[1]], blue: Color.cube[steps[2]])
    let mean = (red + green + blue) / 3
    let step = max(0, min(23, Int(((mean * 255 - 8) / 10).rounded())))
    let grey = Color(white: Double(8 + 10 * step) / 255)
    if distance(to: grey) < distance(to: cube) { return 232 + step }
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  /// Creates a colour of the cube or one of the greys.
  fileprivate init(indexOf256 index: Int) {
    guard index < 232 else {
      self.init(white: Double(8 + 10 * (index - 232)) / 255)
      return
    }
    let place = index - 16
    self.init(
      red: Color.cube[place / 36], green: Color.cube[place / 6 % 6], blue: Color.cube[place % 6])
  }

  private static let cube = [0.0, 95, 135, 175, 215, 255].map { $0 / 255 }

  /// The nearest of the sixteen colours as xterm shows them.
  fileprivate var indexOf16: Int {
    Color.sixteen.indices.min(by: Color.sixteen.map { distance(to: $0) })
  }

  fileprivate static let sixteen: [Color] = {
    let dark = (0..<8).map { Color(bits: $0, by: 0.8) }
    let bright = (0..<8).map { Color(bits: $0, by: 1) }
    return dark[..<7] + [Color(white: 0.9)] + [Color(white: 0.5)] + bright[1...]
  }()

  /// Creates a colour whose red, green and blue are given by the three lowest bits.
  private init(bits: Int, by amount: Double) {
    self.init(
      red: bits & 1 > 0 ? amount : 0, green: bits & 2 > 0 ? amount : 0,
      blue: bits & 4 > 0 ? amount : 0)
  }

  /// The squared distance of two colours, weighted roughly by perception.
  private func distance(to other: Color) -> Double {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return 2 * r * r + 4 * g * g + 3 * b * b
  }
}

extension Range<Int> {
  /// The index of the minimum of `values`.
  fileprivate func min(by values: [Double]) -> Int {
    self.min { values[$0] < values[$1] } ?? lowerBound
  }
}
