import PickerGeometry
public import PickerTree

/// The artwork of the built-in icons, which renderers use unless they are given another provider.
///
/// `BuiltInIcon` lists their names.
public final class BuiltInIcons: IconProvider {
  /// The shared instance.
  public static let shared = BuiltInIcons()

  private init() {}

  /// The width of every line on the grid of 24 × 24 points.
  static let lineWidth = 2.0

  /// Returns the artwork of a built-in icon; nil if no built-in icon has the name.
  public func artwork(named name: String) -> Artwork? {
    BuiltInIcon(name: name).map { BuiltInIcons.artwork(of: $0) }
  }

  /// Returns the artwork of a built-in icon.
  public static func artwork(of icon: BuiltInIcon) -> Artwork {
    // A test reads every path.
    let path = (try? Path(svgData: row(of: icon).data)) ?? Path()
    return Artwork(
      path: path, line: Artwork.Line(width: lineWidth), isMirrored: icon.isMirrored)
  }

  /// Returns the character that represents an icon in terminals.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - isMirrored: Whether the icon is drawn as its mirror image.
  public static func character(of icon: BuiltInIcon, isMirrored: Bool = false) -> Character {
    let character = row(of: icon).character
    return isMirrored ? mirrored[character] ?? character : character
  }

  private static func row(of icon: BuiltInIcon) -> Row { table[numbers[icon] ?? 0] }

  private static let numbers: [BuiltInIcon: Int] = Dictionary(
    uniqueKeysWithValues: table.enumerated().map { ($1.icon, $0) })

  /// The mirror images of characters that have one.
  private static let mirrored: [Character: Character] = [
    "‹": "›", "›": "‹", "←": "→", "→": "←", "↶": "↷", "↷": "↶",
  ]
}
