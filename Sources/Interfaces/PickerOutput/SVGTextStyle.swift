public import PickerLayout

/// How SVG represents text.
public enum SVGTextStyle: String, CaseIterable, Sendable {
  /// Filled glyph outlines, which viewers draw alike without the font.
  case outlines
  /// Text that can be selected, with its fonts embedded.
  case live
}

extension SVGTextStyle {
  /// The text of a renderer, with the fonts of `measurer` where it is live.
  public func text(of measurer: TextMeasurer) -> SVGRenderer.Text {
    switch self {
    case .outlines: .outlines
    case .live: .live(measurer)
    }
  }
}
