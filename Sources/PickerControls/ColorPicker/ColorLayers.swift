import PickerColor
import PickerGeometry
import PickerTree

/// Two gradients that, laid over each other, show for every pair of numbers the very colour they say.
///
/// Where one of the two is alpha, it masks the gradient of the other. Otherwise, in the spaces that are
/// bilinear:
///
///     rgba         one component, and the other lightening it (screen: they share no light)
///     cmyka        one ink, and the other multiplied with it; or black over it
///     hsba, hsl    the purest colours, and grey, black or white over them, the denser the farther
///
/// Oklch is curved and has no such layers.
struct ColorLayers {
  /// One gradient, and which of the pair it runs along.
  struct Layer {
    var gradient: Gradient
    /// 0 for the first of the pair, 1 for the second.
    var along: Int
    var blend = BlendMode.normal
  }

  var base: Layer
  var over: Layer?
  /// How opaque the base is.
  var mask: Layer?

  private init(_ base: Layer, over: Layer? = nil, mask: Layer? = nil) {
    self.base = base
    self.over = over
    self.mask = mask
  }

  /// The layers of a pair while all other numbers are those of `value`; nil where there are none.
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

  /// Light of one component, and that of the other.
  private init(lighting parameters: [Parameter], of value: ColorValue) {
    let base = value.with(parameters[1], 0).gradient(of: parameters[0])
    let light = ColorValue(.black, in: .rgba).gradient(of: parameters[1])
    self.init(
      Layer(gradient: base, along: 0), over: Layer(gradient: light, along: 1, blend: .screen))
  }

  /// One ink, and the other through it; black covers.
  private init(mixing parameters: [Parameter], black: Int?, of value: ColorValue) {
    let upper = black ?? 1
    let other = parameters[upper]
    let base = value.with(other, 0).gradient(of: parameters[1 - upper])
    let over =
      black == nil
      ? Layer(
        gradient: ColorValue(.white, in: .cmyka).gradient(of: other), along: upper,
        blend: .multiply)
      : Layer(gradient: Gradient([.clear, .black]), along: upper)
    self.init(Layer(gradient: base, along: 1 - upper), over: over)
  }

  /// The purest colours, and what hides them the more, the less pure they are.
  private init(covering parameters: [Parameter], _ upper: Int, of value: ColorValue) {
    let parameter = parameters[upper]
    let pure = value.with(parameter, parameter.name == .lightness ? 0.5 : 1)
    self.init(
      Layer(gradient: pure.gradient(of: parameters[1 - upper]), along: 1 - upper),
      over: Layer(gradient: value.cover(along: parameter), along: upper))
  }

  /// The fills of a surface; `pattern` says how a gradient runs along each of the two.
  func fills(_ pattern: (Layer) -> Fill.Pattern) -> [Fill] {
    [Fill(pattern(base), mask: mask.map(pattern))]
      + (over.map { [Fill(pattern($0), blend: $0.blend)] } ?? [])
  }
}

extension ColorValue {
  /// What lies over the pure colours so that they become less bright, light or saturated.
  fileprivate func cover(along parameter: Parameter) -> Gradient {
    switch parameter.name {
    case .saturation:
      let grey = with(parameter, 0).color
      return Gradient([grey, grey.withAlpha(0)])
    case .lightness:
      return Gradient(stops: [
        GradientStop(0, .black), GradientStop(0.5, .clear),
        GradientStop(0.5, Color.white.withAlpha(0)), GradientStop(1, .white),
      ])
    default: return Gradient([.black, .clear])
    }
  }
}

extension Mesh {
  /// How many samples a surface of a curved space has in each direction.
  static let colorSamples = 65

  /// What is picked at even distances on a square.
  init(picking color: (UnitPoint) -> Color) {
    let last = Double(Mesh.colorSamples - 1)
    self.init(columns: Mesh.colorSamples, rows: Mesh.colorSamples) { column, row in
      color(UnitPoint(x: Double(column) / last, y: Double(row) / last))
    }
  }
}
