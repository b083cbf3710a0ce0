import PickerGeometry

extension TextStyle {
  /// Returns the style with the size at which a browser sets it: Chromium truncates it to 1/100 px, and Firefox sets Thai in 13 px at least.
  ///
  /// Source: Blink's `FontCache`, and Firefox's preference `font.minimum-size.th`.
  package func resized(for browser: Browser) -> TextStyle {
    let size =
      switch browser {
      case .chromium, .webkit: browser.adjusted(size: font.size)
      case .firefox: isThai ? max(13, font.size) : font.size
      }
    guard size != font.size, size > 0 else { return self }
    var style = self
    style.font.lineHeight = font.specifiedLineHeight
    style.font.size = size
    return style
  }

  private var isThai: Bool {
    guard let language = language?.asciiLowercased else { return false }
    return language == "th" || language.hasPrefix("th-")
  }
}

extension Browser {
  /// Returns the size in which a browser sets a face that it adjusts to an x-height: Chromium truncates it to 1/100
  /// px, and Firefox uses whole pixels.
  package func adjusted(size: Double) -> Double {
    switch self {
    // A size such as 17.6 is a little less than that, and half a pixel can be a little more.
    case .chromium, .webkit: (size * 100 + 1e-6).rounded(.down) / 100
    case .firefox: max(1, (size - 1e-6).rounded())
    }
  }
}
