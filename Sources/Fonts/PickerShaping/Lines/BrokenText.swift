import PickerGeometry
import PickerLimits
import PickerText

/// A text broken into lines or truncated, independent of the font size.
final class BrokenText: TextContent {
  let broken: [ShapedLine]
  let primary: FontInstance
  let missing: [Unicode.Scalar]
  let missingPictures: [String]
  let missingFamilies: [String]

  init(_ broken: [ShapedLine], of text: ShapedText) {
    self.broken = broken
    primary = text.style.primary
    missing = text.missing
    missingPictures = text.missingPictures
    missingFamilies = text.missingFamilies
  }

  var text: String { broken.map(\.text).joined(separator: "\n") }

  var lineCount: Int { broken.count }

  func lines(at scale: TextScale) -> [TextLine] {
    var (lines, top) = ([TextLine](), 0.0)
    lines.reserveCapacity(broken.count)
    var checkpoint = Checkpoint(every: 64)
    for line in broken where checkpoint.mayProceed() {
      let extent = LineExtent(primary: primary, runs: line.shaped.runs, at: scale)
      lines.append(line.placed(at: scale, top: top, extent: extent))
      top += extent.height
    }
    return lines
  }

  func line(_ number: Int, at scale: TextScale) -> TextLine? {
    guard broken.indices.contains(number) else { return nil }
    let extent = LineExtent(primary: primary, runs: broken[number].shaped.runs, at: scale)
    return broken[number].placed(at: scale, top: 0, extent: extent)
  }

  /// The advance of the widest line, the sum of the line heights, and the baseline of the first line, in points.
  func extent(at scale: TextScale) -> (size: Size, baseline: Double) {
    var size = Size.zero
    var baseline: Double?
    var checkpoint = Checkpoint(every: 64)
    for line in broken where checkpoint.mayProceed() {
      let extent = LineExtent(primary: primary, runs: line.shaped.runs, at: scale)
      size.width = max(size.width, line.width(at: scale))
      size.height += extent.height
      baseline = baseline ?? extent.baseline
    }
    return (size, baseline ?? 0)
  }
}
