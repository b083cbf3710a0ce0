import ArgumentParser
import PickerCairo
import PickerLayout

/// What the renderers need beside the tree.
struct RenderingOptions {
  /// Pixels per point.
  var scale = 1.0
  /// The source of nested pictures.
  var images: any ImageLoading = InlineImages()
  /// The measurer of the tree, which has the outlines of its glyphs.
  var measurer = TextMeasurer.shared
  /// How SVG represents text.
  var text = SVGRenderer.Text.outlines
  /// JSON without any white space.
  var isCompact = false
  /// The terminal for which characters are rendered.
  var terminal = Terminal(columns: 100)
}

extension Double {
  /// Reports a `--scale` out of range as an error of usage.
  func checkScale() throws(ValidationError) {
    guard self >= 0.01 && self <= 1000 else {
      throw ValidationError("--scale: must be 0.01 to 1000, is \(plain)")
    }
  }
}
