import CPickerLayout
import PickerBlock
import PickerControls
import PickerLayout

/// Measures texts by the callbacks of a program that draws from a font atlas.
///
/// Its context is passed to several threads at once, as the header says.
final class AtlasMeasurer: AdvanceMeasuring, @unchecked Sendable {
  private let callbacks: pl_measurer
  private let advance:
    @convention(c) (
      UnsafeMutableRawPointer?, pl_string, UnsafePointer<pl_atlas_font>?
    ) -> Double

  init(_ callbacks: pl_measurer) throws(Failure) {
    guard let advance = callbacks.advance else { throw .argument("measurer.advance is NULL") }
    self.callbacks = callbacks
    self.advance = advance
  }

  deinit { callbacks.release?(callbacks.context) }

  func advance(of cluster: Character, in font: Font) -> Double? {
    let width = withAtlasFont(font) { font in
      var text = String(cluster)
      return text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) {
          advance(callbacks.context, pl_string(bytes: $0.baseAddress, count: $0.count), font)
        }
      }
    }
    return width >= 0 ? width : nil
  }

  func metrics(of font: Font) -> FontMetrics {
    var (ascent, descent) = (0.75 * font.size, 0.25 * font.size)
    if let metrics = callbacks.metrics {
      withAtlasFont(font) { metrics(callbacks.context, $0, &ascent, &descent) }
    }
    return FontMetrics(ascent: ascent, descent: descent)
  }

  private func withAtlasFont<Result>(
    _ font: Font, _ body: (UnsafePointer<pl_atlas_font>) -> Result
  ) -> Result {
    var family = font.families.first ?? ""
    let (size, weight) = (font.size, font.weight.value)
    let style = Constants.styles.constant(of: font.style)
    return family.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { name in
        let family = pl_string(bytes: name.baseAddress, count: name.count)
        return withUnsafePointer(
          to: pl_atlas_font(family: family, size: size, weight: weight, style: style, reserved: 0),
          body)
      }
    }
  }
}
