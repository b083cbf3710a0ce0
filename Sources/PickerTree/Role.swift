/// What a node of a layout tree is.
public enum Role: String, Hashable, Sendable, CaseIterable {
  case chips, row, chip, overflow
  case label, icon, trailingIcon, checkmark, badge
  case segmented, indicator, separator, segment
  case text, line
  case flow, item
  case stack, grid, title
  case colorPicker, slider, canvas, wheel, palette, swatch, track, thumb, preview, checkerboard
  case chromaTouch, peek, preset
  case carousel, page, dot
  case shape
  case drawing, layer, image

  /// Whether nodes of this role can be selected and disabled, and say so.
  public var isSelectable: Bool { self == .chip || self == .segment }

  /// Whether nodes of this role are for fingers and keys: they have a hit region of their own.
  public var isTarget: Bool {
    switch self {
    case .chip, .overflow, .trailingIcon, .segment, .slider, .canvas, .wheel, .swatch, .preset,
      .dot:
      true
    default: false
    }
  }

  /// Whether nodes of this role carry a measured text.
  public var hasText: Bool {
    switch self {
    case .label, .text, .line, .title: true
    default: false
    }
  }

  /// Whether the paint of nodes of this role colours a text, and not a box.
  public var paintsText: Bool { self == .label || self == .line || self == .title }

  /// Whether nodes of this role are pictures that the renderer knows by name.
  public var hasName: Bool {
    switch self {
    case .icon, .trailingIcon, .checkmark: true
    default: false
    }
  }
}
