import PickerColor
import PickerGeometry
import PickerTree

/// A surface on which two parameters are picked at once: a canvas or a wheel.
protocol ColorPlane: ColorSurface {
  /// What is picked in its two directions.
  var pair: ParameterPair { get }

  /// How it looks.
  var style: ColorCanvas.Style { get }

  /// How round the corners of what is painted are.
  func cornerRadius(of frame: Rect) -> Double

  /// How one gradient lies on it.
  func pattern(of layer: ColorLayers.Layer, in field: ColorField) -> Fill.Pattern
}

extension ColorPlane {
  var parameters: [Parameter] { [pair.first, pair.second] }

  func size(in width: Double?) -> Size { style.size(in: width) }

  var overhang: Insets { style.overhang }

  func append(_ value: ColorValue, in field: ColorField, to tree: inout LayoutTree) {
    tree.appendTrack(
      fills(value, in: field), frame: field.frame, cornerRadius: cornerRadius(of: field.frame),
      opacity: parameters.contains(where: \.isAlpha) ? 1 : value.alpha,
      over: checkerboard(value))
    if let center = thumb(of: value, in: field) { style.appendThumb(at: center, to: &tree) }
  }

  /// Gradients over each other; a mesh where no gradients give what picking does.
  private func fills(_ value: ColorValue, in field: ColorField) -> [Fill] {
    if let layers = ColorLayers(pair, of: value) {
      return layers.fills { pattern(of: $0, in: field) }
    }
    let mesh = Mesh { place in
      picking(at: place.point(in: field.frame), from: value.opaque, in: field).color
    }
    return [Fill(.mesh(mesh))]
  }
}
