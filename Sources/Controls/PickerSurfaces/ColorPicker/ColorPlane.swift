import PickerColor
import PickerGeometry
import PickerTree

/// A surface on which two parameters are picked simultaneously: a canvas or a wheel.
protocol ColorPlane: ColorSurface {
  /// The parameters of its two directions.
  var pair: ParameterPair { get }

  associatedtype Style: ColorPlaneStyle

  /// The style.
  var style: Style { get }

  /// The corner radius of the painted surface, in points.
  func cornerRadius(of frame: Rect) -> Double

  /// The fill pattern of one layer.
  func pattern(of layer: ColorLayers.Layer, in field: ColorField) -> Fill.Pattern
}

extension ColorPlane {
  var parameters: [Parameter] { [pair.first, pair.second] }

  func size(in width: Double?) -> Size { style.size(in: width) }

  func overhang(of thumb: ColorThumb) -> Insets { style.overhang(of: thumb) }

  func append(_ value: ColorValue, in field: ColorField, to tree: inout LayoutTree) {
    tree.appendTrack(
      fills(value, in: field), in: field, cornerRadius: cornerRadius(of: field.frame),
      over: checkerboard)
    guard let center = thumb(of: value, in: field) else { return }
    style.appendThumb(field.thumb, at: center, to: &tree)
  }

  /// The exact gradient layers, or a mesh where none exist.
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

/// The style of a surface on which two parameters are picked.
protocol ColorPlaneStyle: Sendable {
  /// The side length in points; nil fills the available width, or is 300 without one.
  var size: Double? { get set }
  /// The diameter of the thumb in points.
  var thumbSize: Double { get set }
}

extension ColorPlaneStyle {
  func size(in width: Double?) -> Size {
    let side = size ?? width ?? ColorControl.defaultSize
    return Size(width: side, height: side)
  }

  /// Half the thumb and half of its ring.
  func overhang(of thumb: ColorThumb) -> Insets { Insets(thumb.reach(ofLength: thumbSize)) }

  func appendThumb(_ thumb: ColorThumb, at center: Point, to tree: inout LayoutTree) {
    tree.appendThumb(Rect(center: center, size: Size(width: thumbSize, height: thumbSize)), thumb)
  }
}
