import ArgumentParser
import PickerLayout

/// How SVG represents text.
enum SVGTextStyle: String, CaseIterable, ExpressibleByArgument {
  case outlines, live
}

extension SVGTextStyle {
  /// The text of a renderer, with the fonts of `measurer` where it is live.
  func text(of measurer: TextMeasurer) -> SVGRenderer.Text {
    switch self {
    case .outlines: .outlines
    case .live: .live(measurer)
    }
  }

  /// Reports the choice as an error of usage where the format is not SVG.
  static func check(_ style: SVGTextStyle?, for format: OutputFormat?) throws(ValidationError) {
    guard style == nil || format == .svg else {
      throw ValidationError("--text is for --format svg: no other format has a choice")
    }
  }
}
