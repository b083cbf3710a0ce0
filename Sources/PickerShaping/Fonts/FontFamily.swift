import PickerText

/// The faces that answer to one name.
struct FontFamily: Sendable {
  let name: String
  var entries: [FaceEntry]

  /// The name as it is looked up.
  static func key(_ name: String) -> String { name.lowercased() }

  /// The face for a weight and a style, as CSS finds it: of normal width before others; then the
  /// nearest in style; then the face that has the weight; then, from 400 to 500, up to 500, then
  /// lighter, then heavier; below 400 lighter first; above 500 heavier first.
  /// Source: CSS Fonts 4 §5.2.
  func entry(weight: Double, style: FontStyle = .normal) -> FaceEntry? {
    entries.min { a, b in
      FontFamily.distance(a, weight, style) < FontFamily.distance(b, weight, style)
    }
  }

  /// How far a face is from what is wanted: the lesser tuple is the better face.
  private static func distance(
    _ entry: FaceEntry, _ weight: Double, _ style: FontStyle
  ) -> (Int, Int, Double, Int, Double) {
    let (pass, distance) = weightDistance(entry.weights, from: weight)
    let lean = entry.styles.distance(from: style)
    return (abs(entry.widthClass - 5), lean.pass, lean.distance, pass, distance)
  }

  /// In which of the three searches the weights are found, and how soon in it.
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
