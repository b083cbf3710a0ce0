import PickerColor
import PickerTree

/// A control of a colour picker.
public enum ColorControl: Hashable, Sendable {
  /// One parameter on a line.
  case slider(ColorSlider)
  /// Two parameters on a square.
  case canvas(ColorCanvas)
  /// Two parameters on a disc.
  case wheel(ColorWheel)
  /// Two parameters as swatches.
  case palette(ColorPalette)
  /// The picked colour.
  case preview(ColorPreview)

  /// The kinds of controls; the raw value is the name in documents.
  public enum SurfaceKind: String, Hashable, Sendable, CaseIterable {
    /// One parameter on a line.
    case slider
    /// Two parameters on a square.
    case canvas
    /// Two parameters on a disc.
    case wheel
    /// Two parameters as swatches.
    case palette
    /// The picked colour.
    case preview

    /// The number of parameters it picks.
    var parameterCount: Int {
      switch self {
      case .slider: 1
      case .canvas, .wheel, .palette: 2
      case .preview: 0
      }
    }
  }

  /// The default width, in points, if neither the control nor the proposed size sets one.
  static let defaultSize = 300.0

  /// The kind of the control.
  public var kind: SurfaceKind {
    switch self {
    case .slider: .slider
    case .canvas: .canvas
    case .wheel: .wheel
    case .palette: .palette
    case .preview: .preview
    }
  }

  /// The parameters it picks, in the order of its directions.
  public var parameters: [Parameter] { surface.parameters }

  var surface: AnyColorSurface {
    switch self {
    case .slider(let slider): AnyColorSurface(slider)
    case .canvas(let canvas): AnyColorSurface(canvas)
    case .wheel(let wheel): AnyColorSurface(wheel)
    case .palette(let palette): AnyColorSurface(palette)
    case .preview(let preview): AnyColorSurface(preview)
    }
  }

  /// The two parameters of a plane; nil for other controls.
  private var pair: ParameterPair? {
    switch self {
    case .canvas(let canvas): canvas.pair
    case .wheel(let wheel): wheel.pair
    case .slider, .palette, .preview: nil
    }
  }

  /// An upper bound of its number of nodes in a tree.
  var nodeCount: Int {
    guard case .palette(let palette) = self else { return 8 }
    return max(1, palette.style.rows) * max(1, palette.style.columns) + 8
  }

  /// The number of colour samples it is painted with; 0 if gradients suffice.
  var sampleCount: Int {
    guard let pair, ColorLayers(pair, of: .middle(of: pair.space)) == nil else { return 0 }
    return Mesh.colorSamples * Mesh.colorSamples
  }

  /// The role of its node, which has the name of the kind.
  var role: Role { Role(rawValue: kind.rawValue) ?? .preview }
}

/// The default styles of the controls of a picker.
public struct ColorControlStyles: Hashable, Sendable {
  /// The style of sliders.
  public var slider = ColorSlider.Style()
  /// The style of canvases.
  public var canvas = ColorCanvas.Style()
  /// The style of wheels.
  public var wheel = ColorWheel.Style()
  /// The style of palettes.
  public var palette = ColorPalette.Style()
  /// The style of previews.
  public var preview = ColorPreview.Style()

  /// Creates the styles that documents have by default.
  public init() {}
}
