import PickerLayout

/// Measures as `base` does and then rounds as Chromium does: every label's width up to 1/64 point.
///
/// Chromium hands these rounded widths on to the boxes behind a label. With them taken in, what is
/// left between its boxes and ours is the layout's own.
struct ChromiumRounding: FontCatalog {
  let base: any FontCatalog

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
