import PickerControls

/// A measurer for terminals: every grapheme cluster is one cell wide, every line one cell high.
final class Cells: TextMeasuring {
  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    requests.map { request in
      let size = Size(width: Double(request.text.count), height: 1)
      let line = TextLine(text: request.text, frame: Rect(size: size), baseline: 0.8)
      return MeasuredText(size: size, baseline: 0.8, lines: [line])
    }
  }
}

/// Chips in the cells of a terminal.
@main struct Main {
  static func main() {
    var style = ItemStyle()
    style.padding = Insets(1)
    style.border = .zero
    let chips = Chips(
      items: ["tea", "coffee", "cocoa"], itemSpacing: 1, rowSpacing: 0, chip: style)
    let tree = chips.measured(by: Cells()).layout(within: ProposedSize(width: 14))
    print(tree.nodes(role: .row).count, tree.size.width, tree.size.height)
  }
}
