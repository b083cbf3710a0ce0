/// A colour as the parameters of one colour space, stored unconverted.
///
/// Parameters that do not affect the colour are kept. A grey keeps its hue, so a picker whose saturation goes to 0
/// and back returns to the same hue.
public struct ColorValue: Hashable, Sendable {
  /// The colour space of the parameters.
  public let space: ColorSpace

  /// Up to five parameters; those beyond the count of the space are 0.
  private var lanes: SIMD8<Double>

  /// The values of the parameters, 0…1, in the order of the space's ``ColorSpace/parameters``.
  public var components: [Double] { (0..<space.count).map { lanes[$0] } }

  /// Creates a colour from its parameters; an omitted alpha is 1.
  ///
  /// - Throws: ``ColorError``, such as `hsba takes 4 numbers, or 3 without alpha, not 2` or `hue must be from 0 to 1, is 1.5`.
  public init(space: ColorSpace, components: [Double]) throws(ColorError) {
    let count = space.count
    guard components.count == count || components.count == count - 1 else {
      throw ColorError(
        "\(space) takes \(count) numbers, or \(count - 1) without alpha, not \(components.count)")
    }
    self.init(space, [])
    lanes[count - 1] = 1
    for (index, component) in components.enumerated() {
      guard (0...1).contains(component) else {
        throw ColorError("\(space.names[index]) must be from 0 to 1, is \(component)")
      }
      lanes[index] = component
    }
  }

  /// Creates the representation of `color` in `space`.
  public init(_ color: Color, in space: ColorSpace) {
    self.init(space, ColorValue.numbers(of: color, in: space))
  }

  private init(_ space: ColorSpace, _ numbers: [Double]) {
    self.space = space
    lanes = .zero
    for (index, number) in numbers.prefix(8).enumerated() { lanes[index] = number }
  }

  /// The value of one parameter; assigned values are clamped to 0…1.
  ///
  /// A parameter of another space is read and written by converting to that space and back. Alpha is shared by all
  /// spaces.
  public subscript(parameter: Parameter) -> Double {
    get {
      if parameter.isAlpha { return lanes[space.count - 1] }
      if parameter.space == space { return lanes[parameter.index] }
      return converted(to: parameter.space)[parameter]
    }
    set {
      if parameter.isAlpha {
        lanes[space.count - 1] = clamped(newValue)
      } else if parameter.space == space {
        lanes[parameter.index] = clamped(newValue)
      } else {
        var converted = self.converted(to: parameter.space)
        converted[parameter] = newValue
        self = converted.converted(to: space)
      }
    }
  }

  /// Returns the colour with one parameter changed.
  public func setting(_ parameter: Parameter, to number: Double) -> ColorValue {
    var copy = self
    copy[parameter] = number
    return copy
  }

  /// Returns the colour in another space; in its own space it is unchanged, including the hue of a grey.
  public func converted(to other: ColorSpace) -> ColorValue {
    other == space ? self : ColorValue(color, in: other)
  }

  /// Returns the sum of two colours, parameter by parameter in this colour's space, at most 1 each.
  ///
  /// Alpha is also added. `other` is first converted to the space.
  public func adding(_ other: ColorValue) -> ColorValue {
    var sum = self
    sum.lanes = (lanes + other.converted(to: space).lanes).clamped(
      lowerBound: .zero, upperBound: .one)
    return sum
  }
}

// Conversions.
extension ColorValue {
  /// The sRGB colour.
  public var color: Color {
    let n = lanes
    return switch space {
    case .rgba: Color(red: n[0], green: n[1], blue: n[2], alpha: n[3])
    case .hsba: HSB(hue: n[0], saturation: n[1], brightness: n[2], alpha: n[3]).color
    case .hsl: HSL(hue: n[0], saturation: n[1], lightness: n[2], alpha: n[3]).color
    case .cmyka: CMYK(cyan: n[0], magenta: n[1], yellow: n[2], black: n[3], alpha: n[4]).color
    case .greyscale: Greyscale(white: n[0], alpha: n[1]).color
    case .oklch: OKLCH(lightness: n[0], chroma: n[1], hue: n[2], alpha: n[3]).color
    }
  }

  private static func numbers(of color: Color, in space: ColorSpace) -> [Double] {
    switch space {
    case .rgba: return [color.red, color.green, color.blue, color.alpha]
    case .hsba:
      let v = HSB(color)
      return [v.hue, v.saturation, v.brightness, v.alpha]
    case .hsl:
      let v = HSL(color)
      return [v.hue, v.saturation, v.lightness, v.alpha]
    case .cmyka:
      let v = CMYK(color)
      return [v.cyan, v.magenta, v.yellow, v.black, v.alpha]
    case .greyscale:
      let v = Greyscale(color)
      return [v.white, v.alpha]
    case .oklch:
      let v = OKLCH(color)
      return [v.lightness, v.chroma, v.hue, v.alpha]
    }
  }
}
