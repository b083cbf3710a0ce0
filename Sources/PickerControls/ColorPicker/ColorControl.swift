import PickerColor
import PickerTree

/// One of the controls a colour picker is made of.
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

  /// What a control may be; the raw value is its name in documents.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
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

    /// How many parameters it picks.
    public var parameterCount: Int {
      switch self {
      case .slider: 1
      case .canvas, .wheel, .palette: 2
      case .preview: 0
      }
    }
  }

  /// Points across where neither the control nor the room says.
  static let usualSize = 300.0

  /// What it is.
  public var kind: Kind { type(of: surface).kind }

  /// What it picks, in the order of its directions.
  public var parameters: [Parameter] { surface.parameters }

  var surface: any ColorSurface {
    switch self {
    case .slider(let slider): slider
    case .canvas(let canvas): canvas
    case .wheel(let wheel): wheel
    case .palette(let palette): palette
    case .preview(let preview): preview
    }
  }

  /// At least as many nodes as it has in a tree.
  var nodeCount: Int {
    guard case .palette(let palette) = self else { return 8 }
    return max(1, palette.style.rows) * max(1, palette.style.columns) + 8
  }

  /// How many colours it is sampled at; 0 where gradients say it all.
  var sampleCount: Int {
    guard let plane = surface as? any ColorPlane,
      ColorLayers(plane.pair, of: .middle(of: plane.pair.space)) == nil
    else { return 0 }
    return Mesh.colorSamples * Mesh.colorSamples
  }

  var role: Role {
    switch self {
    case .slider: .slider
    case .canvas: .canvas
    case .wheel: .wheel
    case .palette: .palette
    case .preview: .preview
    }
  }
}

/// How the controls of a picker look where they do not say themselves.
public struct ColorControlStyles: Hashable, Sendable {
  /// Of sliders.
  public var slider = ColorSlider.Style()
  /// Of canvases.
  public var canvas = ColorCanvas.Style()
  /// Of wheels.
  public var wheel = ColorCanvas.Style()
  /// Of palettes.
  public var palette = ColorPalette.Style()
  /// Of previews.
  public var preview = ColorPreview.Style()

  /// The looks that documents have where they say nothing.
  public init() {}
}
