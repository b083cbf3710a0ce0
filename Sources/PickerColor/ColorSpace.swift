/// A way to say a colour in numbers from 0 to 1.
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
  /// Lightness, chroma, hue, alpha: even steps to the eye.
  case oklch

  /// The parameters in the order in which the space is spoken; alpha is the last.
  public var parameters: [Parameter] {
    names.indices.map { Parameter(space: self, name: names[$0], index: $0) }
  }

  /// The parameter of that name.
  ///
  /// - Throws: e.g. `hsba has no parameter "red"; it has hue, saturation, brightness and alpha`.
  public func parameter(_ name: String) throws(ColorError) -> Parameter {
    if let parameter = parameters.first(where: { $0.name.rawValue == name }) { return parameter }
    throw ColorError("\(rawValue) has no parameter \"\(name)\"; it has \(listed)")
  }

  /// How many parameters there are, alpha included.
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
    names.dropLast().map(\.rawValue).joined(separator: ", ") + " and alpha"
  }
}
