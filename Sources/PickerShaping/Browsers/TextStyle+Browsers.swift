import PickerGeometry
import PickerText

extension TextStyle {
  /// Returns the style with the size at which a browser sets it: Firefox sets Thai in 13 px at least.
  ///
  /// Source: its preference `font.minimum-size.th`.
  func resized(for browser: Browser) -> TextStyle {
    guard browser == .firefox, font.size < 13, isThai else { return self }
    var style = self
    style.font.size = 13
    return style
  }

  private var isThai: Bool {
    guard let language = language?.lowercased() else { return false }
    return language == "th" || language.hasPrefix("th-")
  }
}
