import PickerColor
import PickerGeometry

/// A part of a colour picker with nothing but its geometry: which colour is at a point, and where a colour is.
///
/// For pages, whose pictures are drawn already.
package struct ColorPart: Sendable {
  private let kind: PartKind
  private let binding: ColorBinding

  /// The kinds of parts whose points pick a colour. A swatch is that of a ``ChromaTouch``.
  package enum PartKind: Int, Hashable, Sendable, CaseIterable {
    /// A line for one parameter.
    case slider
    /// A rectangle for two.
    case canvas
    /// A disc for two.
    case wheel
    /// A rectangle for two that paints the picked colour.
    case swatch
    /// A grid of colours of two parameters.
    case palette
  }

  /// Creates a part of a kind; nil if the parameters do not suit it.
  package init?(_ kind: PartKind, _ binding: ColorBinding) {
    let count = binding.parameters.count
    guard count > (kind == .slider ? 0 : 1),
      count < 2 || binding.parameters[0] != binding.parameters[1]
    else { return nil }
    self.kind = kind
    self.binding = binding
  }

  /// Whether one of its directions picks the alpha.
  package var picksAlpha: Bool { binding.parameters.contains { $0.isAlpha } }

  /// Returns the colour after a touch at a point of a box of the given size; of a palette, it stays.
  package func picking(at point: Point, from value: ColorValue, in size: Size) -> ColorValue {
    let field = ColorField(frame: Rect(size: size), isMirrored: binding.isMirrored)
    switch kind {
    case .slider: return slider.picking(at: point, from: value, in: field)
    case .wheel: return wheel?.picking(at: point, from: value, in: field) ?? value
    case .canvas, .swatch: return canvas?.picking(at: point, from: value, in: field) ?? value
    case .palette: return value
    }
  }

  /// Returns the centre of the thumb in a box of the given size; nil if there is none.
  package func thumb(of value: ColorValue, in size: Size) -> Point? {
    let field = ColorField(frame: Rect(size: size), isMirrored: binding.isMirrored)
    switch kind {
    case .slider: return slider.thumb(of: value, in: field)
    case .wheel: return wheel?.thumb(of: value, in: field)
    case .canvas: return canvas?.thumb(of: value, in: field)
    case .swatch, .palette: return nil
    }
  }

  /// Returns the colour after a key; nil if the key means nothing.
  package func pressing(_ key: SessionKey, from value: ColorValue) -> ColorValue? {
    if kind == .wheel, let wheel, let step = key.step { return wheel.moving(by: step, from: value) }
    return binding.pressing(key, from: value)
  }

  /// Returns the colour of a swatch of a palette.
  package func swatch(_ column: Int, _ row: Int, from value: ColorValue) -> ColorValue {
    value.setting(binding.parameters[0], to: ColorBinding.share(column, of: binding.columns))
      .setting(binding.parameters[1], to: ColorBinding.share(row, of: binding.rows))
  }

  private var slider: ColorSlider {
    ColorSlider(
      binding.parameters[0],
      style: ColorSlider.Style(axis: binding.axis, isInverted: binding.isInverted))
  }

  private var pair: ParameterPair? {
    try? ParameterPair(first: binding.parameters[0], second: binding.parameters[1])
  }

  private var canvas: ColorCanvas? { pair.map { ColorCanvas($0) } }
  private var wheel: ColorWheel? { pair.map { ColorWheel($0) } }
}

extension ColorBinding {
  /// The value of a parameter in a column or row of swatches.
  fileprivate static func share(_ place: Int, of count: Int) -> Double {
    count > 1 ? Double(place) / Double(count - 1) : 0
  }
}
