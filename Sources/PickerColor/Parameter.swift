/// One number of a colour space: the hue of HSB, the red of RGB.
///
/// It knows its space, since the saturation of HSB is not that of HSL.
public struct Parameter: Hashable, Sendable {
  /// What a parameter may be called; the raw value is its name in documents.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// Round the colour circle, from red over green and blue; 1 is red again.
    case hue
    /// From grey to the pure hue.
    case saturation
    /// From black to the brightest.
    case brightness
    /// From black to white.
    case lightness
    /// From grey to colourful; 1 stands for 0.4, which no screen reaches.
    case chroma
    /// The share of red light.
    case red
    /// The share of green light.
    case green
    /// The share of blue light.
    case blue
    /// The share of cyan ink.
    case cyan
    /// The share of magenta ink.
    case magenta
    /// The share of yellow ink.
    case yellow
    /// The share of black ink.
    case black
    /// From black to white, without hue.
    case white
    /// From clear to opaque.
    case alpha
  }

  /// The space it belongs to.
  public let space: ColorSpace
  /// Its name within the space.
  public let name: Name
  /// Its place in the space's ``ColorSpace/parameters``.
  public let index: Int

  /// Whether it is alpha, which every space has and which means the same in each.
  public var isAlpha: Bool { name == .alpha }
}

/// Two parameters that can be picked together on one surface.
public struct ParameterPair: Hashable, Sendable {
  /// The first: across a canvas, round a wheel.
  public let first: Parameter
  /// The second: down a canvas, outwards on a wheel.
  public let second: Parameter

  /// The space of both; alpha goes with any.
  public var space: ColorSpace { first.isAlpha ? second.space : first.space }

  /// Pairs two different parameters of one space; alpha goes with any.
  ///
  /// - Throws: e.g. `hue is there twice: a pair takes two different parameters` or
  ///   `hue is of hsba and red of rgba: a pair takes two parameters of one space`.
  public init(_ first: Parameter, _ second: Parameter) throws(ColorError) {
    if first == second || (first.isAlpha && second.isAlpha) {
      throw ColorError("\(first.name) is there twice: a pair takes two different parameters")
    }
    if first.space != second.space, !first.isAlpha, !second.isAlpha {
      throw ColorError(
        "\(first.name) is of \(first.space) and \(second.name) of \(second.space): "
          + "a pair takes two parameters of one space")
    }
    self.first = first
    self.second = second
  }
}

/// What is wrong with a colour, a parameter or a pair of them.
public struct ColorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one line.
  public let message: String

  init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}
