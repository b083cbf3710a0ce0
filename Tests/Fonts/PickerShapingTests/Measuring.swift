import PickerGeometry
import PickerText

@testable import PickerShaping

/// Measures one text, by default with the bundled fonts.
func measured(
  _ text: String, _ font: Font = Font(), language: String? = nil,
  direction: LayoutDirection? = .leftToRight, in width: Double = .infinity, lines: Int? = 1,
  cut: Truncation = .tail, ink: Bool = false, by measurer: some TextMeasuring = TextMeasurer.shared
) -> MeasuredText {
  let style = TextStyle(font: font, language: language, direction: direction)
  let request = TextRequest(
    text, style: style, maxWidth: width, maxLines: lines, truncation: cut, wantsInk: ink)
  return measurer.measure([request])[0]
}

extension MeasuredText {
  /// The family, direction and clusters of each run, in visual order.
  var runPicture: String {
    lines.map { line in
      line.runs.map { run in
        let arrow = run.direction == .leftToRight ? ">" : "<"
        return
          "\(run.face.family) \(arrow) \(run.glyphs.map { "\($0.cluster)" }.joined(separator: " "))"
      }.joined(separator: " | ")
    }.joined(separator: "\n")
  }
}

extension FacePlace {
  /// The location of a face that is never opened.
  static let nowhere = FacePlace(source: "/no/such/file.ttf", index: 0)
}
