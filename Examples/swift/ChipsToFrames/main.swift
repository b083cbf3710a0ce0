// Texts in, frames out: measures chips once and lays them out at three widths.
//
//     swift run ChipsToFrames
//
// This is all that a program needs which draws by itself: where each chip is, in points, with the origin at the top
// left. The fonts are built in; nothing is read from the system.

import PickerLayout

var chips = Chips(["tea", "coffee", "cocoa", "lemonade", "water"])
chips.alignment = .leading
chips.container.scale = 2  // edges lie on whole pixels of a display with two pixels per point

let measured = chips.measured(by: TextMeasurer.shared)  // shapes every text, once

for width in [400.0, 240, 120] {
  let tree = measured.layout(within: ProposedSize(width: width))  // arithmetic only
  let rows = tree.nodes(role: .row).count
  print("In a width of \(width): \(rows == 1 ? "1 row" : "\(rows) rows"), \(tree.size.height) high")
  for item in tree.items {
    let frame = item.frame
    print("  \(item.id ?? "") at \(frame.x), \(frame.y), size \(frame.width) × \(frame.height)")
  }
}
