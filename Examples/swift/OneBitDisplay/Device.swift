// A segmented control and chips on a display of 128 × 64 pixels, for a microcontroller without an operating system, and
// for Linux, where the same program prints the same bytes.

import PickerControls

@main struct Device {
  static func main() {
    let font = TinyFont()
    let session = AnyControl(segments).session(by: font)
    let chips = AnyControl(drinks).session(by: font)
    for frame in 0...2 {
      let time = 0.1 * Double(frame)
      if frame == 1 {
        session?.tap(atPoint: Point(x: 110, y: 6), at: 0.05)
        chips?.tap(atPoint: Point(x: 60, y: 6), at: 0.05)
      }
      var display = Display()
      if let tree = session?.tree(at: time) { display.draw(tree, at: Point(x: 2, y: 2), font) }
      if let tree = chips?.tree(at: time) { display.draw(tree, at: Point(x: 2, y: 20), font) }
      print("at \(frame) tenths of a second: \(session?.selection.first ?? "none")")
      display.show()
    }
  }

  private static var segments: Segmented {
    var style = ItemStyle()
    style.padding = Insets(3)
    style.border = Insets(0)
    var segments = Segmented(items: ["DAY", "WEEK", "MONTH"]) { $0.segment = style }
    segments.container.width = 124
    segments.container.padding = Insets(1)
    segments.spacing = 0
    return segments
  }

  private static var drinks: Chips {
    var style = ItemStyle()
    style.padding = Insets(2)
    style.border = Insets(1)
    var chips = Chips(items: ["TEA", "COFFEE", "COCOA", "MILK", "LEMONADE", "ICED COFFEE", "WATER"])
    {
      $0.itemSpacing = 2
      $0.rowSpacing = 2
      $0.alignment = .leading
      $0.chip = style
    }
    chips.container.width = 124
    chips.selection.mode = .multiple
    return chips
  }
}
