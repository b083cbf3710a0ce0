// A segmented control at 60 frames a second: a tap moves the indicator, a second tap turns it back on its way, and each
// frame becomes a picture.
//
//     swift run AnimatedSegments [FOLDER]
//
// A session has the picture of any time, so a program draws whenever its display wants a frame. The part of a label that
// the indicator covers has the selected colour.

import Foundation
import PickerLayout

var picker = SegmentedPicker(["Day", "Week", "Month", "Year"])
picker.settings.segment.textColor = Color("dimgray")
picker.settings.segment.selectedTextColor = .white
picker.settings.indicator.fills = [.color(Color("royalblue") ?? .black)]
picker.settings.transition = IndicatorTransition(
  timing: .curve(.easeInOut, duration: 0.25), style: .stretch)

var session = picker.session(width: 320)
session.select("Year", at: 0)

let folder = try pictureFolder()
for number in 0... {
  let time = Double(number) / 60
  if number == 8, let week = session.frame(of: "Week") {
    session.tap(atPoint: week.center, at: time)  // the indicator turns without a jump
  }
  let tree = session.tree(at: time)
  let picture = SVGRenderer().render(tree)
  try Data(picture).write(to: folder.appendingPathComponent(String(format: "%02d.svg", number)))
  if let indicator = session.indicator(at: time) {
    print(
      String(format: "%2d at %.3f s: indicator at %6.2f,", number, time, indicator.x),
      String(format: "%5.1f wide", indicator.width) + crossedLabels(of: tree))
  }
  if !session.isAnimating(at: time) { break }  // the picture at rest is the last one
}
print("\(session.selection ?? "Nothing") is selected")
FileHandle.standardError.write(Data("The pictures are in \(folder.path)\n".utf8))

/// The labels that have two colours, because the indicator covers them in part.
func crossedLabels(of tree: LayoutTree) -> String {
  let labels = tree.nodes(role: .label).filter { $0.crossing != nil }.compactMap(\.text)
  return labels.isEmpty ? "" : ", across " + labels.joined(separator: " and ")
}

/// The folder that the first argument names, or a temporary one.
func pictureFolder() throws -> URL {
  let files = FileManager.default
  let temporary = files.temporaryDirectory.appendingPathComponent("AnimatedSegments").path
  let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? temporary)
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}
