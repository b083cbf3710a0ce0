/// A colour as the numbers of one space, kept as they are.
///
/// What the numbers say and the colour does not stays there: a grey keeps its hue, so that a picker whose
/// saturation goes to 0 and back comes back to the same hue.
public struct ColorValue: Hashable, Sendable {
  /// The space whose parameters the numbers are.
  public let space: ColorSpace

  /// Up to five numbers; those beyond the space's count are 0.
  private var lanes: SIMD8<Double>

  /// The numbers, in the order of the space's ``ColorSpace/parameters``.
  public var components: [Double] { (0..<space.count).map { lanes[$0] } }

  /// A colour given by its numbers; alpha may be left out and is 1 then.
  ///
  /// - Throws: e.g. `hsba takes 4 numbers, or 3 without alpha, not 2` or `hue must be from 0 to 1, is 1.5`.
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

  /// The numbers of `color` in `space`.
  public init(_ color: Color, in space: ColorSpace) {
    self.init(space, ColorValue.numbers(of: color, in: space))
  }

  private init(_ space: ColorSpace, _ numbers: [Double]) {
    self.space = space
    lanes = .zero
    for (index, number) in numbers.prefix(8).enumerated() { lanes[index] = number }
  }

  /// One number. Written, it is brought within 0…1.
  ///
  /// A parameter of another space is read and written in that space: the value is carried there, and
  /// what is written is carried back. Alpha is the same in all.
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
        var there = converted(to: parameter.space)
        there[parameter] = newValue
        self = there.converted(to: space)
      }
    }
  }

  /// The same with one number changed.
  public func with(_ parameter: Parameter, _ number: Double) -> ColorValue {
    var copy = self
    copy[parameter] = number
    return copy
  }

  /// The same colour in another space; in its own it is unchanged, hue of a grey included.
  public func converted(to other: ColorSpace) -> ColorValue {
    other == space ? self : ColorValue(color, in: other)
  }

  /// The sum of two colours, number by number within this one's space, none above 1.
  ///
  /// Alpha is added as all others are. `other` is carried into the space first.
  public func adding(_ other: ColorValue) -> ColorValue {
    var sum = self
    sum.lanes = (lanes + other.converted(to: space).lanes).clamped(
      lowerBound: .zero, upperBound: .one)
    return sum
  }
}

// To colours and back.
extension ColorValue {
  /// The colour that the numbers say.
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
