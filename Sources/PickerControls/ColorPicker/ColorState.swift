import PickerColor

/// A colour as a picker keeps it: the numbers of the space that is shown, and those that were last
/// said in the others.
///
/// A change of space carries the colour over. The numbers a space had before are taken up again where
/// they still say what is shown, so that a hue outlives a visit to a space that has none:
///
///     hsba 0.6 0.5 1  →  greyscale 0.52  →  hsba 0.6 0.5 1      nothing was changed in between
///     hsba 0.6 0.5 1  →  greyscale 0.52, then 0.9  →  hsba 0 0 0.9
public struct ColorState: Hashable, Sendable {
  /// The colour in the space that is shown.
  public private(set) var value: ColorValue
  private var others: [ColorSpace: ColorValue] = [:]

  /// A colour, in its own space.
  public init(_ value: ColorValue) {
    self.value = value
  }

  /// The space that is shown.
  public var space: ColorSpace { value.space }

  /// Changes numbers of the space that is shown; a value of another space is carried over.
  public mutating func set(_ new: ColorValue) {
    value = new.converted(to: space)
  }

  /// Shows the colour in another space.
  public mutating func change(to space: ColorSpace) {
    guard space != self.space else { return }
    let before = others.removeValue(forKey: space)
    others[self.space] = value
    if let before, before.converted(to: self.space).isNear(value) {
      value = before
    } else {
      value = value.converted(to: space)
    }
  }
}

extension ColorValue {
  /// Whether all numbers are the same, rounding errors aside: those of a conversion, unless said
  /// otherwise.
  func isNear(_ other: ColorValue, within tolerance: Double = 1e-9) -> Bool {
    space == other.space
      && zip(components, other.components).allSatisfy { abs($0 - $1) < tolerance }
  }

  /// A colour to begin with: alpha 1, everything else in the middle.
  static func middle(of space: ColorSpace) -> ColorValue {
    var value = ColorValue(.black, in: space)
    for parameter in space.parameters { value[parameter] = parameter.isAlpha ? 1 : 0.5 }
    return value
  }

  /// The same without transparency.
  var opaque: ColorValue {
    space.parameters.last.map { with($0, 1) } ?? self
  }

  /// How opaque it is.
  var alpha: Double { space.parameters.last.map { self[$0] } ?? 1 }
}
