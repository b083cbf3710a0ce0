import PickerGeometry
import PickerText

/// The faces of one family name.
struct FontFamily: Sendable {
  let name: String
  /// The lookup key of the name.
  let key: String
  var entries: [FaceEntry]

  /// The lookup keys of the default families.
  static let defaultKeys = Font.defaultFamilies.map(key)

  init(name: String, entries: [FaceEntry]) {
    self.name = name
    key = FontFamily.key(name)
    self.entries = entries
  }

  /// The lookup key of a name, which ignores case.
  static func key(_ name: String) -> String { name.lowercased() }

  /// The best face for a font, and in Firefox an upright one for the characters that it lacks.
  func entries(for font: Font, matching browser: Browser?) -> [FaceEntry] {
    guard let best = entry(weight: font.weight.value, style: font.style) else { return [] }
    guard browser == .firefox, font.style != .normal,
      let upright = entry(weight: font.weight.value), upright !== best
    else { return [best] }
    return [best, upright]
  }

  /// The best face for a weight and a style by the font matching algorithm of CSS.
  ///
  /// Normal width precedes other widths, then the nearest style, then the face that has the weight. Otherwise
  /// a weight from 400 to 500 tries weights up to 500, then lighter, then heavier ones; a weight below 400
  /// tries lighter ones first, a weight above 500 heavier ones. Source: CSS Fonts 4 §5.2.
  func entry(weight: Double, style: FontStyle = .normal) -> FaceEntry? {
    entries.min { a, b in
      FontFamily.distance(a, weight, style) < FontFamily.distance(b, weight, style)
    }
  }

  /// The distance of a face from the request; the smallest tuple is the best match.
  private static func distance(
    _ entry: FaceEntry, _ weight: Double, _ style: FontStyle
  ) -> (Int, Int, Double, Int, Double) {
    let (pass, distance) = weightDistance(entry.weights, from: weight)
    let lean = entry.styles.distance(from: style)
    return (abs(entry.widthClass - 5), lean.pass, lean.distance, pass, distance)
  }

  /// The number of the CSS search that finds the weights, and their order within it.
  private static func weightDistance(
    _ weights: ClosedRange<Double>, from wanted: Double
  ) -> (pass: Int, distance: Double) {
    if weights.contains(wanted) { return (0, 0) }
    let isHeavier = weights.lowerBound > wanted
    let distance = isHeavier ? weights.lowerBound - wanted : wanted - weights.upperBound
    switch wanted {
    case ..<400: return (isHeavier ? 2 : 1, distance)
    case ...500:
      if !isHeavier { return (2, distance) }
      return (weights.lowerBound <= 500 ? 1 : 3, distance)
    default: return (isHeavier ? 1 : 2, distance)
    }
  }
}
