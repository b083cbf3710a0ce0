/// Placeholder until the colour room is merged.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  public init?(_ text: String) {
    guard text.hasPrefix("#"), text.count == 7 || text.count == 9,
      let v = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let full = text.count == 9 ? v : v << 8 | 255
    self.init(
      red: Double(full >> 24) / 255, green: Double(full >> 16 & 255) / 255,
      blue: Double(full >> 8 & 255) / 255, alpha: Double(full & 255) / 255)
  }
  public var hex: String {
    func two(_ v: Double) -> String {
      let s = String(Int((v * 255).rounded()), radix: 16, uppercase: true)
      return s.count == 1 ? "0" + s : s
    }
    return "#" + two(red) + two(green) + two(blue) + (alpha == 1 ? "" : two(alpha))
  }
}
