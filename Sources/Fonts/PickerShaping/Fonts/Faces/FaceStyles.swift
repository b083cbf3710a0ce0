import PickerText

/// The styles that a face covers.
struct FaceStyles: Hashable, Sendable {
  private(set) var isUpright = false
  private(set) var isItalic = false
  /// The maximum oblique angle in degrees; nil without oblique forms.
  private(set) var oblique: Double?

  /// Creates the set of one style.
  init(_ style: FontStyle) {
    switch style {
    case .normal: isUpright = true
    case .italic: isItalic = true
    case .oblique: oblique = FontStyle.angle
    }
  }

  /// Creates the set that the `ital` and `slnt` axes cover; without these axes, only `style`.
  init(axes: [FontAxis], otherwise style: FontStyle) {
    let italic = axes.first { $0.tag == "ital" }?.range
    let slant = axes.first { $0.tag == "slnt" }?.range
    self.init(style)
    if italic != nil || slant != nil {
      isUpright = italic?.contains(0) ?? true && slant?.contains(0) ?? true
    }
    if let italic, italic.upperBound >= 1 { isItalic = true }
    if let slant, slant.lowerBound < 0 { oblique = -slant.lowerBound }
  }

  /// Whether the face covers a style.
  func has(_ style: FontStyle) -> Bool {
    switch style {
    case .normal: isUpright
    case .italic: isItalic
    case .oblique: oblique != nil
    }
  }

  /// The distance from a requested style; the smallest one matches best. `pass` is the number of the CSS
  /// search that finds the face, `distance` the order within it. Source: CSS Fonts 4 §5.2, step 4.
  func distance(from wanted: FontStyle) -> (pass: Int, distance: Double) {
    switch wanted {
    case .normal:
      if isUpright { return (0, 0) }
      return oblique.map { (1, $0) } ?? (2, 0)
    case .italic:
      if isItalic { return (0, 0) }
      return obliqueDistance.map { ($0 < 0 ? 2 : 1, $0.magnitude) } ?? (3, 0)
    case .oblique:
      if let distance = obliqueDistance { return (distance < 0 ? 1 : 0, distance.magnitude) }
      return (isItalic ? 2 : 3, 0)
    }
  }

  /// The `font-style` of a rule for the face.
  var css: String {
    guard let oblique else { return isUpright ? "normal" : "italic" }
    return isUpright ? "oblique 0deg \(oblique)deg" : "oblique \(oblique)deg"
  }

  private var obliqueDistance: Double? { oblique.map { $0 - FontStyle.angle } }

  /// The style that the face provides for a requested one.
  func served(for wanted: FontStyle) -> ServedStyle {
    switch wanted {
    case .normal:
      if isUpright { return .upright }
      return oblique != nil ? .oblique : .italic
    case .italic:
      if isItalic { return .italic }
      return oblique != nil ? .oblique : .slanted
    case .oblique:
      if oblique != nil { return .oblique }
      return isItalic ? .italic : .slanted
    }
  }
}

/// The style that a face provides for a requested one.
enum ServedStyle: Hashable, Sendable {
  case upright, italic, oblique
  /// Upright forms with a synthetic slant.
  case slanted

  /// The value on `axis` that selects the style; nil leaves the axis unchanged.
  ///
  /// With only one of `ital` and `slnt`, that axis serves both italic and oblique.
  func value(on axis: FontAxis, among axes: [FontAxis]) -> Double? {
    let leans = self == .italic || self == .oblique
    func isAlone(_ other: String) -> Bool { !axes.contains { $0.tag == other } }
    switch axis.tag {
    case "ital":
      return self == .italic || leans && isAlone("slnt") ? 1 : 0
    case "slnt":
      return self == .oblique || leans && isAlone("ital") ? -FontStyle.angle : 0
    default: return nil
    }
  }
}
