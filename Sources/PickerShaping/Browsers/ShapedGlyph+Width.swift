import PickerGeometry
import PickerText

extension ShapedGlyph {
  /// The advance of a glyph that stands alone, in points, without letter spacing.
  func width(in instance: FontInstance, at scale: TextScale) -> Double {
    scale.browser.map { BrowserAdvances($0, at: scale).advance(of: self, in: instance) }
      ?? Double(advance) / instance.unitsPerEm * scale.size
  }
}
