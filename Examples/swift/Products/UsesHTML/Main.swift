import PickerHTML

/// Renders a page with selectable segments, with texts measured in cells.
final class Cells: TextMeasuring, GlyphOutlining {
  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    requests.map { request in
      let size = Size(width: Double(request.text.count * 8), height: 16)
      let line = TextLine(text: request.text, frame: Rect(size: size), baseline: 12)
      return MeasuredText(size: size, baseline: 12, lines: [line])
    }
  }

  func outline(of glyph: UInt32, in face: FontFace) -> Path? { nil }
}

@main struct Main {
  static func main() {
    let control = Segmented(["Day", "Week"])
    let page = HTMLRenderer(outlines: Cells()).render(
      control.measured(by: Cells()), in: ProposedSize())
    let text = String(decoding: page, as: UTF8.self)
    print(text.contains("role=\"radio\""), text.contains("<script"))
  }
}
