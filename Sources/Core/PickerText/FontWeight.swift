import PickerGeometry

/// The weight of a face: 1 (thinnest) to 1000 (heaviest), as on the `wght` axis of a variable font.
public struct FontWeight: Hashable, Sendable {
  /// The value on the `wght` axis, 1…1000.
  public let value: Double

  /// Creates a weight; nil for a value outside 1…1000, including NaN.
  ///
  /// - Parameter value: The value on the `wght` axis, 1…1000.
  public init?(_ value: Double) {
    guard value >= 1, value <= 1000 else { return nil }
    self.value = value
  }

  private init(named value: Double) {
    self.value = value
  }

  /// The weight 100.
  public static let ultraLight = FontWeight(named: 100)
  /// The weight 200.
  public static let thin = FontWeight(named: 200)
  /// The weight 300.
  public static let light = FontWeight(named: 300)
  /// The weight 400.
  public static let regular = FontWeight(named: 400)
  /// The weight 500.
  public static let medium = FontWeight(named: 500)
  /// The weight 600.
  public static let semibold = FontWeight(named: 600)
  /// The weight 700.
  public static let bold = FontWeight(named: 700)
  /// The weight 800.
  public static let heavy = FontWeight(named: 800)
  /// The weight 900.
  public static let black = FontWeight(named: 900)

  /// The nine named weights, from the thinnest to the heaviest.
  package static let named: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// Creates the weight with one of the nine names; nil for any other name.
  public init?(name: String) {
    guard let known = FontWeight.named.first(where: { $0.name == name }) else { return nil }
    self = known.weight
  }
}
