/// A colour space whose parameters are numbers from 0 to 1.
public enum ColorSpace: String, CaseIterable, Hashable, Sendable {
  /// Hue, saturation, brightness, alpha.
  case hsba
  /// Red, green, blue, alpha: ``Color`` itself.
  case rgba
  /// Cyan, magenta, yellow, black, alpha.
  case cmyka
  /// White, alpha.
  case greyscale
  /// Hue, saturation, lightness, alpha.
  case hsl
  /// Lightness, chroma, hue, alpha: perceptually uniform.
  case oklch

  /// The parameters in conventional order; alpha is last.
  public var parameters: [Parameter] {
    names.indices.map { Parameter(space: self, name: names[$0], index: $0) }
  }

  /// Returns the parameter called `name`.
  ///
  /// - Throws: ``ColorError``, such as `hsba has no parameter "red"; it has hue, saturation, brightness and alpha`.
  public func parameter(_ name: String) throws(ColorError) -> Parameter {
    if let parameter = parameters.first(where: { $0.name.rawValue == name }) { return parameter }
    throw ColorError("\(rawValue) has no parameter \"\(name)\"; it has \(listed)")
  }

  /// The number of parameters, alpha included.
  public var count: Int { names.count }

  var names: [Parameter.Name] {
    switch self {
    case .hsba: [.hue, .saturation, .brightness, .alpha]
    case .rgba: [.red, .green, .blue, .alpha]
    case .cmyka: [.cyan, .magenta, .yellow, .black, .alpha]
    case .greyscale: [.white, .alpha]
    case .hsl: [.hue, .saturation, .lightness, .alpha]
    case .oklch: [.lightness, .chroma, .hue, .alpha]
    }
  }

  private var listed: String {
    names.dropLast().map { $0.rawValue }.joined(separator: ", ") + " and alpha"
  }
}
