/// One parameter of a colour space, such as the hue of HSB or the red of RGB.
///
/// The space is part of it, because saturation in HSB differs from saturation in HSL.
public struct Parameter: Hashable, Sendable {
  /// The names of parameters; raw values are the names in documents.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The angle on the colour circle in turns: red, green, blue; 1 is red again.
    case hue
    /// From grey to the pure hue.
    case saturation
    /// From black to the brightest.
    case brightness
    /// From black to white.
    case lightness
    /// From grey to colourful; 1 means an Oklab chroma of 0.4, outside sRGB.
    case chroma
    /// The red component.
    case red
    /// The green component.
    case green
    /// The blue component.
    case blue
    /// The amount of cyan ink.
    case cyan
    /// The amount of magenta ink.
    case magenta
    /// The amount of yellow ink.
    case yellow
    /// The amount of black ink.
    case black
    /// From black to white, without hue.
    case white
    /// From clear to opaque.
    case alpha
  }

  /// The colour space.
  public let space: ColorSpace
  /// The name within the space.
  public let name: Name
  /// The index in ``ColorSpace/parameters`` of the space.
  public let index: Int

  /// Returns a value of the parameter, 0…1, for people: a hue in degrees, such as `220°`, everything else in percent, such as `66 %`.
  package func text(of value: Double) -> String {
    name == .hue ? "\(Int((value * 360).rounded()))°" : "\(Int((value * 100).rounded())) %"
  }

  /// Whether the parameter is alpha, which all spaces share.
  public var isAlpha: Bool { name == .alpha }
}

/// Two parameters that are picked together on one surface.
public struct ParameterPair: Hashable, Sendable {
  /// The horizontal parameter of a canvas, the angle of a wheel.
  public let first: Parameter
  /// The vertical parameter of a canvas, the radius of a wheel.
  public let second: Parameter

  /// The colour space of both; alpha belongs to any space.
  public var space: ColorSpace { first.isAlpha ? second.space : first.space }

  /// Creates a pair of two different parameters of one space; alpha belongs to any space.
  ///
  /// - Throws: ``ColorError``, such as `hue is used twice: a pair takes two different parameters` or
  ///   `hue is of hsba and red of rgba: a pair takes two parameters of one space`.
  public init(first: Parameter, second: Parameter) throws(ColorError) {
    if first == second || (first.isAlpha && second.isAlpha) {
      throw ColorError("\(first.name) is used twice: a pair takes two different parameters")
    }
    if first.space != second.space, !first.isAlpha, !second.isAlpha {
      throw ColorError(
        "\(first.name) belongs to \(first.space) and \(second.name) to \(second.space): "
          + "a pair takes two parameters of one space")
    }
    self.first = first
    self.second = second
  }
}

/// An invalid colour, parameter or pair of parameters.
public struct ColorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the error, in one line.
  public let message: String

  init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}
