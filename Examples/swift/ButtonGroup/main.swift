// A connected button group under a finger: the pressed button grows, its neighbours give way, and its corners change.
//
//     swift run ButtonGroup
//
// A session knows how the group looks at any time: while the finger is down, while the button shrinks again, and while the
// selection goes from one button to another.

import Foundation
import PickerLayout

var picker = SegmentedPicker(["Day", "Week", "Month", "Year"])
picker.settings.variant = .connected

var session = picker.session(width: 320)
session.press(index: 1, at: 0)  // a finger comes down on "Week" …
for time in [0, 0.02, 0.05, 0.2] { show(session.tree(at: time), at: time) }

session.press(index: nil, at: 0.2)  // … and goes up
session.select("Week", at: 0.2)
for time in [0.22, 0.25, 0.5] { show(session.tree(at: time), at: time) }
print(session.isAnimating(at: 0.5) ? "It still moves" : "Everything is at rest")

/// Prints the width of each button and the corner radius of "Week" towards "Day".
func show(_ tree: LayoutTree, at time: Double) {
  let buttons = tree.nodes(role: .segment)
  let widths = buttons.map { String(format: "%5.1f", $0.frame.width) }.joined(separator: " ")
  let corner = buttons[1].paint?.cornerRadius.topLeft ?? 0
  print(String(format: "%3.0f ms: %@, corner %4.1f", time * 1000, widths, corner))
}
