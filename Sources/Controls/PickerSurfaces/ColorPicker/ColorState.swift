import PickerColor

/// The colour of a picker: its components in the current space, and the last ones in other spaces.
///
/// A change of space converts the colour. The previous components of a space are restored if they still represent the
/// colour, so a hue survives a visit to a space without hues:
///
///     hsba 0.6 0.5 1  →  greyscale 0.52  →  hsba 0.6 0.5 1      not changed in between
///     hsba 0.6 0.5 1  →  greyscale 0.52, then 0.9  →  hsba 0 0 0.9
public struct ColorState: Hashable, Sendable {
  /// The colour in the current space.
  public private(set) var value: ColorValue
  private var others: [ColorSpace: ColorValue] = [:]

  /// Creates a state with a colour, in the colour's space.
  public init(_ value: ColorValue) {
    self.value = value
  }

  /// The current space.
  public var space: ColorSpace { value.space }

  /// Sets the colour; a value of another space is converted to the current one.
  public mutating func set(_ new: ColorValue) {
    value = new.converted(to: space)
  }

  /// Changes the current space.
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
  /// Whether both have the same space and components equal within a tolerance; the default covers the rounding errors
  /// of a conversion.
  func isNear(_ other: ColorValue, within tolerance: Double = 1e-9) -> Bool {
    space == other.space
      && zip(components, other.components).allSatisfy { abs($0 - $1) < tolerance }
  }

  /// The initial colour of pickers: alpha 1, all other components 0.5.
  static func middle(of space: ColorSpace) -> ColorValue {
    var value = ColorValue(.black, in: space)
    for parameter in space.parameters { value[parameter] = parameter.isAlpha ? 1 : 0.5 }
    return value
  }

  /// The colour with alpha 1.
  package var opaque: ColorValue {
    space.parameters.last.map { setting($0, to: 1) } ?? self
  }

  /// The alpha component; 1 if the space has none.
  var alpha: Double { space.parameters.last.map { self[$0] } ?? 1 }
}
