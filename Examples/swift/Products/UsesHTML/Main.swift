import PickerHTML

/// Renders a page with the picture of segments whose texts are measured in cells.
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
    let tree = Segmented(["Day", "Week"]).measured(by: Cells()).layout()
    let page = HTMLRenderer(outlines: Cells()).render(DocumentLayout(tree))
    let text = String(decoding: page, as: UTF8.self)
    print(text.contains("<svg"), text.contains("<script"))
  }
}
