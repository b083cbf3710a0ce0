import PickerColor
import PickerTree

extension Fill {
  /// Whether the numbers of both have the same meaning, so one can be animated into the other.
  func isSimilar(to other: Fill) -> Bool {
    guard blend == other.blend, pattern.isSimilar(to: other.pattern) else { return false }
    guard let mask, let otherMask = other.mask else { return mask == nil && other.mask == nil }
    return mask.isSimilar(to: otherMask)
  }

  /// The fill without any effect.
  var faded: Fill {
    var fill = self
    fill.opacity = 0
    return fill
  }

  /// A colour as the constant gradient of the other's kind, where the other is a gradient; else the fill itself.
  func matching(_ other: Fill) -> Fill {
    guard case .color(let color) = pattern else { return self }
    var fill = self
    fill.pattern = other.pattern.constant(color) ?? pattern
    return fill
  }
}

extension Fill.Pattern {
  /// Whether the numbers of both have the same meaning, so one can be animated into the other.
  func isSimilar(to other: Fill.Pattern) -> Bool {
    switch (self, other) {
    case (.color, .color), (.checkerboard, .checkerboard): true
    case (.linear(let one, _, _), .linear(let two, _, _)),
      (.radial(let one, _, _, _), .radial(let two, _, _, _)),
      (.elliptical(let one, _), .elliptical(let two, _)),
      (.angular(let one, _, _, _), .angular(let two, _, _, _)):
      one.stops.count == two.stops.count
    case (.mesh(let one), .mesh(let two)): one.columns == two.columns && one.rows == two.rows
    default: false
    }
  }

  /// The gradient of this kind that has one colour everywhere; nil for what is not a gradient.
  fileprivate func constant(_ color: Color) -> Fill.Pattern? {
    switch self {
    case .linear, .radial, .elliptical, .angular: mapColors { _ in color }
    case .color, .checkerboard, .mesh: nil
    }
  }
}
