public import PickerRendering
public import PickerShaping

/// How SVG represents text.
public enum SVGTextStyle: String, CaseIterable, Sendable {
  /// Filled glyph outlines, which look the same in every viewer without the font.
  case outlines
  /// Selectable text with embedded fonts.
  case live
}

extension SVGTextStyle {
  /// The text of a renderer, with the fonts of `measurer` if it is live.
  public func text(of measurer: TextMeasurer) -> SVGRenderer.Text {
    switch self {
    case .outlines: .outlines
    case .live: .live(measurer)
    }
  }
}
