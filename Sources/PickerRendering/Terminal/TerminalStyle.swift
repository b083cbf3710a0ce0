import PickerColor

/// How a drawing of characters may look.
public struct TerminalStyle: Hashable, Sendable {
  /// Which colours there are.
  public var colors: Colors

  /// Which colours a terminal has.
  public enum Colors: String, Hashable, Sendable, CaseIterable {
    /// None: characters and nothing else.
    case none
    /// The eight of ECMA-48 and their bright forms.
    case sixteen
    /// The 256 of xterm.
    case indexed
    /// Red, green and blue of eight bits each.
    case full
  }

  /// Characters alone, as files and pipes have them.
  public static let plain = TerminalStyle(colors: .none)

  /// A style of those colours.
  public init(colors: Colors) {
    self.colors = colors
  }
}

/// How a character looks beside its shape; nil is what the terminal has by itself.
struct Ink: Hashable {
  var color: Color?
  var ground: Color?
  var isBold = false
  var isFaint = false
}

extension TerminalStyle {
  /// The control sequence that makes what follows look like `ink`.
  ///
  /// Source: ECMA-48, section 8.3.117 (SGR), and its extension by ITU-T T.416 as terminals have it.
  func sequence(for ink: Ink) -> String {
    guard colors != .none else { return "" }
    var codes = ["0"]
    if ink.isBold { codes.append("1") }
    if ink.isFaint { codes.append("2") }
    if let color = ink.color { codes.append(code(color, isGround: false)) }
    if let ground = ink.ground { codes.append(code(ground, isGround: true)) }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private func code(_ color: Color, isGround: Bool) -> String {
    let kind = isGround ? 48 : 38
    switch colors {
    case .none: return ""
    case .full:
      let bytes = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
      return "\(kind);2;\(bytes.joined(separator: ";"))"
    case .indexed: return "\(kind);5;\(color.indexOf256)"
    case .sixteen:
      let index = color.indexOf16
      return String((index < 8 ? 30 + index : 82 + index) + (isGround ? 10 : 0))
    }
  }
}

extension Color {
  /// The nearest of xterm's cube of 6 × 6 × 6 colours and of its 24 greys.
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

  private static let cube = [0.0, 95, 135, 175, 215, 255].map { $0 / 255 }

  /// The nearest of the sixteen, as xterm shows them.
  fileprivate var indexOf16: Int {
    Color.sixteen.indices.min(by: Color.sixteen.map { distance(to: $0) })
  }

  private static let sixteen: [Color] = {
    let dark = (0..<8).map { Color(bits: $0, by: 0.8) }
    let bright = (0..<8).map { Color(bits: $0, by: 1) }
    return dark[..<7] + [Color(white: 0.9)] + [Color(white: 0.5)] + bright[1...]
  }()

  /// Red, green and blue as the three lowest bits say.
  private init(bits: Int, by amount: Double) {
    self.init(
      red: bits & 1 > 0 ? amount : 0, green: bits & 2 > 0 ? amount : 0,
      blue: bits & 4 > 0 ? amount : 0)
  }

  /// The square of the distance of components, weighted as the eye does roughly.
  private func distance(to other: Color) -> Double {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return 2 * r * r + 4 * g * g + 3 * b * b
  }
}

extension Range<Int> {
  /// The position of the least of `values`.
  fileprivate func min(by values: [Double]) -> Int {
    self.min { values[$0] < values[$1] } ?? lowerBound
  }
}
