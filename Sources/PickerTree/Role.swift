/// What a node of a layout tree is.
public enum Role: String, Hashable, Sendable, CaseIterable {
  case chips, row, chip, overflow
  case label, icon, trailingIcon, checkmark, badge
  case segmented, indicator, separator, segment
  case text, line
  case flow, item
  case colorPicker, slider, canvas, wheel, palette, swatch, track, thumb, preview, checkerboard
  case chromaTouch, peek, preset

  /// Whether nodes of this role can be selected and disabled, and say so.
  public var isSelectable: Bool { self == .chip || self == .segment }

  /// Whether nodes of this role carry a measured text.
  public var hasText: Bool {
    switch self {
    case .label, .text, .line, .badge: true
    default: false
    }
  }
}
