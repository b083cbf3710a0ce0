// The colours that SwiftUI has by name.
//
// They are the system colours of iOS, not the CSS colours with the same names: `Color.green` is #34C759, while
// `Color("green")`, a text such as those in documents, is #008000. In the dark scheme they are lighter.
//
// Source: Apple, *Human Interface Guidelines*, *Color*, specifications of iOS system colours.
extension Color {
  /// The system's red: `#FF3B30`, dark `#FF453A`.
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  /// The system's orange: `#FF9500`, dark `#FF9F0A`.
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow: `#FFCC00`, dark `#FFD60A`.
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  /// The system's green: `#34C759`, dark `#30D158`.
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  /// The system's mint: `#00C7BE`, dark `#63E6E2`.
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  /// The system's teal: `#30B0C7`, dark `#40C8E0`.
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
  /// The system's cyan: `#32ADE6`, dark `#64D2FF`.
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  /// The system's blue: `#007AFF`, dark `#0A84FF`.
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  /// The system's indigo: `#5856D6`, dark `#5E5CE6`.
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  /// The system's purple: `#AF52DE`, dark `#BF5AF2`.
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  /// The system's pink: `#FF2D55`, dark `#FF375F`.
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  /// The system's brown: `#A2845E`, dark `#AC8E68`.
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
  /// The system's grey: `#8E8E93` in both schemes.
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)

  /// Creates an opaque colour from 0xRRGGBB for each scheme.
  private init(light: UInt32, dark: UInt32) {
    self.init(light: Color(bytes: light << 8 | 0xFF), dark: Color(bytes: dark << 8 | 0xFF))
  }
}
