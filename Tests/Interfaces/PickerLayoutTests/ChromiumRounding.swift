import PickerControls
import PickerLayout

/// Measures like `base` and then rounds like Chromium: every label's width up to 1/64 point.
///
/// Chromium's rounded widths affect the positions of all boxes after a label. With the same rounding, any
/// remaining difference is a difference of the layout.
final class ChromiumRounding: FontCatalog {
  let base: any FontCatalog

  init(base: any FontCatalog) {
    self.base = base
  }

  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    base.measure(requests).map { text in
      var rounded = text
      rounded.size.width = (text.size.width * 64 - 1e-6).rounded(.up) / 64
      return rounded
    }
  }

  func contains(family: String) -> Bool { base.contains(family: family) }

  func axes(ofFamily family: String) -> [String] { base.axes(ofFamily: family) }

  func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog {
    ChromiumRounding(base: try base.adding(files))
  }
}
