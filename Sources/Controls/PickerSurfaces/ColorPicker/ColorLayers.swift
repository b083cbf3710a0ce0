import PickerColor
import PickerGeometry
import PickerTree

/// Two gradients whose blend shows exactly the colour of each pair of parameter values.
///
/// If one parameter is alpha, it masks the gradient of the other. Otherwise, in the bilinear colour spaces:
///
///     rgba         the gradient of one component, and the other with blend mode screen
///     cmyka        the gradient of one ink, and the other with blend mode multiply; or black over it
///     hsba, hsl    the pure colours, covered by grey, black or white of increasing opacity
///
/// Oklch is not bilinear and has no such layers.
struct ColorLayers {
  /// A gradient, and the direction it runs in.
  struct Layer {
    var gradient: Gradient
    /// 0 along the first parameter of the pair, 1 along the second.
    var along: Int
    var blend = BlendMode.normal
  }

  var base: Layer
  var over: Layer?
  /// The opacity of the base layer.
  var mask: Layer?

  private init(_ base: Layer, over: Layer? = nil, mask: Layer? = nil) {
    self.base = base
    self.over = over
    self.mask = mask
  }

  /// Creates the layers of a pair, with all other components taken from `value`; nil if no layers exist.
  init?(_ pair: ParameterPair, of value: ColorValue) {
    let parameters = [pair.first, pair.second]
    let plain = value.opaque
    func place(_ name: Parameter.Name) -> Int? { parameters.firstIndex { $0.name == name } }

    if let alpha = place(.alpha) {
      let base = Layer(gradient: plain.gradient(of: parameters[1 - alpha]), along: 1 - alpha)
      self.init(base, mask: Layer(gradient: Gradient([.clear, .black]), along: alpha))
      return
    }
    switch pair.space {
    case .rgba: self.init(lighting: parameters, of: plain)
    case .cmyka: self.init(mixing: parameters, black: place(.black), of: plain)
    case .hsba, .hsl:
      let upper = place(.brightness) ?? place(.lightness) ?? place(.saturation)
      self.init(covering: parameters, upper ?? 1, of: plain)
    case .greyscale, .oklch: return nil
    }
  }

  /// Additive mixing of two RGB components. With one of them 0 in each layer, `screen` adds them exactly.
  private init(lighting parameters: [Parameter], of value: ColorValue) {
    let base = value.setting(parameters[1], to: 0).gradient(of: parameters[0])
    let light = ColorValue(.black, in: .rgba).gradient(of: parameters[1])
    self.init(
      Layer(gradient: base, along: 0), over: Layer(gradient: light, along: 1, blend: .screen))
  }

  /// Subtractive mixing of two inks; black is drawn over the other ink with increasing opacity.
  private init(mixing parameters: [Parameter], black: Int?, of value: ColorValue) {
    let upper = black ?? 1
    let other = parameters[upper]
    let base = value.setting(other, to: 0).gradient(of: parameters[1 - upper])
    let over =
      black == nil
      ? Layer(
        gradient: ColorValue(.white, in: .cmyka).gradient(of: other), along: upper,
        blend: .multiply)
      : Layer(gradient: Gradient([.clear, .black]), along: upper)
    self.init(Layer(gradient: base, along: 1 - upper), over: over)
  }

  /// The pure colours, covered by grey, black or white the more opaquely the less pure they are.
  private init(covering parameters: [Parameter], _ upper: Int, of value: ColorValue) {
    let parameter = parameters[upper]
    let pure = value.setting(parameter, to: parameter.name == .lightness ? 0.5 : 1)
    self.init(
      Layer(gradient: pure.gradient(of: parameters[1 - upper]), along: 1 - upper),
      over: Layer(gradient: value.cover(along: parameter), along: upper))
  }

  /// The fills of a surface; `pattern` maps each layer's gradient to a fill pattern.
  func fills(_ pattern: (Layer) -> Fill.Pattern) -> [Fill] {
    [Fill(pattern(base), mask: mask.map(pattern))]
      + (over.map { [Fill(pattern($0), blend: $0.blend)] } ?? [])
  }
}

extension ColorValue {
  /// The gradient that covers the pure colours along their brightness, lightness or saturation.
  fileprivate func cover(along parameter: Parameter) -> Gradient {
    switch parameter.name {
    case .saturation:
      let grey = setting(parameter, to: 0).color
      return Gradient([grey, grey.withAlpha(0)])
    case .lightness:
      return Gradient(stops: [
        GradientStop(offset: 0, color: .black), GradientStop(offset: 0.5, color: .clear),
        GradientStop(offset: 0.5, color: Color.white.withAlpha(0)),
        GradientStop(offset: 1, color: .white),
      ])
    default: return Gradient([.black, .clear])
    }
  }
}

extension Mesh {
  /// The number of samples in each direction of a surface without exact gradients.
  static let colorSamples = 65

  /// Samples the picked colours at equal distances on a unit square.
  init(picking color: (UnitPoint) -> Color) {
    let last = Double(Mesh.colorSamples - 1)
    self.init(columns: Mesh.colorSamples, rows: Mesh.colorSamples) { column, row in
      color(UnitPoint(x: Double(column) / last, y: Double(row) / last))
    }
  }
}
