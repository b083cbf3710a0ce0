import PickerGeometry

/// How much wider strokes are where a family has no bold face.
package enum SyntheticBold {
  /// Returns the width that strokes gain, in em; 0 if the face is bold or need not be.
  ///
  /// A weight of 600 or more is bold, like in browsers.
  ///
  /// - Parameters:
  ///   - heaviest: The maximum weight of the face.
  ///   - browser: The browser to match; nil uses Chromium's rules.
  package static func width(for font: Font, heaviest: Double, in browser: Browser?) -> Double {
    guard font.weight.value >= 600, heaviest < 600, font.size > 0 else { return 0 }
    guard browser == .firefox else { return skia(font.size) }
    return (font.size * 64 / 48).rounded(.down) / 64 / font.size
  }

  /// Returns the advance in em that wider strokes add to each glyph: Firefox makes room for them in TrueType outlines.
  package static func advance(
    ofWidth width: Double, hasTrueTypeOutlines: @autoclosure () -> Bool, in browser: Browser?
  ) -> Double {
    browser == .firefox && width > 0 && hasTrueTypeOutlines() ? width : 0
  }

  /// 1/24 em up to 9 px, 1/32 em at 36 px or more. Source: Skia's `kStdFakeBoldInterpKeys`.
  private static func skia(_ size: Double) -> Double {
    let share = (min(max(size, 9), 36) - 9) / 27
    return 1.0 / 24 + share * (1.0 / 32 - 1.0 / 24)
  }
}
